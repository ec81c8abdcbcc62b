CREATE TABLE `letter_links` (
	`issue_id` text NOT NULL,
	`place` integer NOT NULL,
	`url` text NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`issue_id`, `place`),
	FOREIGN KEY (`issue_id`) REFERENCES `newsletter_issues`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `newsletter_issues` ADD `counts_clicks` integer DEFAULT false NOT NULL;