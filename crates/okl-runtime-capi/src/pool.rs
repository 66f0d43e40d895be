//! Pools of memory.

use crate::device::okl_rt_device;
use crate::error::{done, made, okl_rt_error, value};
use crate::memory::{bytes_of, okl_rt_memory};
use crate::{object, text};
use okl_runtime::Pool;
use std::ffi::c_char;

/// Memory that is reserved and given back without asking the device.
pub struct okl_rt_pool {
    pool: Pool,
}

/// A pool, empty at first.
///
/// # Safety
/// `device` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_pool_new(device: *const okl_rt_device) -> *mut okl_rt_pool {
    // SAFETY: the caller's.
    made(|| Ok(okl_rt_pool { pool: unsafe { object::at(device, "device") }?.device.pool() }))
}

/// Frees a pool; memory of it stays.
///
/// # Safety
/// `pool` is null or came from `okl_rt_pool_new` and was not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_pool_free(pool: *mut okl_rt_pool) {
    // SAFETY: the caller's.
    unsafe { object::free(pool) }
}

/// Memory of a pool, which grows if it has to. `type` is as in `okl_rt_memory_new`.
///
/// # Safety
/// `pool` is null or alive; `type` is null or ends with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_pool_reserve(
    pool: *const okl_rt_pool,
    count: usize,
    element_bytes: usize,
    r#type: *const c_char,
) -> *mut okl_rt_memory {
    made(|| {
        // SAFETY: the caller's.
        let pool = &unsafe { object::at(pool, "pool") }?.pool;
        // SAFETY: the caller's.
        let ty = unsafe { text::read_if_any(r#type, "type of memory") }?;
        let memory = pool.reserve::<u8>(bytes_of(count, element_bytes)?)?;
        Ok(okl_rt_memory::new(memory, ty, element_bytes))
    })
}

/// Makes a pool at least this large.
///
/// # Safety
/// `pool` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_pool_resize(pool: *const okl_rt_pool, bytes: usize) -> okl_rt_error {
    // SAFETY: the caller's.
    done(|| Ok(unsafe { object::at(pool, "pool") }?.pool.resize(bytes)?))
}

/// The size of a pool in bytes.
///
/// # Safety
/// `pool` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_pool_size(pool: *const okl_rt_pool) -> usize {
    // SAFETY: the caller's.
    value(0, || Ok(unsafe { object::at(pool, "pool") }?.pool.size()))
}

/// How many bytes of a pool are reserved.
///
/// # Safety
/// `pool` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_pool_reserved(pool: *const okl_rt_pool) -> usize {
    // SAFETY: the caller's.
    value(0, || Ok(unsafe { object::at(pool, "pool") }?.pool.reserved()))
}
