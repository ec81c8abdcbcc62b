CREATE TABLE `outdated_tags` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tag` text NOT NULL,
	`can_wait` integer DEFAULT false NOT NULL,
	`purged_at` integer,
	`failed_at` integer,
	`trouble` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outdated_tags_purged` ON `outdated_tags` (`purged_at`);--> statement-breakpoint
CREATE TABLE `purge_calls` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`called_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `purge_calls_time` ON `purge_calls` (`called_at`);--> statement-breakpoint
CREATE TRIGGER `outdated_by_posts_insert` AFTER INSERT ON `posts` WHEN new.deleted_at IS NULL BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('post-list'), ('post-order'), ('post:' || new.slug), ('post:' || new.id);
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_posts_update` AFTER UPDATE ON `posts`
WHEN (old.deleted_at IS NULL OR new.deleted_at IS NULL)
	AND (old.likes = new.likes OR old.updated_at <> new.updated_at OR old.deleted_at IS NOT new.deleted_at) BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('post-list'), ('post:' || new.id);
	INSERT INTO outdated_tags (tag) SELECT 'post:' || old.slug UNION SELECT 'post:' || new.slug;
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_posts_order` AFTER UPDATE ON `posts`
WHEN (old.deleted_at IS NULL OR new.deleted_at IS NULL)
	AND (old.slug <> new.slug OR old.title <> new.title OR old.published_at <> new.published_at
		OR old.id <> new.id OR old.deleted_at IS NOT new.deleted_at) BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('post-order');
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_posts_likes` AFTER UPDATE OF `likes` ON `posts`
WHEN new.deleted_at IS NULL AND old.likes <> new.likes BEGIN
	INSERT INTO outdated_tags (tag, can_wait)
	VALUES ('post-list', new.likes > 0), ('post:' || new.slug, new.likes > 0), ('post:' || new.id, new.likes > 0);
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_posts_delete` AFTER DELETE ON `posts` WHEN old.deleted_at IS NULL BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('post-list'), ('post-order'), ('post:' || old.slug), ('post:' || old.id);
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_post_parts_insert` AFTER INSERT ON `post_parts` BEGIN
	INSERT INTO outdated_tags (tag)
	SELECT value FROM posts, json_each(json_array('post-list', 'post:' || slug, 'post:' || posts.id)) WHERE posts.id = new.post_id;
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_post_parts_update` AFTER UPDATE ON `post_parts` BEGIN
	INSERT INTO outdated_tags (tag)
	SELECT value FROM posts, json_each(json_array('post-list', 'post:' || slug, 'post:' || posts.id)) WHERE posts.id = new.post_id;
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_post_parts_delete` AFTER DELETE ON `post_parts` BEGIN
	INSERT INTO outdated_tags (tag)
	SELECT value FROM posts, json_each(json_array('post-list', 'post:' || slug, 'post:' || posts.id)) WHERE posts.id = old.post_id;
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_slug_redirects_insert` AFTER INSERT ON `slug_redirects` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('post:' || new.slug);
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_slug_redirects_update` AFTER UPDATE ON `slug_redirects` BEGIN
	INSERT INTO outdated_tags (tag) SELECT 'post:' || old.slug UNION SELECT 'post:' || new.slug;
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_slug_redirects_delete` AFTER DELETE ON `slug_redirects` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('post:' || old.slug);
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_images_insert` AFTER INSERT ON `images` BEGIN
	INSERT INTO outdated_tags (tag, can_wait)
	VALUES ('pictures', NOT EXISTS (SELECT 1 FROM image_uses WHERE image_id = new.id));
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_images_update` AFTER UPDATE ON `images` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('pictures');
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_images_delete` AFTER DELETE ON `images` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('pictures');
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_newsletter_issues_insert` AFTER INSERT ON `newsletter_issues` WHEN new.is_public BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('letters');
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_newsletter_issues_update` AFTER UPDATE ON `newsletter_issues`
WHEN old.is_public OR new.is_public BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('letters');
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_newsletter_issues_delete` AFTER DELETE ON `newsletter_issues` WHEN old.is_public BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('letters');
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_deliveries_insert` AFTER INSERT ON `deliveries`
WHEN new.state IN ('accepted', 'delivered', 'bounced', 'complained')
	AND EXISTS (SELECT 1 FROM newsletter_issues WHERE id = new.issue_id AND is_public) BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('letters');
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_deliveries_update` AFTER UPDATE OF `state` ON `deliveries`
WHEN (old.state IN ('accepted', 'delivered', 'bounced', 'complained')) <> (new.state IN ('accepted', 'delivered', 'bounced', 'complained'))
	AND EXISTS (SELECT 1 FROM newsletter_issues WHERE id = new.issue_id AND is_public)
	AND NOT EXISTS (
		SELECT 1 FROM deliveries AS other WHERE other.issue_id = new.issue_id AND other.subscriber_id <> new.subscriber_id
			AND other.state IN ('accepted', 'delivered', 'bounced', 'complained')
	) BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('letters');
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_deliveries_delete` AFTER DELETE ON `deliveries`
WHEN old.state IN ('accepted', 'delivered', 'bounced', 'complained')
	AND EXISTS (SELECT 1 FROM newsletter_issues WHERE id = old.issue_id AND is_public) BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('letters');
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_image_uses_insert` AFTER INSERT ON `image_uses` WHEN new.kind <> 'draft' BEGIN
	INSERT INTO outdated_tags (tag) SELECT 'letters' WHERE new.kind = 'letter';
	INSERT INTO outdated_tags (tag) SELECT 'post:' || new.text_id WHERE new.kind = 'post';
	INSERT INTO outdated_tags (tag)
	SELECT value FROM posts, json_each(json_array('post-list', 'post:' || slug)) WHERE posts.id = new.text_id;
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_image_uses_update` AFTER UPDATE ON `image_uses` WHEN new.kind <> 'draft' BEGIN
	INSERT INTO outdated_tags (tag) SELECT 'letters' WHERE new.kind = 'letter';
	INSERT INTO outdated_tags (tag) SELECT 'post:' || new.text_id WHERE new.kind = 'post';
	INSERT INTO outdated_tags (tag)
	SELECT value FROM posts, json_each(json_array('post-list', 'post:' || slug)) WHERE posts.id = new.text_id;
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_image_uses_delete` AFTER DELETE ON `image_uses` WHEN old.kind <> 'draft' BEGIN
	INSERT INTO outdated_tags (tag) SELECT 'letters' WHERE old.kind = 'letter';
	INSERT INTO outdated_tags (tag) SELECT 'post:' || old.text_id WHERE old.kind = 'post';
	INSERT INTO outdated_tags (tag)
	SELECT value FROM posts, json_each(json_array('post-list', 'post:' || slug)) WHERE posts.id = old.text_id;
END;
