import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Every route is known from the first document: no /__manifest endpoint to guard or cache.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
