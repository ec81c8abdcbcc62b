DROP TABLE `link_readings`;--> statement-breakpoint
DROP TABLE `post_links`;--> statement-breakpoint
CREATE TABLE `link_readings` (
	`kind` text NOT NULL,
	`text_id` text NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`kind`, `text_id`)
);
--> statement-breakpoint
CREATE TABLE `text_links` (
	`url` text NOT NULL,
	`kind` text NOT NULL,
	`text_id` text NOT NULL,
	PRIMARY KEY(`url`, `kind`, `text_id`)
);
--> statement-breakpoint
CREATE INDEX `text_links_of` ON `text_links` (`kind`,`text_id`);