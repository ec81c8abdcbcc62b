import type { VersionNames } from "./is-new-version.ts";

export const version: VersionNames = { header: "X-Site-Version", storageKey: "site-reloaded-for" };
