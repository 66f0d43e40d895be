use okl_plugin::Dialect;

pub(crate) const DIALECT: Dialect = Dialect {
    name: "openmp",
    parallel_for: "omp parallel for",
    atomic: "omp atomic",
    critical: "omp critical (okl_atomic)",
    ..Dialect::C_LIKE
};
