# Of PTX and of what ptxas says with -v: kernel, instructions, registers; one a line, sorted by nothing.
#
# `_occa_add_0` is the kernel `add`.

function plain(name) {
  sub(/^_occa_/, "", name)
  sub(/_0$/, "", name)
  return name
}

/\.entry/ { name = $0; sub(/.*\.entry /, "", name); sub(/\(.*/, "", name); name = plain(name) }
/^}/ { name = "" }
# Neither directives nor labels.
name != "" && /^\t[^.\/{}$]/ { count[name]++ }
/Compiling entry function/ { split($0, words, "'"); of = plain(words[2]) }
/ Used [0-9]+ registers/ { registers = $0; sub(/.* Used /, "", registers); used[of] = registers + 0 }
END { for (kernel in count) print kernel, count[kernel], used[kernel] }
