// What programs ask about a device.
namespace okl_rt {
struct properties {
  std::string name;
  std::size_t memory = 0, group_memory = 0, cache = 0;
  // Work items of a group: all of them, and in each dimension.
  unsigned most_items = 1024;
  unsigned most_items_of[3] = {1024, 1024, 64};
  unsigned units = 1;
  unsigned kilohertz = 0;
  // Host and device have the same memory chips.
  bool is_integrated = false;
  // There is memory that host and device share.
  bool has_shared_memory = false;
};
}
