import type { Model } from "#domain/art/model.ts";

/** What can be looked at from all sides, and put on a visitor’s floor. Each has a room of the kind “model”. */
export const models: Model[] = [];
