/** Every table, by what it is about. `npm run db:generate` writes the migration that a change here needs. */
export * from "./identity-schema.ts";
export * from "./images-schema.ts";
export * from "./newsletter-schema.ts";
export * from "./page-views-schema.ts";
export * from "./subscribers-schema.ts";
export * from "./texts-schema.ts";
