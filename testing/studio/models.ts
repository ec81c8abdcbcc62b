import type { Model } from "#domain/art/model.ts";

export const models: Model[] = [];
