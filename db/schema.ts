/**
 * Every table, one file for each subject in `schema/`. To add a column, change the table there and run
 * `npm run db:generate`, which writes the migration.
 */
export * from "./schema/addresses.ts";
export * from "./schema/backup.ts";
export * from "./schema/bulk-changes.ts";
export * from "./schema/cron-runs.ts";
export * from "./schema/drafts.ts";
export * from "./schema/facts.ts";
export * from "./schema/identity.ts";
export * from "./schema/media.ts";
export * from "./schema/moving-in.ts";
export * from "./schema/newsletter.ts";
export * from "./schema/notes.ts";
export * from "./schema/page-cache.ts";
export * from "./schema/page-views.ts";
export * from "./schema/post-series.ts";
export * from "./schema/pages.ts";
export * from "./schema/posts.ts";
export * from "./schema/programs.ts";
export * from "./schema/restore.ts";
export * from "./schema/revisions.ts";
export * from "./schema/subscribers.ts";
export * from "./schema/webhooks.ts";
export * from "./schema/tags.ts";
export * from "./schema/works.ts";
