#pragma once
#define TWICE(a) ((a) + (a))
