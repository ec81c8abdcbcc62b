CREATE TABLE `notes` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`title` text NOT NULL,
	`link` text DEFAULT '' NOT NULL,
	`pictures` text NOT NULL,
	`published_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`deleted_at` integer,
	`content` text NOT NULL,
	`html` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notes_key_unique` ON `notes` (`key`);--> statement-breakpoint
CREATE INDEX `notes_newest` ON `notes` (`published_at`,`id`) WHERE "notes"."deleted_at" is null;