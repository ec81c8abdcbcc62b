CREATE TABLE `due_purges` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`begun_at` integer NOT NULL,
	`is_written` integer DEFAULT true NOT NULL,
	`can_wait` integer DEFAULT false NOT NULL,
	`purged_at` integer,
	`failed_at` integer,
	`trouble` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE `purge_budget` (
	`id` integer PRIMARY KEY NOT NULL,
	`spent_until` integer NOT NULL
);
