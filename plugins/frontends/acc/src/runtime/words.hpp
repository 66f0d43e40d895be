// The words of OpenACC.
#define _OPENACC 201711
typedef enum { acc_device_none, acc_device_default, acc_device_host, acc_device_not_host, acc_device_nvidia, acc_device_radeon, acc_device_current } acc_device_t;
typedef int acc_device_property_t;
enum { acc_property_memory = 1, acc_property_free_memory = 2, acc_property_name = 0x10001, acc_property_vendor = 0x10002, acc_property_driver = 0x10003, acc_property_shared_memory_support = 3 };
enum { acc_async_noval = -1, acc_async_sync = -2, acc_async_default = -3 };
