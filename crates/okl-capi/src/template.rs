//! The functions of `okl_template`.

use crate::guard::guarded;
use crate::text::{self, Text};
use crate::{okl_status, okl_text};
use okl_api::{DescribedTemplate, Instance, Said, deduce, instantiate, templates};
use std::ffi::c_char;

/// A kernel that is a template, for programs that choose its instance when they call it. One thread at a time uses it.
pub struct okl_template {
    source: String,
    template: DescribedTemplate,
    instance: Text,
    kernel: Text,
    message: Text,
}

/// What an argument of a kernel says about its template.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct okl_template_argument {
    /// The type of a value, or of the elements of memory: `float`. Null if it says nothing.
    pub r#type: *const c_char,
    /// 1 for memory and null pointers, 0 for values.
    pub is_memory: i32,
}

impl okl_template {
    /// Makes an instance the current one, or keeps why there is none.
    fn choose(&mut self, found: Result<Instance, String>) -> okl_status {
        let made = found.and_then(|instance| {
            let told = |found: Vec<okl_api::Diagnostic>| {
                found.into_iter().map(|one| one.message).collect::<Vec<_>>().join("\n")
            };
            let name = instance.to_string();
            let made = instantiate(&self.source, &[instance]).map_err(told)?;
            let copy = made.copies.into_iter().next().ok_or("it is no definition")?;
            Ok((name, copy.name))
        });
        let (status, [instance, kernel, message]) = match made {
            Ok((instance, kernel)) => (okl_status::OKL_DONE, [instance, kernel, String::new()]),
            Err(message) => (okl_status::OKL_USAGE, [String::new(), String::new(), message]),
        };
        self.instance = Text::new(&instance);
        self.kernel = Text::new(&kernel);
        self.message = Text::new(&message);
        status
    }
}

/// Finds the template of a kernel in a text. Null if the text has no kernel template of this name, which may also be that
/// of an instance (`add<float>`).
///
/// # Safety
/// The strings are null or end with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_template_find(
    source: *const c_char,
    kernel: *const c_char,
) -> *mut okl_template {
    guarded(std::ptr::null_mut(), || {
        // SAFETY: guaranteed by the caller.
        let (source, kernel) = match (unsafe { text::read(source) }, unsafe { text::read(kernel) }) {
            (Ok(source), Ok(kernel)) => (source, kernel),
            _ => return std::ptr::null_mut(),
        };
        let name = kernel.split('<').next().unwrap_or_default().trim();
        let Some(template) = templates(source).into_iter().find(|one| one.name == name) else {
            return std::ptr::null_mut();
        };
        let empty = || Text::new("");
        Box::into_raw(Box::new(okl_template {
            source: source.to_owned(),
            template: template.described(String::new()),
            instance: empty(),
            kernel: empty(),
            message: empty(),
        }))
    })
}

/// Frees a template; a null pointer is left alone.
///
/// # Safety
/// `template` is null or was returned by `okl_template_find`, and is not used any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_template_free(template: *mut okl_template) {
    guarded((), || {
        if !template.is_null() {
            // SAFETY: guaranteed by the caller.
            drop(unsafe { Box::from_raw(template) });
        }
    });
}

/// Chooses an instance by its name: `add<float, 32>`. `OKL_USAGE` if there is none: the message says why.
///
/// # Safety
/// `template` is null or alive; `instance` is null or ends with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_template_choose(
    template: *mut okl_template,
    instance: *const c_char,
) -> okl_status {
    guarded(okl_status::OKL_INTERNAL, || {
        // SAFETY: guaranteed by the caller.
        let Some(template) = (unsafe { template.as_mut() }) else { return okl_status::OKL_USAGE };
        // SAFETY: guaranteed by the caller.
        let text = unsafe { text::read(instance) };
        let found = text.map_err(str::to_owned);
        template.choose(found.and_then(|text| text.parse().map_err(|wrong| format!("{wrong}"))))
    })
}

/// Chooses the instance for arguments of the kernel: memory says a type first, then values. `OKL_USAGE` if none follows: the
/// message says why.
///
/// # Safety
/// `template` is null or alive; there are `count` arguments, whose types are null or end with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_template_deduce(
    template: *mut okl_template,
    arguments: *const okl_template_argument,
    count: usize,
) -> okl_status {
    guarded(okl_status::OKL_INTERNAL, || {
        // SAFETY: guaranteed by the caller.
        let Some(template) = (unsafe { template.as_mut() }) else { return okl_status::OKL_USAGE };
        let arguments = match (arguments.is_null(), count) {
            (_, 0) => &[],
            (true, _) => return template.choose(Err("the arguments are a null pointer".into())),
            // SAFETY: guaranteed by the caller.
            (false, _) => unsafe { std::slice::from_raw_parts(arguments, count) },
        };
        let said = |argument: &okl_template_argument| Said {
            is_pointer: argument.is_memory != 0,
            // SAFETY: guaranteed by the caller.
            ty: unsafe { text::read(argument.r#type) }.ok(),
        };
        let said: Vec<Said<'_>> = arguments.iter().map(said).collect();
        template.choose(deduce(&template.template, &said))
    })
}

/// The instance that was chosen, as `okl_request_add_instance` takes it: `add<float>`. Empty if there is none.
///
/// # Safety
/// `template` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_template_instance(template: *const okl_template) -> okl_text {
    // SAFETY: guaranteed by the caller.
    unsafe { template.as_ref() }.map_or(okl_text::EMPTY, |template| template.instance.get())
}

/// The name of the kernel that the instance is, in texts, reflection and metadata: `add_float`. Empty if there is none.
///
/// # Safety
/// `template` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_template_kernel(template: *const okl_template) -> okl_text {
    // SAFETY: guaranteed by the caller.
    unsafe { template.as_ref() }.map_or(okl_text::EMPTY, |template| template.kernel.get())
}

/// Why there is no instance. Empty if there is one.
///
/// # Safety
/// `template` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_template_message(template: *const okl_template) -> okl_text {
    // SAFETY: guaranteed by the caller.
    unsafe { template.as_ref() }.map_or(okl_text::EMPTY, |template| template.message.get())
}
