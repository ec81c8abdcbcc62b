CREATE TABLE `import_rows` (
	`import_id` text NOT NULL,
	`line` integer NOT NULL,
	`verdict` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`import_id`, `line`),
	FOREIGN KEY (`import_id`) REFERENCES `subscriber_imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `import_rows_address` ON `import_rows` (`import_id`,`email_key`);--> statement-breakpoint
CREATE TABLE `mail_events` (
	`transport` text NOT NULL,
	`event_id` text NOT NULL,
	`kind` text NOT NULL,
	`received_at` integer NOT NULL,
	PRIMARY KEY(`transport`, `event_id`)
);
--> statement-breakpoint
CREATE TABLE `mail_quota` (
	`day` text PRIMARY KEY NOT NULL,
	`used` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `newsletter_choices` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `subscriber_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`file_name` text NOT NULL,
	`consent` text NOT NULL,
	`state` text NOT NULL,
	`rows` integer DEFAULT 0 NOT NULL,
	`bytes` integer NOT NULL,
	`bytes_read` integer DEFAULT 0 NOT NULL,
	`trouble` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`finished_at` integer
);
--> statement-breakpoint
CREATE TABLE `suppressions` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_deliveries` (
	`issue_id` text NOT NULL,
	`subscriber_id` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`chunk` integer DEFAULT 0 NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`claimed_at` integer,
	`claim_id` text,
	`first_tried_at` integer,
	`settled_at` integer,
	`message_id` text,
	`bounce` text,
	`reason` text,
	PRIMARY KEY(`issue_id`, `subscriber_id`),
	FOREIGN KEY (`issue_id`) REFERENCES `newsletter_issues`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_deliveries`("issue_id", "subscriber_id", "state", "chunk", "attempts", "claimed_at", "settled_at", "reason") SELECT "issue_id", "subscriber_id", "state", (row_number() OVER (PARTITION BY "issue_id" ORDER BY "subscriber_id") - 1) / 100, "attempts", "claimed_at", "settled_at", "reason" FROM `deliveries`;--> statement-breakpoint
DROP TABLE `deliveries`;--> statement-breakpoint
ALTER TABLE `__new_deliveries` RENAME TO `deliveries`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `deliveries_state` ON `deliveries` (`issue_id`,`state`,`chunk`);--> statement-breakpoint
CREATE INDEX `deliveries_of_subscriber` ON `deliveries` (`subscriber_id`);--> statement-breakpoint
CREATE INDEX `deliveries_message` ON `deliveries` (`message_id`) WHERE "deliveries"."message_id" is not null;--> statement-breakpoint
ALTER TABLE `drafts` ADD `kind` text DEFAULT 'post' NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_issues` ADD `slug` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_issues` ADD `is_public` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_issues` ADD `due_at` integer;--> statement-breakpoint
ALTER TABLE `newsletter_issues` ADD `held_until` integer;--> statement-breakpoint
ALTER TABLE `newsletter_issues` ADD `held_because` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_issues` ADD `draft_id` text;--> statement-breakpoint
ALTER TABLE `newsletter_issues` ADD `html` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_issues` ADD `text` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_issues_slug` ON `newsletter_issues` (`slug`) WHERE "newsletter_issues"."slug" <> '';--> statement-breakpoint
CREATE INDEX `newsletter_issues_newest` ON `newsletter_issues` (`started_at`,`id`);--> statement-breakpoint
ALTER TABLE `subscribers` ADD `source` text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE `subscribers` ADD `consent` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `subscribers` ADD `leaving_reason` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `subscribers` ADD `suppressed_at` integer;--> statement-breakpoint
ALTER TABLE `subscribers` ADD `suppressed_because` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `subscribers` ADD `welcomed_at` integer;