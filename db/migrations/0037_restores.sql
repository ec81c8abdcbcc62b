CREATE TABLE `restore_files` (
	`restore_id` text NOT NULL,
	`key` text NOT NULL,
	`bytes` integer NOT NULL,
	PRIMARY KEY(`restore_id`, `key`),
	FOREIGN KEY (`restore_id`) REFERENCES `restores`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `restore_parts` (
	`restore_id` text NOT NULL,
	`source` text NOT NULL,
	`part` integer NOT NULL,
	`rows` integer NOT NULL,
	`bytes` integer NOT NULL,
	`columns` text NOT NULL,
	`lines` text NOT NULL,
	PRIMARY KEY(`restore_id`, `source`, `part`),
	FOREIGN KEY (`restore_id`) REFERENCES `restores`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `restore_texts` (
	`restore_id` text NOT NULL,
	`source` text NOT NULL,
	`part` integer NOT NULL,
	`line` integer NOT NULL,
	`name` text NOT NULL,
	`piece` integer NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`restore_id`, `source`, `part`, `line`, `name`, `piece`),
	FOREIGN KEY (`restore_id`) REFERENCES `restores`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `restores` (
	`id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`manifest` text NOT NULL,
	`digest` text NOT NULL,
	`replaces` text NOT NULL,
	`started_at` integer NOT NULL,
	`touched_at` integer NOT NULL,
	`finished_at` integer,
	`report` text DEFAULT '' NOT NULL,
	`result` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `restores_open` ON `restores` (`state`) WHERE "restores"."state" = 'open';--> statement-breakpoint
CREATE INDEX `restores_newest` ON `restores` (`started_at`,`id`);