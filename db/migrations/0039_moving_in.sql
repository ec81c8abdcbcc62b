CREATE TABLE `move_items` (
	`move_id` text NOT NULL,
	`kind` text NOT NULL,
	`source_id` text NOT NULL,
	`place` integer NOT NULL,
	`title` text NOT NULL,
	`slug` text DEFAULT '' NOT NULL,
	`is_published` integer DEFAULT false NOT NULL,
	`state` text NOT NULL,
	`trouble` text DEFAULT '' NOT NULL,
	`remarks` text DEFAULT '[]' NOT NULL,
	`needs` text DEFAULT '[]' NOT NULL,
	`target_id` text DEFAULT '' NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`bytes` integer,
	`is_new` integer DEFAULT false NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer,
	`done_at` integer,
	`payload` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`move_id`, `kind`, `source_id`),
	FOREIGN KEY (`move_id`) REFERENCES `moves`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `move_items_state` ON `move_items` (`move_id`,`state`,`kind`,`place`);--> statement-breakpoint
CREATE INDEX `move_items_slug` ON `move_items` (`move_id`,`slug`);--> statement-breakpoint
CREATE TABLE `moves` (
	`id` text PRIMARY KEY NOT NULL,
	`system` text NOT NULL,
	`name` text NOT NULL,
	`site` text NOT NULL,
	`state` text NOT NULL,
	`subscribers_at` integer,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`finished_at` integer,
	`held_until` integer
);
--> statement-breakpoint
CREATE INDEX `moves_newest` ON `moves` (`created_at`,`id`);