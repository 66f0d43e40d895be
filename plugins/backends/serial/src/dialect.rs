use okl_plugin::Dialect;

pub(crate) const DIALECT: Dialect = Dialect::C_LIKE;
