/**
 * Every table, one file for each subject in `tables/`. To add a column, change the table there and run
 * `npm run db:generate`, which writes the migration.
 */
export * from "./tables/addresses.ts";
export * from "./tables/backup.ts";
export * from "./tables/bulk-changes.ts";
export * from "./tables/cron-runs.ts";
export * from "./tables/drafts.ts";
export * from "./tables/facts.ts";
export * from "./tables/identity.ts";
export * from "./tables/media.ts";
export * from "./tables/moving-in.ts";
export * from "./tables/newsletter.ts";
export * from "./tables/notes.ts";
export * from "./tables/page-cache.ts";
export * from "./tables/page-views.ts";
export * from "./tables/post-series.ts";
export * from "./tables/pages.ts";
export * from "./tables/posts.ts";
export * from "./tables/programs.ts";
export * from "./tables/restore.ts";
export * from "./tables/revisions.ts";
export * from "./tables/subscribers.ts";
export * from "./tables/webhooks.ts";
export * from "./tables/tags.ts";
export * from "./tables/works.ts";
