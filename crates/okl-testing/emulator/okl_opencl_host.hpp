// The headers of host programs that okl writes for OpenCL, to be precompiled.

#pragma once

#include <CL/cl.h>
#include <math.h>

#include <cstdarg>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <exception>
#include <map>
#include <mutex>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>
