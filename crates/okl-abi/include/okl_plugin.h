/* The C interface between okl and its plugins, ABI 1.0.
 *
 * A plugin is a shared library `libokl_<kind>_<name>` that exports one constant
 * object `okl_<kind>_<name>` (a `-` in the name becomes `_`):
 *
 *     const okl_plugin okl_backend_mine = {
 *         OKL_PLUGIN_HEADER(OKL_KIND_BACKEND, OKL_PANIC_NONE), "mine", "1.0", call, release
 *     };
 *
 * A plugin built for ABI 1.x loads in every host that speaks 1.y with y >= x. Within major
 * version 1 the record only grows at its end, and every number keeps its meaning.
 * The documents of `call` are JSON; docs/plugins.md describes them.
 */
#ifndef OKL_PLUGIN_H
#define OKL_PLUGIN_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define OKL_ABI_MAJOR 1
#define OKL_ABI_MINOR 0

/* What a plugin is. */
#define OKL_KIND_BACKEND 1u
#define OKL_KIND_ATTRIBUTE 2u
#define OKL_KIND_STAGE 3u
#define OKL_KIND_INTRINSICS 4u
#define OKL_KIND_FRONTEND 5u

/* What becomes of a panic or an exception. A host refuses OKL_PANIC_ABORT. */
#define OKL_PANIC_NONE 1u   /* the language has none */
#define OKL_PANIC_CAUGHT 2u /* caught inside, reported as OKL_STATUS_PANICKED */
#define OKL_PANIC_ABORT 3u  /* ends the process */

/* How a call ended. */
#define OKL_STATUS_OK 0u       /* the output is a document */
#define OKL_STATUS_REFUSED 1u  /* the output says why the document cannot be answered */
#define OKL_STATUS_PANICKED 2u /* the output says what went wrong */

/* Bytes that belong to the plugin until the host hands them to `release`. */
typedef struct okl_buffer {
    uint8_t *data;   /* may be null when length is 0 */
    size_t length;
    size_t capacity; /* for the plugin alone */
} okl_buffer;

/* What a plugin exports. Strings are UTF-8 and end with a zero byte. */
typedef struct okl_plugin {
    char magic[8];        /* "OKLPLUG" and a zero byte */
    uint16_t abi_major;   /* OKL_ABI_MAJOR */
    uint16_t abi_minor;   /* OKL_ABI_MINOR */
    uint32_t struct_size; /* sizeof(okl_plugin) */
    uint32_t kind;        /* OKL_KIND_... */
    uint32_t panic_strategy; /* OKL_PANIC_... */
    const char *name;
    const char *version;
    /* Answers one document with another. `input` lives during the call, `output` comes in empty.
     * May be called from any thread, also from several at once. */
    uint32_t (*call)(const uint8_t *input, size_t length, okl_buffer *output);
    /* Takes back what `call` put into a buffer, and empties it. */
    void (*release)(okl_buffer *buffer);
} okl_plugin;

/* The fields before `name`. */
#define OKL_PLUGIN_HEADER(kind, panic_strategy) \
    "OKLPLUG", OKL_ABI_MAJOR, OKL_ABI_MINOR, (uint32_t)sizeof(okl_plugin), (kind), (panic_strategy)

#ifdef __cplusplus
}
#endif

#endif
