# okl for CMake: the library `okl::okl`, the static `okl::static`, the program `okl::program` and `okl_add_kernels`.
#
#   find_package(okl REQUIRED)
#   target_link_libraries(app PRIVATE okl::okl)
#   okl_add_kernels(app PIPELINE serial KERNELS add.okl)

get_filename_component(_okl_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)

if(NOT TARGET okl::okl)
  add_library(okl::okl SHARED IMPORTED)
  set_target_properties(okl::okl PROPERTIES
    IMPORTED_LOCATION "${_okl_prefix}/lib/libokl.so"
    IMPORTED_SONAME "libokl.so.0"
    INTERFACE_INCLUDE_DIRECTORIES "${_okl_prefix}/include")
  find_package(Threads REQUIRED)
  add_library(okl::static STATIC IMPORTED)
  set_target_properties(okl::static PROPERTIES
    IMPORTED_LOCATION "${_okl_prefix}/lib/libokl.a"
    INTERFACE_INCLUDE_DIRECTORIES "${_okl_prefix}/include"
    INTERFACE_LINK_LIBRARIES "Threads::Threads;${CMAKE_DL_LIBS};m")
  # A library that takes it in does not hand okl's names on to others.
  if(CMAKE_SYSTEM_NAME STREQUAL "Linux")
    set_target_properties(okl::static PROPERTIES INTERFACE_LINK_OPTIONS "LINKER:--exclude-libs,libokl.a")
  endif()
  add_executable(okl::program IMPORTED)
  set_target_properties(okl::program PROPERTIES IMPORTED_LOCATION "${_okl_prefix}/bin/okl")
endif()

# okl_add_kernels(TARGET
#   PIPELINE NAME|FILE...      which outputs to make: cuda, serial, ...
#   KERNELS FILE...            OKL files
#                              or pipeline files of your own
#   [DEFINES N=4...] [INCLUDE_DIRS DIR...] [OPTIONS ARG...]
#   [OUTPUT_DIRECTORY DIR])    default: okl/TARGET in the build folder
#
# Makes the outputs before TARGET is built, and again when a kernel or a header that it includes changes. What a pipeline
# for CPUs gives is compiled into TARGET, whatever another gives is only made: okl says which is which
# (`okl pipelines show --format json`). OKL_FILES of TARGET lists all outputs.
function(okl_add_kernels target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "OUTPUT_DIRECTORY" "PIPELINE;KERNELS;DEFINES;INCLUDE_DIRS;OPTIONS")
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "okl_add_kernels: unknown argument ${arg_UNPARSED_ARGUMENTS}")
  endif()
  if(NOT arg_PIPELINE OR NOT arg_KERNELS)
    message(FATAL_ERROR "okl_add_kernels: PIPELINE and KERNELS are needed")
  endif()
  if(NOT arg_OUTPUT_DIRECTORY)
    set(arg_OUTPUT_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}/okl/${target}")
  endif()
  get_target_property(program okl::program IMPORTED_LOCATION)
  set(front ${arg_OPTIONS})
  foreach(define IN LISTS arg_DEFINES)
    list(APPEND front -D "${define}")
  endforeach()
  foreach(folder IN LISTS arg_INCLUDE_DIRS)
    get_filename_component(folder "${folder}" ABSOLUTE)
    list(APPEND front -I "${folder}")
  endforeach()
  foreach(pipeline IN LISTS arg_PIPELINE)
    get_filename_component(name "${pipeline}" NAME_WLE)
    # okl runs in the build folder, which relative paths of the rules are read against.
    foreach(file "${pipeline}" "pipelines/${pipeline}.toml" "${CMAKE_SOURCE_DIR}/pipelines/${pipeline}.toml")
      get_filename_component(file "${file}" ABSOLUTE)
      if(EXISTS "${file}" AND NOT IS_DIRECTORY "${file}")
        set(pipeline "${file}")
        break()
      endif()
    endforeach()
    execute_process(
      COMMAND "${program}" pipelines show --format json "${pipeline}"
      WORKING_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}"
      OUTPUT_VARIABLE shown
      ERROR_VARIABLE wrong
      RESULT_VARIABLE status)
    if(NOT status EQUAL 0)
      message(FATAL_ERROR "okl_add_kernels: the pipeline ${pipeline} cannot be used\n${wrong}")
    endif()
    string(JSON name GET "${shown}" name)
    string(JSON on_device ERROR_VARIABLE unknown GET "${shown}" device)
    string(JSON extension ERROR_VARIABLE unknown GET "${shown}" extension)
    # Another target means other files.
    if(EXISTS "${pipeline}")
      set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${pipeline}")
    endif()
    foreach(kernel IN LISTS arg_KERNELS)
      get_filename_component(path "${kernel}" ABSOLUTE)
      get_filename_component(stem "${kernel}" NAME_WLE)
      # What CPUs run is C++; of all others nothing is known but that it is made.
      if(on_device STREQUAL "OFF" AND extension MATCHES "^(cpp|cc|cxx|C)$")
        set(output "${arg_OUTPUT_DIRECTORY}/${stem}.${name}.cpp")
      else()
        set(output "${arg_OUTPUT_DIRECTORY}/${stem}.${name}.okl.out")
      endif()
      add_custom_command(
        OUTPUT "${output}"
        COMMAND "${program}" run --pipeline "${pipeline}" ${front} -MD -MF "${output}.d" -MT "${output}"
          -o "${output}" "${path}"
        DEPENDS "${path}" "${program}"
        DEPFILE "${output}.d"
        WORKING_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}"
        COMMENT "okl ${name}: ${kernel}"
        VERBATIM)
      target_sources(${target} PRIVATE "${output}")
      if(NOT output MATCHES "[.]cpp$")
        set_source_files_properties("${output}" PROPERTIES HEADER_FILE_ONLY TRUE)
      endif()
      set_property(TARGET ${target} APPEND PROPERTY OKL_FILES "${output}")
    endforeach()
  endforeach()
endfunction()
