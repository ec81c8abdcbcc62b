import type { VersionNames } from "./navigation/is-new-version.ts";

export const version: VersionNames = { header: "X-Site-Version", storageKey: "site-reloaded-for" };
