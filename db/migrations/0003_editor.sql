CREATE TABLE `preview_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`draft_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`draft_id`) REFERENCES `drafts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `preview_links_of` ON `preview_links` (`draft_id`);--> statement-breakpoint
CREATE TABLE `text_revisions` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`text_id` text NOT NULL,
	`reason` text NOT NULL,
	`saved_at` integer NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`slug` text NOT NULL,
	`image_url` text NOT NULL,
	`date_string` text NOT NULL,
	`words` integer NOT NULL,
	`content` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `text_revisions_of` ON `text_revisions` (`kind`,`text_id`,`saved_at`);--> statement-breakpoint
ALTER TABLE `drafts` ADD `publish_at` integer;--> statement-breakpoint
ALTER TABLE `drafts` ADD `publish_trouble` text DEFAULT '' NOT NULL;