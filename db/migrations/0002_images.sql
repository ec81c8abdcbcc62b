CREATE TABLE `image_revisions` (
	`image_id` text NOT NULL,
	`revision` integer NOT NULL,
	`state` text NOT NULL,
	`since` integer NOT NULL,
	PRIMARY KEY(`image_id`, `revision`)
);
--> statement-breakpoint
CREATE INDEX `image_revisions_unsettled` ON `image_revisions` (`state`,`since`) WHERE "image_revisions"."state" <> 'shown';--> statement-breakpoint
CREATE TABLE `image_uses` (
	`image_id` text NOT NULL,
	`kind` text NOT NULL,
	`text_id` text NOT NULL,
	PRIMARY KEY(`image_id`, `kind`, `text_id`)
);
--> statement-breakpoint
CREATE INDEX `image_uses_text` ON `image_uses` (`kind`,`text_id`);--> statement-breakpoint
CREATE TABLE `images` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`folder` text DEFAULT '' NOT NULL,
	`alt` text DEFAULT '' NOT NULL,
	`caption` text DEFAULT '' NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`facts` text NOT NULL,
	`folded` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `images_newest` ON `images` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `images_folder` ON `images` (`folder`,`created_at`,`id`);