CREATE TABLE `names` (
	`section` text NOT NULL,
	`words` text NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `names_begun` ON `names` (`section`,`words`,`kind`,`item_id`);--> statement-breakpoint
CREATE INDEX `names_of` ON `names` (`kind`,`item_id`);--> statement-breakpoint
CREATE TABLE `outdated_names` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outdated_names_of` ON `outdated_names` (`kind`,`item_id`);--> statement-breakpoint
CREATE INDEX `posts_edited` ON `posts` (`updated_at`) WHERE "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `works_edited` ON `works` (`updated_at`) WHERE "works"."deleted_at" is null;
--> statement-breakpoint
CREATE TRIGGER named_subscribers_insert AFTER INSERT ON subscribers BEGIN INSERT INTO outdated_names (kind, item_id) VALUES ('subscriber', new.id); END;
--> statement-breakpoint
CREATE TRIGGER named_subscribers_update AFTER UPDATE OF email ON subscribers WHEN old.email IS NOT new.email BEGIN INSERT INTO outdated_names (kind, item_id) VALUES ('subscriber', new.id); END;
--> statement-breakpoint
CREATE TRIGGER named_subscribers_delete AFTER DELETE ON subscribers BEGIN DELETE FROM names WHERE kind = 'subscriber' AND item_id = old.id; DELETE FROM outdated_names WHERE kind = 'subscriber' AND item_id = old.id; END;
--> statement-breakpoint
CREATE TRIGGER named_topics_insert AFTER INSERT ON topics BEGIN INSERT INTO outdated_names (kind, item_id) VALUES ('topic', new.id); END;
--> statement-breakpoint
CREATE TRIGGER named_topics_update AFTER UPDATE OF name ON topics WHEN old.name IS NOT new.name BEGIN INSERT INTO outdated_names (kind, item_id) VALUES ('topic', new.id); END;
--> statement-breakpoint
CREATE TRIGGER named_topics_delete AFTER DELETE ON topics BEGIN DELETE FROM names WHERE kind = 'topic' AND item_id = old.id; DELETE FROM outdated_names WHERE kind = 'topic' AND item_id = old.id; END;
--> statement-breakpoint
CREATE TRIGGER named_newsletter_issues_insert AFTER INSERT ON newsletter_issues BEGIN INSERT INTO outdated_names (kind, item_id) VALUES ('issue', new.id); END;
--> statement-breakpoint
CREATE TRIGGER named_newsletter_issues_update AFTER UPDATE OF subject ON newsletter_issues WHEN old.subject IS NOT new.subject BEGIN INSERT INTO outdated_names (kind, item_id) VALUES ('issue', new.id); END;
--> statement-breakpoint
CREATE TRIGGER named_newsletter_issues_delete AFTER DELETE ON newsletter_issues BEGIN DELETE FROM names WHERE kind = 'issue' AND item_id = old.id; DELETE FROM outdated_names WHERE kind = 'issue' AND item_id = old.id; END;
--> statement-breakpoint
CREATE TRIGGER named_drafts_insert AFTER INSERT ON drafts BEGIN INSERT INTO outdated_names (kind, item_id) VALUES ('draft', new.id); END;
--> statement-breakpoint
CREATE TRIGGER named_drafts_update AFTER UPDATE OF title, slug, deleted_at ON drafts WHEN old.title IS NOT new.title OR old.slug IS NOT new.slug OR old.deleted_at IS NOT new.deleted_at BEGIN INSERT INTO outdated_names (kind, item_id) VALUES ('draft', new.id); END;
--> statement-breakpoint
CREATE TRIGGER named_drafts_delete AFTER DELETE ON drafts BEGIN DELETE FROM names WHERE kind = 'draft' AND item_id = old.id; DELETE FROM outdated_names WHERE kind = 'draft' AND item_id = old.id; END;
--> statement-breakpoint
CREATE TRIGGER named_images_insert AFTER INSERT ON images BEGIN INSERT INTO outdated_names (kind, item_id) VALUES ('image', new.id); END;
--> statement-breakpoint
CREATE TRIGGER named_images_update AFTER UPDATE OF name, deleted_at ON images WHEN old.name IS NOT new.name OR old.deleted_at IS NOT new.deleted_at BEGIN INSERT INTO outdated_names (kind, item_id) VALUES ('image', new.id); END;
--> statement-breakpoint
CREATE TRIGGER named_images_delete AFTER DELETE ON images BEGIN DELETE FROM names WHERE kind = 'image' AND item_id = old.id; DELETE FROM outdated_names WHERE kind = 'image' AND item_id = old.id; END;
--> statement-breakpoint
CREATE TRIGGER named_notes_insert AFTER INSERT ON notes BEGIN INSERT INTO outdated_names (kind, item_id) VALUES ('note', new.id); END;
--> statement-breakpoint
CREATE TRIGGER named_notes_update AFTER UPDATE OF title, deleted_at ON notes WHEN old.title IS NOT new.title OR old.deleted_at IS NOT new.deleted_at BEGIN INSERT INTO outdated_names (kind, item_id) VALUES ('note', new.id); END;
--> statement-breakpoint
CREATE TRIGGER named_notes_delete AFTER DELETE ON notes BEGIN DELETE FROM names WHERE kind = 'note' AND item_id = old.id; DELETE FROM outdated_names WHERE kind = 'note' AND item_id = old.id; END;
--> statement-breakpoint
CREATE TRIGGER named_posts_insert AFTER INSERT ON posts BEGIN INSERT INTO outdated_names (kind, item_id) VALUES ('post', new.id); END;
--> statement-breakpoint
CREATE TRIGGER named_posts_update AFTER UPDATE OF title, slug, deleted_at ON posts WHEN old.title IS NOT new.title OR old.slug IS NOT new.slug OR old.deleted_at IS NOT new.deleted_at BEGIN INSERT INTO outdated_names (kind, item_id) VALUES ('post', new.id); END;
--> statement-breakpoint
CREATE TRIGGER named_posts_delete AFTER DELETE ON posts BEGIN DELETE FROM names WHERE kind = 'post' AND item_id = old.id; DELETE FROM outdated_names WHERE kind = 'post' AND item_id = old.id; END;
--> statement-breakpoint
CREATE TRIGGER named_post_series_insert AFTER INSERT ON post_series BEGIN INSERT INTO outdated_names (kind, item_id) VALUES ('series', new.id); END;
--> statement-breakpoint
CREATE TRIGGER named_post_series_update AFTER UPDATE OF name ON post_series WHEN old.name IS NOT new.name BEGIN INSERT INTO outdated_names (kind, item_id) VALUES ('series', new.id); END;
--> statement-breakpoint
CREATE TRIGGER named_post_series_delete AFTER DELETE ON post_series BEGIN DELETE FROM names WHERE kind = 'series' AND item_id = old.id; DELETE FROM outdated_names WHERE kind = 'series' AND item_id = old.id; END;
--> statement-breakpoint
CREATE TRIGGER named_tags_insert AFTER INSERT ON tags BEGIN INSERT INTO outdated_names (kind, item_id) VALUES ('tag', new.id); END;
--> statement-breakpoint
CREATE TRIGGER named_tags_update AFTER UPDATE OF name ON tags WHEN old.name IS NOT new.name BEGIN INSERT INTO outdated_names (kind, item_id) VALUES ('tag', new.id); END;
--> statement-breakpoint
CREATE TRIGGER named_tags_delete AFTER DELETE ON tags BEGIN DELETE FROM names WHERE kind = 'tag' AND item_id = old.id; DELETE FROM outdated_names WHERE kind = 'tag' AND item_id = old.id; END;
--> statement-breakpoint
CREATE TRIGGER named_works_insert AFTER INSERT ON works BEGIN INSERT INTO outdated_names (kind, item_id) VALUES ('work', new.id); END;
--> statement-breakpoint
CREATE TRIGGER named_works_update AFTER UPDATE OF title, slug, deleted_at ON works WHEN old.title IS NOT new.title OR old.slug IS NOT new.slug OR old.deleted_at IS NOT new.deleted_at BEGIN INSERT INTO outdated_names (kind, item_id) VALUES ('work', new.id); END;
--> statement-breakpoint
CREATE TRIGGER named_works_delete AFTER DELETE ON works BEGIN DELETE FROM names WHERE kind = 'work' AND item_id = old.id; DELETE FROM outdated_names WHERE kind = 'work' AND item_id = old.id; END;
--> statement-breakpoint
-- The names of what is there are written by the next searches, the newest first, and by the cron: domain/finding/write-names.server.ts
INSERT INTO outdated_names (kind, item_id) SELECT 'topic', id FROM topics;
--> statement-breakpoint
INSERT INTO outdated_names (kind, item_id) SELECT 'subscriber', id FROM subscribers ORDER BY created_at;
--> statement-breakpoint
INSERT INTO outdated_names (kind, item_id) SELECT 'image', id FROM images WHERE deleted_at IS NULL ORDER BY created_at;
--> statement-breakpoint
INSERT INTO outdated_names (kind, item_id) SELECT 'tag', id FROM tags;
--> statement-breakpoint
INSERT INTO outdated_names (kind, item_id) SELECT 'series', id FROM post_series;
--> statement-breakpoint
INSERT INTO outdated_names (kind, item_id) SELECT 'work', id FROM works WHERE deleted_at IS NULL ORDER BY updated_at;
--> statement-breakpoint
INSERT INTO outdated_names (kind, item_id) SELECT 'note', id FROM notes WHERE deleted_at IS NULL ORDER BY published_at;
--> statement-breakpoint
INSERT INTO outdated_names (kind, item_id) SELECT 'issue', id FROM newsletter_issues WHERE welcome_id IS NULL ORDER BY started_at;
--> statement-breakpoint
INSERT INTO outdated_names (kind, item_id) SELECT 'post', id FROM posts WHERE deleted_at IS NULL ORDER BY updated_at;
--> statement-breakpoint
INSERT INTO outdated_names (kind, item_id) SELECT 'draft', id FROM drafts WHERE deleted_at IS NULL ORDER BY updated_at;
