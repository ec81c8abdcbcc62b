/** Every table, by what it is about. `npm run db:generate` writes the migration that a change here needs. */
export * from "./schema/identity.ts";
export * from "./schema/media.ts";
export * from "./schema/newsletter.ts";
export * from "./schema/analytics.ts";
export * from "./schema/subscribers.ts";
export * from "./schema/posts.ts";
