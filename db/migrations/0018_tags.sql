CREATE TABLE `tag_redirects` (
	`slug` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`tag_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tag_id`) REFERENCES `tags`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `tag_redirects_key` ON `tag_redirects` (`key`);--> statement-breakpoint
CREATE INDEX `tag_redirects_of` ON `tag_redirects` (`tag_id`);--> statement-breakpoint
CREATE TABLE `taggings` (
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`tag_id` text NOT NULL,
	`place` integer NOT NULL,
	PRIMARY KEY(`kind`, `item_id`, `tag_id`),
	FOREIGN KEY (`tag_id`) REFERENCES `tags`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `taggings_of` ON `taggings` (`tag_id`,`kind`,`item_id`);--> statement-breakpoint
CREATE TABLE `tags` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`key` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tags_slug_unique` ON `tags` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `tags_key_unique` ON `tags` (`key`);--> statement-breakpoint
ALTER TABLE `drafts` ADD `tags` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE TRIGGER `outdated_by_taggings_insert` AFTER INSERT ON `taggings` BEGIN
	INSERT INTO outdated_tags (tag) SELECT 'tags' UNION SELECT 'letters' WHERE new.kind = 'letter';
	INSERT INTO outdated_tags (tag)
	SELECT value FROM posts, json_each(json_array('post-list', 'post:' || slug, 'post:' || posts.id))
	WHERE new.kind = 'post' AND posts.id = new.item_id;
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_taggings_update` AFTER UPDATE ON `taggings` BEGIN
	INSERT INTO outdated_tags (tag) SELECT 'tags' UNION SELECT 'letters' WHERE new.kind = 'letter';
	INSERT INTO outdated_tags (tag)
	SELECT value FROM posts, json_each(json_array('post-list', 'post:' || slug, 'post:' || posts.id))
	WHERE new.kind = 'post' AND posts.id = new.item_id;
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_taggings_delete` AFTER DELETE ON `taggings` BEGIN
	INSERT INTO outdated_tags (tag) SELECT 'tags' UNION SELECT 'letters' WHERE old.kind = 'letter';
	INSERT INTO outdated_tags (tag)
	SELECT value FROM posts, json_each(json_array('post-list', 'post:' || slug, 'post:' || posts.id))
	WHERE old.kind = 'post' AND posts.id = old.item_id;
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_tags_insert` AFTER INSERT ON `tags` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('tags');
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_tags_update` AFTER UPDATE ON `tags` BEGIN
	INSERT INTO outdated_tags (tag)
	SELECT 'tags' UNION SELECT 'letters' FROM taggings WHERE tag_id = new.id AND kind = 'letter';
	INSERT INTO outdated_tags (tag)
	SELECT DISTINCT value FROM taggings, posts, json_each(json_array('post-list', 'post:' || slug, 'post:' || posts.id))
	WHERE taggings.tag_id = new.id AND taggings.kind = 'post' AND posts.id = taggings.item_id;
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_tags_delete` AFTER DELETE ON `tags` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('tags');
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_tag_redirects_insert` AFTER INSERT ON `tag_redirects` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('tags');
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_tag_redirects_update` AFTER UPDATE ON `tag_redirects` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('tags');
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_tag_redirects_delete` AFTER DELETE ON `tag_redirects` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('tags');
END;
