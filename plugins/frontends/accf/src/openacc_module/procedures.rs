//! The procedures of section 3.2 of the OpenACC specification that have interfaces in Fortran.

use okl_fortran::scope::intrinsic_constants;

/// What an argument is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Data of the host, with its size.
    Data,
    /// Data of the host, of which only the address counts.
    Address,
    /// A number of bytes: an integer of this kind.
    Bytes(u8),
    /// An integer.
    Number,
    /// An array of integers.
    Numbers,
    /// An address on the device.
    Pointer,
    /// A text.
    Characters,
}

impl Form {
    /// The form that a letter in the table stands for.
    pub fn of(code: &str) -> Form {
        match code {
            "d" => Form::Data,
            "a" => Form::Address,
            "b" => Form::Bytes(4),
            "v" => Form::Numbers,
            "p" => Form::Pointer,
            "c" => Form::Characters,
            _ => Form::Number,
        }
    }

    /// The declaration in Fortran, without the name.
    pub fn declaration(self) -> &'static str {
        match self {
            Form::Data | Form::Address => "type(*), dimension(..)",
            Form::Bytes(8) => "integer(8), value",
            Form::Bytes(_) | Form::Number => "integer(4), value",
            Form::Numbers => "integer(4)",
            Form::Pointer => "type(c_ptr), value",
            Form::Characters => "character(len=*)",
        }
    }

    /// The type in C++, with a blank behind it if it needs one.
    pub fn c_type(self) -> &'static str {
        match self {
            Form::Data | Form::Address | Form::Characters => "CFI_cdesc_t *",
            Form::Bytes(8) => "long long ",
            Form::Bytes(_) | Form::Number => "int ",
            Form::Numbers => "int *",
            Form::Pointer => "void *",
        }
    }

    /// What the function of the API gets.
    pub fn c_value(self, name: &str, has_bytes: bool) -> String {
        match self {
            Form::Data if !has_bytes => format!("okl_accf::base({name}), okl_accf::bytes({name})"),
            Form::Data | Form::Address => format!("okl_accf::base({name})"),
            Form::Bytes(_) => format!("okl_accf::size({name})"),
            _ => name.to_string(),
        }
    }
}

/// The type of a result in Fortran; none for subroutines.
pub fn result_type(code: char) -> Option<&'static str> {
    match code {
        'i' => Some("integer(4)"),
        'l' => Some("logical"),
        'z' => Some("integer(8)"),
        'p' => Some("type(c_ptr)"),
        _ => None,
    }
}

/// The type of a result in C++.
pub fn c_result(code: char) -> &'static str {
    match code {
        'i' | 'l' => "int ",
        'z' => "long long ",
        'p' => "void *",
        _ => "void ",
    }
}

