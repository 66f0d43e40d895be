//! okl and plugins of different versions.

mod frozen;
mod later;
mod requests;
