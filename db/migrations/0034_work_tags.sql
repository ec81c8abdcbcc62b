-- The tags of works are on the works’ own pages.
DROP TRIGGER `outdated_by_taggings_insert`;--> statement-breakpoint
CREATE TRIGGER `outdated_by_taggings_insert` AFTER INSERT ON `taggings` BEGIN
	INSERT INTO outdated_tags (tag) SELECT 'tags'
	UNION SELECT 'letters' WHERE new.kind = 'letter' UNION SELECT 'work-tags' WHERE new.kind = 'work';
	INSERT INTO outdated_tags (tag)
	SELECT value FROM posts, json_each(json_array('post-list', 'post:' || slug, 'post:' || posts.id))
	WHERE new.kind = 'post' AND posts.id = new.item_id;
END;--> statement-breakpoint
DROP TRIGGER `outdated_by_taggings_update`;--> statement-breakpoint
CREATE TRIGGER `outdated_by_taggings_update` AFTER UPDATE ON `taggings` BEGIN
	INSERT INTO outdated_tags (tag) SELECT 'tags'
	UNION SELECT 'letters' WHERE new.kind = 'letter' UNION SELECT 'work-tags' WHERE new.kind = 'work';
	INSERT INTO outdated_tags (tag)
	SELECT value FROM posts, json_each(json_array('post-list', 'post:' || slug, 'post:' || posts.id))
	WHERE new.kind = 'post' AND posts.id = new.item_id;
END;--> statement-breakpoint
DROP TRIGGER `outdated_by_taggings_delete`;--> statement-breakpoint
CREATE TRIGGER `outdated_by_taggings_delete` AFTER DELETE ON `taggings` BEGIN
	INSERT INTO outdated_tags (tag) SELECT 'tags'
	UNION SELECT 'letters' WHERE old.kind = 'letter' UNION SELECT 'work-tags' WHERE old.kind = 'work';
	INSERT INTO outdated_tags (tag)
	SELECT value FROM posts, json_each(json_array('post-list', 'post:' || slug, 'post:' || posts.id))
	WHERE old.kind = 'post' AND posts.id = old.item_id;
END;--> statement-breakpoint
DROP TRIGGER `outdated_by_tags_update`;--> statement-breakpoint
CREATE TRIGGER `outdated_by_tags_update` AFTER UPDATE ON `tags` BEGIN
	INSERT INTO outdated_tags (tag)
	SELECT 'tags' UNION SELECT iif(kind = 'letter', 'letters', 'work-tags')
	FROM taggings WHERE tag_id = new.id AND kind IN ('letter', 'work');
	INSERT INTO outdated_tags (tag)
	SELECT DISTINCT value FROM taggings, posts, json_each(json_array('post-list', 'post:' || slug, 'post:' || posts.id))
	WHERE taggings.tag_id = new.id AND taggings.kind = 'post' AND posts.id = taggings.item_id;
END;
