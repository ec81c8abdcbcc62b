/**
 * What Vitest loads as the Worker before every test file. It holds nothing: the real one would be loaded anew for
 * each file, ten seconds a time, and tests import what they need themselves.
 */
export default {
  fetch: () => new Response(),
  // What tests put on the real queues is nobody's to deliver.
  queue: () => undefined,
};
