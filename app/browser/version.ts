import type { VersionNames } from "@toadstool/navigation";

export const version: VersionNames = { header: "X-Site-Version", storageKey: "site-reloaded-for" };
