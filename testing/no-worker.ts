/**
 * Vitest loads this as the Worker before every test file. It is empty: the real one would be loaded again for each file, ten
 * seconds a time, and tests import what they need themselves.
 */
export default {
  fetch: () => new Response(),
  // Messages that tests put on the real queues are not delivered.
  queue: () => undefined,
};
