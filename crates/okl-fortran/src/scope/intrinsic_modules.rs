//! The constants of the intrinsic modules, as compilers for Linux on 64-bit machines have them.

/// The constants of an intrinsic module; none if there is no such module. Functions and types of these modules are not
/// listed.
pub fn constants(module: &str) -> Option<&'static [(&'static str, i64)]> {
    match module {
        "iso_fortran_env" => Some(ENVIRONMENT),
        "iso_c_binding" => Some(BINDING),
        "openacc" => Some(OPENACC),
        "ieee_arithmetic" | "ieee_exceptions" | "ieee_features" | "omp_lib" | "cudafor" => Some(&[]),
        _ => None,
    }
}

const ENVIRONMENT: &[(&str, i64)] = &[
    ("int8", 1),
    ("int16", 2),
    ("int32", 4),
    ("int64", 8),
    ("real32", 4),
    ("real64", 8),
    ("real128", 16),
    ("logical8", 1),
    ("logical16", 2),
    ("logical32", 4),
    ("logical64", 8),
    ("character_storage_size", 8),
    ("file_storage_size", 8),
    ("numeric_storage_size", 32),
    ("error_unit", 0),
    ("input_unit", 5),
    ("output_unit", 6),
];

const BINDING: &[(&str, i64)] = &[
    ("c_int", 4),
    ("c_short", 2),
    ("c_long", 8),
    ("c_long_long", 8),
    ("c_signed_char", 1),
    ("c_size_t", 8),
    ("c_int8_t", 1),
    ("c_int16_t", 2),
    ("c_int32_t", 4),
    ("c_int64_t", 8),
    ("c_int_least8_t", 1),
    ("c_int_least16_t", 2),
    ("c_int_least32_t", 4),
    ("c_int_least64_t", 8),
    ("c_int_fast8_t", 1),
    ("c_int_fast16_t", 8),
    ("c_int_fast32_t", 8),
    ("c_int_fast64_t", 8),
    ("c_intmax_t", 8),
    ("c_intptr_t", 8),
    ("c_ptrdiff_t", 8),
    ("c_float", 4),
    ("c_double", 8),
    ("c_float_complex", 4),
    ("c_double_complex", 8),
    ("c_bool", 1),
    ("c_char", 1),
];

/// Table 1 of the OpenACC specification's section 3.1; the values are those of okl's module.
const OPENACC: &[(&str, i64)] = &[
    ("acc_device_kind", 4),
    ("acc_handle_kind", 4),
    ("acc_device_property_kind", 4),
    ("acc_device_property", 4),
    ("acc_device_none", 0),
    ("acc_device_default", 1),
    ("acc_device_host", 2),
    ("acc_device_not_host", 3),
    ("acc_device_nvidia", 4),
    ("acc_device_radeon", 5),
    ("acc_device_current", 6),
    ("acc_property_memory", 1),
    ("acc_property_free_memory", 2),
    ("acc_property_shared_memory_support", 3),
    ("acc_property_name", 0x10001),
    ("acc_property_vendor", 0x10002),
    ("acc_property_driver", 0x10003),
    ("acc_async_noval", -1),
    ("acc_async_sync", -2),
    ("acc_async_default", -3),
    ("openacc_version", 201_711),
];
