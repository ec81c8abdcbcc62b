CREATE TABLE `page_redirects` (
	`path` text PRIMARY KEY NOT NULL,
	`page_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`page_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `pages` (
	`id` text PRIMARY KEY NOT NULL,
	`path` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`image_url` text DEFAULT '' NOT NULL,
	`template` text DEFAULT '' NOT NULL,
	`version` integer NOT NULL,
	`published_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	`content` text NOT NULL,
	`html` text NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `drafts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pages_path_live` ON `pages` (`path`) WHERE "pages"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE `drafts` ADD `template` text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE TRIGGER `outdated_by_pages_insert` AFTER INSERT ON `pages` WHEN new.deleted_at IS NULL BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('page-list'), ('facts'), ('page:' || new.path);
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_pages_update` AFTER UPDATE ON `pages` WHEN old.deleted_at IS NULL OR new.deleted_at IS NULL BEGIN
	INSERT INTO outdated_tags (tag) SELECT 'page-list' UNION SELECT 'page:' || old.path UNION SELECT 'page:' || new.path;
	INSERT INTO outdated_tags (tag) SELECT 'page:' || path FROM page_redirects
		WHERE page_id = new.id AND (old.path <> new.path OR old.deleted_at IS NOT new.deleted_at);
	INSERT INTO outdated_tags (tag) SELECT 'facts'
		WHERE old.path <> new.path OR old.title <> new.title OR old.deleted_at IS NOT new.deleted_at;
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_pages_delete` AFTER DELETE ON `pages` WHEN old.deleted_at IS NULL BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('page-list'), ('facts'), ('page:' || old.path);
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_page_redirects_insert` AFTER INSERT ON `page_redirects` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('page:' || new.path);
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_page_redirects_update` AFTER UPDATE ON `page_redirects` BEGIN
	INSERT INTO outdated_tags (tag) SELECT 'page:' || old.path UNION SELECT 'page:' || new.path;
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_page_redirects_delete` AFTER DELETE ON `page_redirects` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('page:' || old.path);
END;
--> statement-breakpoint
CREATE TRIGGER `outdated_by_redirects_page_insert` AFTER INSERT ON `redirects` WHEN length(new.path) <= 103 BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('page:' || iif(new.path LIKE '%.md', substr(new.path, 1, length(new.path) - 3), new.path));
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_redirects_page_update` AFTER UPDATE ON `redirects` WHEN length(new.path) <= 103 BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('page:' || iif(new.path LIKE '%.md', substr(new.path, 1, length(new.path) - 3), new.path));
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_redirects_page_delete` AFTER DELETE ON `redirects` WHEN length(old.path) <= 103 BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('page:' || iif(old.path LIKE '%.md', substr(old.path, 1, length(old.path) - 3), old.path));
END;
