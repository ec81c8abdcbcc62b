import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Every route is known from the first document: no /__manifest endpoint to guard or cache.
  routeDiscovery: { mode: "initial" },
  // Each `npm start` and each test run serves a build of its own (docs/decisions/0021).
  buildDirectory: process.env.BUILD_FOLDER ?? "build",
} satisfies Config;
