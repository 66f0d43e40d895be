//! A project whose kernels are checked without the macros that its host program defines.

use crate::common::Folder;
use std::fmt::Write;

const KERNELS: usize = 40;

/// A kernel in the style of finite element codes: sizes, types and offsets are macros, each kernel has a few of its
/// own, and boundary conditions come from a file of the application.
fn kernel(nth: usize) -> String {
    let mut text = format!(
        "@kernel void volume{nth}(const dlong Nelements, @restrict const dfloat *vgeo, @restrict const dfloat *DT,\n\
         \x20                     const dfloat t, @restrict dfloat4 *q, @restrict dfloat *rhs) {{\n\
         \x20 for (dlong e = 0; e < Nelements; ++e; @outer) {{\n\
         \x20   @shared dfloat s_D[p_Nq][p_Nq];\n\
         \x20   @exclusive dfloat r_q[p_Nfields];\n\
         \x20   for (int j = 0; j < p_Nq; ++j; @inner(1)) {{\n\
         \x20     for (int i = 0; i < p_Nq; ++i; @inner(0)) {{\n\
         \x20       const dlong gid = e * p_Np * p_Nvgeo + i;\n\
         \x20       const dfloat rx = vgeo[gid + p_Np * p_RXID], ry = vgeo[gid + p_Np * p_RYID], J = vgeo[gid + p_JID];\n\
         \x20       dfloat4 v = q[gid];\n\
         \x20       s_D[j][i] = DT[j * p_Nq + i];\n\
         \x20       dfloat u = v.x, w = v.w;\n\
         \x20       r_q[0] = u + w;\n"
    );
    for own in 0..4 {
        writeln!(text, "        r_q[0] += p_own{nth}_{own} * rx * J / ry;").expect("a string");
    }
    if nth.is_multiple_of(8) {
        writeln!(text, "        boundaryConditions{nth}(e, t, u, &w);").expect("a string");
    }
    text + "        rhs[gid] = r_q[0] * (dfloat) p_half;\n      }\n    }\n  }\n}\n"
}

#[test]
fn each_name_is_told_once_and_nothing_else() {
    let folder = Folder::new("missing-names");
    let names: Vec<String> = (0..KERNELS).map(|nth| format!("volume{nth}.okl")).collect();
    names.iter().enumerate().for_each(|(nth, name)| folder.write(name, kernel(nth)));
    let ended = folder.okl(&format!("check {}", names.join(" ")));
    assert_eq!(ended.code, 1);
    let lines = ended.stderr.lines().count();
    assert!(lines <= 100, "{lines} lines:\n{}", ended.stderr);
    // 160 names of single kernels, and those of all kernels.
    let own = (0..KERNELS).flat_map(|nth| (0..4).map(move |own| format!("p_own{nth}_{own}")));
    let of_all = [
        "dlong",
        "dfloat",
        "dfloat4",
        "p_Nq",
        "p_Np",
        "p_Nfields",
        "p_Nvgeo",
        "p_RXID",
        "p_RYID",
        "p_JID",
        "p_half",
    ];
    for name in own.chain(of_all.map(String::from)) {
        let times = ended.stderr.matches(&format!("`{name}` ")).count();
        assert_eq!(times, 1, "{name}:\n{}", ended.stderr);
    }
    assert!(ended.stderr.contains("`dfloat` is used 360 times in 40 files"), "{}", ended.stderr);
    assert!(ended.stderr.contains("define it: `-D dfloat=...`"), "{}", ended.stderr);
    assert!(!ended.stderr.contains("clang-error"), "{}", ended.stderr);
    assert!(ended.stderr.ends_with("\n171 errors, 5 warnings\n"), "{}", ended.stderr);
}

#[test]
fn as_many_errors_are_shown_as_asked_for() {
    let folder = Folder::new("error-limit");
    let wrong: String = (0..30).map(|nth| format!("    x[{nth}] = \"\";\n")).collect();
    folder.write("wrong.okl", format!("@kernel void f(float *x) {{\n{wrong}}}\n"));
    let shown = |options: &str| {
        let stderr = folder.okl(&format!("check {options} wrong.okl")).stderr;
        (stderr.matches("error[").count(), stderr.lines().last().unwrap_or_default().to_string())
    };
    assert_eq!(shown(""), (20, "30 errors; 10 of them are not shown, `--error-limit 0` shows all".into()));
    assert_eq!(shown("--error-limit 3").0, 3);
    assert_eq!(shown("--error-limit 0"), (30, "30 errors".into()));
}
