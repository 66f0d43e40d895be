use okl_plugin::Dialect;

pub(crate) const DIALECT: Dialect = Dialect { name: "openmp", extension: "cpp" };
