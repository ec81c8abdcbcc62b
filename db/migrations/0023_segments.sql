CREATE TABLE `declined_topics` (
	`subscriber_id` text NOT NULL,
	`topic_id` text NOT NULL,
	PRIMARY KEY(`subscriber_id`, `topic_id`),
	FOREIGN KEY (`subscriber_id`) REFERENCES `subscribers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`topic_id`) REFERENCES `topics`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `declined_topics_of` ON `declined_topics` (`topic_id`);--> statement-breakpoint
CREATE TABLE `subscriber_tags` (
	`subscriber_id` text NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`subscriber_id`, `key`),
	FOREIGN KEY (`subscriber_id`) REFERENCES `subscribers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `subscriber_tags_key` ON `subscriber_tags` (`key`);--> statement-breakpoint
CREATE TABLE `topics` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`key` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `topics_key_unique` ON `topics` (`key`);--> statement-breakpoint
ALTER TABLE `newsletter_issues` ADD `segment` text;--> statement-breakpoint
ALTER TABLE `import_rows` ADD `tags` text DEFAULT '[]' NOT NULL;