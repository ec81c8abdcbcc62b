CREATE TABLE `post_series` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`key` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `post_series_slug_unique` ON `post_series` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `post_series_key_unique` ON `post_series` (`key`);--> statement-breakpoint
CREATE TABLE `post_series_parts` (
	`post_id` text PRIMARY KEY NOT NULL,
	`series_id` text NOT NULL,
	`part` integer NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`series_id`) REFERENCES `post_series`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `post_series_parts_of` ON `post_series_parts` (`series_id`,`part`);--> statement-breakpoint
CREATE TABLE `post_series_redirects` (
	`slug` text PRIMARY KEY NOT NULL,
	`series_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`series_id`) REFERENCES `post_series`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `drafts` ADD `series` text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE TRIGGER `outdated_by_post_series_parts_insert` AFTER INSERT ON `post_series_parts` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('post-list'), ('post-order');
	INSERT INTO outdated_tags (tag)
	SELECT value FROM posts, json_each(json_array('post:' || slug, 'post:' || posts.id)) WHERE posts.id = new.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER `outdated_by_post_series_parts_update` AFTER UPDATE ON `post_series_parts` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('post-list'), ('post-order');
	INSERT INTO outdated_tags (tag)
	SELECT value FROM posts, json_each(json_array('post:' || slug, 'post:' || posts.id)) WHERE posts.id = new.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER `outdated_by_post_series_parts_delete` AFTER DELETE ON `post_series_parts` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('post-list'), ('post-order');
	INSERT INTO outdated_tags (tag)
	SELECT value FROM posts, json_each(json_array('post:' || slug, 'post:' || posts.id)) WHERE posts.id = old.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER `outdated_by_post_series_insert` AFTER INSERT ON `post_series` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('post-list');
END;
--> statement-breakpoint
CREATE TRIGGER `outdated_by_post_series_update` AFTER UPDATE ON `post_series` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('post-list'), ('post-order');
	INSERT INTO outdated_tags (tag)
	SELECT DISTINCT value FROM post_series_parts, posts, json_each(json_array('post:' || slug, 'post:' || posts.id))
	WHERE post_series_parts.series_id = new.id AND posts.id = post_series_parts.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER `outdated_by_post_series_delete` AFTER DELETE ON `post_series` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('post-list');
END;
--> statement-breakpoint
CREATE TRIGGER `outdated_by_post_series_redirects_insert` AFTER INSERT ON `post_series_redirects` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('post-list');
END;
--> statement-breakpoint
CREATE TRIGGER `outdated_by_post_series_redirects_update` AFTER UPDATE ON `post_series_redirects` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('post-list');
END;
--> statement-breakpoint
CREATE TRIGGER `outdated_by_post_series_redirects_delete` AFTER DELETE ON `post_series_redirects` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('post-list');
END;