/// The names without `acc_`, the results, and the forms: arguments with letters, see [`Form::of`].
pub const PROCEDURES: &[(&str, char, &str)] = &[
    ("get_num_devices", 'i', "dev_type:i"),
    ("set_device_type", ' ', "dev_type:i"),
    ("get_device_type", 'i', ""),
    ("set_device_num", ' ', "dev_num:i dev_type:i"),
    ("get_device_num", 'i', "dev_type:i"),
    ("get_property", 'z', "dev_num:i dev_type:i property:i"),
    ("get_property_string", ' ', "dev_num:i dev_type:i property:i string:c"),
    ("init", ' ', "dev_type:i"),
    ("init_device", ' ', "dev_num:i dev_type:i"),
    ("shutdown", ' ', "dev_type:i"),
    ("shutdown_device", ' ', "dev_num:i dev_type:i"),
    ("async_test", 'l', "wait_arg:i"),
    ("async_test_device", 'l', "wait_arg:i dev_num:i"),
    ("async_test_all", 'l', ""),
    ("async_test_all_device", 'l', "dev_num:i"),
    ("wait", ' ', "wait_arg:i"),
    ("async_wait", ' ', "wait_arg:i"),
    ("wait_device", ' ', "wait_arg:i dev_num:i"),
    ("wait_async", ' ', "wait_arg:i async_arg:i"),
    ("wait_device_async", ' ', "wait_arg:i async_arg:i dev_num:i"),
    ("wait_all", ' ', ""),
    ("async_wait_all", ' ', ""),
    ("wait_all_device", ' ', "dev_num:i"),
    ("wait_all_async", ' ', "async_arg:i"),
    ("wait_all_device_async", ' ', "async_arg:i dev_num:i"),
    ("wait_any", 'i', "count:i wait_arg:v"),
    ("get_default_async", 'i', ""),
    ("set_default_async", ' ', "async_arg:i"),
    ("on_device", 'l', "dev_type:i"),
    ("malloc", 'p', "bytes:b"),
    ("free", ' ', "data_dev:p"),
    ("copyin", ' ', "data_arg:d|data_arg:d bytes:b"),
    ("copyin_async", ' ', "data_arg:d async_arg:i|data_arg:d bytes:b async_arg:i"),
    ("present_or_copyin", ' ', "data_arg:d|data_arg:d bytes:b"),
    ("pcopyin", ' ', "data_arg:d|data_arg:d bytes:b"),
    ("create", ' ', "data_arg:d|data_arg:d bytes:b"),
    ("create_async", ' ', "data_arg:d async_arg:i|data_arg:d bytes:b async_arg:i"),
    ("present_or_create", ' ', "data_arg:d|data_arg:d bytes:b"),
    ("pcreate", ' ', "data_arg:d|data_arg:d bytes:b"),
    ("copyout", ' ', "data_arg:d|data_arg:d bytes:b"),
    ("copyout_async", ' ', "data_arg:d async_arg:i|data_arg:d bytes:b async_arg:i"),
    ("copyout_finalize", ' ', "data_arg:d|data_arg:d bytes:b"),
    ("copyout_finalize_async", ' ', "data_arg:d async_arg:i|data_arg:d bytes:b async_arg:i"),
    ("delete", ' ', "data_arg:d|data_arg:d bytes:b"),
    ("delete_async", ' ', "data_arg:d async_arg:i|data_arg:d bytes:b async_arg:i"),
    ("delete_finalize", ' ', "data_arg:d|data_arg:d bytes:b"),
    ("delete_finalize_async", ' ', "data_arg:d async_arg:i|data_arg:d bytes:b async_arg:i"),
    ("update_device", ' ', "data_arg:d|data_arg:d bytes:b"),
    ("update_device_async", ' ', "data_arg:d async_arg:i|data_arg:d bytes:b async_arg:i"),
    ("update_self", ' ', "data_arg:d|data_arg:d bytes:b"),
    ("update_self_async", ' ', "data_arg:d async_arg:i|data_arg:d bytes:b async_arg:i"),
    ("update_host", ' ', "data_arg:d|data_arg:d bytes:b"),
    ("update_host_async", ' ', "data_arg:d async_arg:i|data_arg:d bytes:b async_arg:i"),
    ("map_data", ' ', "data_arg:a data_dev:p bytes:b"),
    ("unmap_data", ' ', "data_arg:a"),
    ("deviceptr", 'p', "data_arg:a"),
    ("hostptr", 'p', "data_dev:p"),
    ("is_present", 'l', "data_arg:d|data_arg:d bytes:b"),
    ("memcpy_to_device", ' ', "data_dev_dest:p data_host_src:a bytes:b"),
    ("memcpy_to_device_async", ' ', "data_dev_dest:p data_host_src:a bytes:b async_arg:i"),
    ("memcpy_from_device", ' ', "data_host_dest:a data_dev_src:p bytes:b"),
    ("memcpy_from_device_async", ' ', "data_host_dest:a data_dev_src:p bytes:b async_arg:i"),
    ("memcpy_device", ' ', "data_dev_dest:p data_dev_src:p bytes:b"),
    ("memcpy_device_async", ' ', "data_dev_dest:p data_dev_src:p bytes:b async_arg:i"),
    ("memcpy_d2d", ' ', "data_arg_dest:a data_arg_src:a bytes:b dev_num_dest:i dev_num_src:i"),
    (
        "memcpy_d2d_async",
        ' ',
        "data_arg_dest:a data_arg_src:a bytes:b dev_num_dest:i dev_num_src:i async_arg_src:i",
    ),
    ("attach", ' ', "ptr_addr:a"),
    ("attach_async", ' ', "ptr_addr:a async_arg:i"),
    ("detach", ' ', "ptr_addr:a"),
    ("detach_async", ' ', "ptr_addr:a async_arg:i"),
    ("detach_finalize", ' ', "ptr_addr:a"),
    ("detach_finalize_async", ' ', "ptr_addr:a async_arg:i"),
];

/// Functions that the API for C does not have, or that differ from it.
pub const OWN: &str = r#"#include <string.h>
namespace okl_accf {
inline unsigned long bytes(const CFI_cdesc_t *a) { return (unsigned long)count(a) * (unsigned long)(a ? a->elem_len : 0); }
inline unsigned long size(long long bytes) { return bytes > 0 ? (unsigned long)bytes : 0; }
/* Selects a device as long as it lives. */
struct on_device_number {
  const int before;
  explicit on_device_number(int number) : before(acc_get_device_num(acc_device_current)) { acc_set_device_num(number, acc_device_current); }
  on_device_number(const on_device_number &) = delete;
  ~on_device_number() { acc_set_device_num(before, acc_device_current); }
};
inline int async_test_device(int wait, int number) { const on_device_number on(number); return acc_async_test(wait); }
inline int async_test_all_device(int number) { const on_device_number on(number); return acc_async_test_all(); }
inline void wait_device(int wait, int number) { const on_device_number on(number); acc_wait(wait); }
inline void wait_device_async(int wait, int async, int number) { const on_device_number on(number); acc_wait_async(wait, async); }
inline void wait_all_device(int number) { const on_device_number on(number); acc_wait_all(); }
inline void wait_all_device_async(int async, int number) { const on_device_number on(number); acc_wait_all_async(async); }
/* Fortran counts from one. */
inline int wait_any(int count, int *waits) { const int at = acc_wait_any(count, waits); return at < 0 ? at : at + 1; }
inline void update_host(void *data, unsigned long size) { acc_update_self(data, size); }
inline void update_host_async(void *data, unsigned long size, int async) { acc_update_self_async(data, size, async); }
inline void get_property_string(int number, int type, int property, CFI_cdesc_t *string) {
  const char *const found = acc_get_property_string(number, type, property);
  const size_t length = found ? strlen(found) : 0, room = string->elem_len;
  memset(string->base_addr, ' ', room);
  if (found) memcpy(string->base_addr, found, length < room ? length : room);
}
/* Fortran has no addresses of pointers: kernels get the addresses of data by themselves. */
inline void attach(void *) {}
inline void attach_async(void *, int) {}
inline void detach(void *) {}
inline void detach_async(void *, int) {}
inline void detach_finalize(void *) {}
inline void detach_finalize_async(void *, int) {}
}
"#;

/// The constants of the module.
pub fn constants() -> impl Iterator<Item = (&'static str, i64)> {
    intrinsic_constants("openacc").unwrap_or_default().iter().copied()
}
