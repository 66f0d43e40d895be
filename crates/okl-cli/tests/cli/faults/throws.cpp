// An exception that nobody catches before it reaches the host.
extern "C" void throws() { throw 1; }
