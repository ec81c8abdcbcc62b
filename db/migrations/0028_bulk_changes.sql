CREATE TABLE `bulk_change_items` (
	`change_id` text NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`before` text DEFAULT '{}' NOT NULL,
	PRIMARY KEY(`change_id`, `kind`, `item_id`),
	FOREIGN KEY (`change_id`) REFERENCES `bulk_changes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `bulk_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`act` text NOT NULL,
	`tag_id` text DEFAULT '' NOT NULL,
	`tag_name` text DEFAULT '' NOT NULL,
	`chosen` integer NOT NULL,
	`at` integer NOT NULL,
	`undone` integer
);
--> statement-breakpoint
CREATE INDEX `drafts_saved` ON `drafts` (`kind`,`updated_at`,`id`) WHERE "drafts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `drafts_deleted` ON `drafts` (`deleted_at`,`id`) WHERE "drafts"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX `posts_deleted` ON `posts` (`deleted_at`,`id`) WHERE "posts"."deleted_at" is not null;