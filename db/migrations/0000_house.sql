CREATE TABLE `deliveries` (
	`issue_id` text NOT NULL,
	`subscriber_id` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`claimed_at` integer,
	`settled_at` integer,
	`reason` text,
	PRIMARY KEY(`issue_id`, `subscriber_id`),
	FOREIGN KEY (`issue_id`) REFERENCES `newsletter_issues`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`subscriber_id`) REFERENCES `subscribers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `deliveries_state` ON `deliveries` (`issue_id`,`state`);--> statement-breakpoint
CREATE TABLE `drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`summary` text DEFAULT '' NOT NULL,
	`slug` text DEFAULT '' NOT NULL,
	`image_url` text DEFAULT '' NOT NULL,
	`date_string` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	`content` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE `login_transactions` (
	`state_hash` text PRIMARY KEY NOT NULL,
	`browser_hash` text NOT NULL,
	`nonce` text NOT NULL,
	`code_verifier` text NOT NULL,
	`return_to` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `newsletter_issues` (
	`id` text PRIMARY KEY NOT NULL,
	`send_key` text NOT NULL,
	`subject` text NOT NULL,
	`state` text NOT NULL,
	`origin` text NOT NULL,
	`audience` integer NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`content` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_issues_send_key_unique` ON `newsletter_issues` (`send_key`);--> statement-breakpoint
CREATE TABLE `owner_sessions` (
	`id_hash` text PRIMARY KEY NOT NULL,
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`refresh_token` text,
	`id_token` text
);
--> statement-breakpoint
CREATE TABLE `posts` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`image_url` text DEFAULT '' NOT NULL,
	`date_string` text NOT NULL,
	`published_at` integer NOT NULL,
	`datetime` text NOT NULL,
	`likes` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	`content` text NOT NULL,
	`html` text NOT NULL,
	`folded` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `posts_slug_live` ON `posts` (`slug`) WHERE "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `posts_newest` ON `posts` (`published_at`,`id`) WHERE "posts"."deleted_at" is null;--> statement-breakpoint
CREATE TABLE `slug_redirects` (
	`slug` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `subscribers` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmation_sent_at` integer,
	`confirmed_at` integer,
	`unsubscribed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_email_key_unique` ON `subscribers` (`email_key`);--> statement-breakpoint
CREATE INDEX `subscribers_state` ON `subscribers` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `visitor_likes` (
	`visitor_hash` text NOT NULL,
	`post_id` text NOT NULL,
	`liked_at` integer NOT NULL,
	PRIMARY KEY(`post_id`, `visitor_hash`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
