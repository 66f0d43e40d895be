_Pragma("once")
// Read twice it would define this twice.
const float table[3] = {1.0f, 2.0f, 4.0f};
