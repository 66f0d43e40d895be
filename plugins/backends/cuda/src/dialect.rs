use okl_plugin::Dialect;

pub(crate) const DIALECT: Dialect = Dialect::CUDA_LIKE;
