CREATE TABLE `notes` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`title` text NOT NULL,
	`link` text DEFAULT '' NOT NULL,
	`pictures` text NOT NULL,
	`published_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`deleted_at` integer,
	`content` text NOT NULL,
	`html` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notes_key_unique` ON `notes` (`key`);--> statement-breakpoint
CREATE INDEX `notes_newest` ON `notes` (`published_at`,`id`) WHERE "notes"."deleted_at" is null;
--> statement-breakpoint
CREATE TRIGGER `outdated_by_notes_insert` AFTER INSERT ON `notes` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('notes');
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_notes_update` AFTER UPDATE ON `notes` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('notes');
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_notes_delete` AFTER DELETE ON `notes` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('notes');
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_image_uses_of_notes_insert` AFTER INSERT ON `image_uses` WHEN new.kind = 'note' BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('notes');
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_image_uses_of_notes_update` AFTER UPDATE ON `image_uses` WHEN new.kind = 'note' BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('notes');
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_image_uses_of_notes_delete` AFTER DELETE ON `image_uses` WHEN old.kind = 'note' BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('notes');
END;
