use okl_plugin::Dialect;

pub(crate) const DIALECT: Dialect = Dialect { name: "cuda", extension: "cu" };
