-- A session of before says nothing of its device and its last use: its owner logs in once more.
DELETE FROM `owner_sessions`;--> statement-breakpoint
CREATE TABLE `identity_events` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`code` text NOT NULL,
	`subject` text,
	`device` text NOT NULL,
	`place` text
);
--> statement-breakpoint
CREATE INDEX `identity_events_newest` ON `identity_events` (`at`,`id`);--> statement-breakpoint
CREATE TABLE `personal_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`name` text NOT NULL,
	`hint` text NOT NULL,
	`scopes` text NOT NULL,
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`last_used_at` integer,
	`revoked_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `personal_tokens_hash_unique` ON `personal_tokens` (`hash`);--> statement-breakpoint
ALTER TABLE `login_transactions` ADD `mode` text DEFAULT 'redirect' NOT NULL;--> statement-breakpoint
ALTER TABLE `owner_sessions` ADD `id` text NOT NULL;--> statement-breakpoint
ALTER TABLE `owner_sessions` ADD `last_used_at` integer NOT NULL;--> statement-breakpoint
ALTER TABLE `owner_sessions` ADD `device` text NOT NULL;--> statement-breakpoint
ALTER TABLE `owner_sessions` ADD `place` text;--> statement-breakpoint
ALTER TABLE `owner_sessions` ADD `scope` text NOT NULL;--> statement-breakpoint
ALTER TABLE `owner_sessions` ADD `tokens_expire_at` integer;--> statement-breakpoint
ALTER TABLE `owner_sessions` ADD `locked_by` text;--> statement-breakpoint
ALTER TABLE `owner_sessions` ADD `locked_until` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `owner_sessions_id` ON `owner_sessions` (`id`);