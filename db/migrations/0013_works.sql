CREATE TABLE `work_redirects` (
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`work_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `slug`),
	FOREIGN KEY (`work_id`) REFERENCES `works`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `works` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`file` text,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`position` text NOT NULL,
	`medium` text DEFAULT '' NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	`publish_at` integer,
	`deleted_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`facts` text NOT NULL,
	`folded` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `works_slug_live` ON `works` (`kind`,`slug`) WHERE "works"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `works_file` ON `works` (`kind`,`file`) WHERE "works"."file" is not null;--> statement-breakpoint
CREATE INDEX `works_order` ON `works` (`kind`,`position`) WHERE "works"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `works_due` ON `works` (`publish_at`) WHERE "works"."publish_at" is not null;--> statement-breakpoint
CREATE TRIGGER `outdated_by_works_insert` AFTER INSERT ON `works` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('works');
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_works_update` AFTER UPDATE ON `works` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('works');
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_works_delete` AFTER DELETE ON `works` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('works');
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_work_redirects_insert` AFTER INSERT ON `work_redirects` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('works');
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_work_redirects_update` AFTER UPDATE ON `work_redirects` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('works');
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_work_redirects_delete` AFTER DELETE ON `work_redirects` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('works');
END;
