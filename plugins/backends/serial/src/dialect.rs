use okl_plugin::Dialect;

pub(crate) const DIALECT: Dialect = Dialect { name: "serial", extension: "cpp" };
