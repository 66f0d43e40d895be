#pragma once

#include <oklt/pipeline/normalizer_and_transpiler.h>
