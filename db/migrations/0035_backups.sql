CREATE TABLE `backup_changes` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`source` text NOT NULL,
	`row` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `backups` (
	`id` text PRIMARY KEY NOT NULL,
	`origin` text NOT NULL,
	`has_secrets` integer DEFAULT false NOT NULL,
	`started_at` integer NOT NULL,
	`first_change` integer NOT NULL,
	`consistent_at` integer,
	`ended_at` integer,
	`checked_at` integer,
	`rows` integer DEFAULT 0 NOT NULL,
	`files` integer DEFAULT 0 NOT NULL,
	`bytes` integer DEFAULT 0 NOT NULL,
	`sha256` text DEFAULT '' NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`trouble` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `backups_running` ON `backups` (`ended_at`) WHERE "backups"."ended_at" is null;--> statement-breakpoint
CREATE INDEX `backups_newest` ON `backups` (`started_at`,`id`);
--> statement-breakpoint
CREATE TRIGGER backup_facts_insert AFTER INSERT ON facts WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'facts', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_facts_update AFTER UPDATE ON facts WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'facts', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'facts', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_facts_delete AFTER DELETE ON facts WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'facts', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_images_insert AFTER INSERT ON images WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'images', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_images_update AFTER UPDATE ON images WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'images', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'images', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_images_delete AFTER DELETE ON images WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'images', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_image_revisions_insert AFTER INSERT ON image_revisions WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'image_revisions', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_image_revisions_update AFTER UPDATE ON image_revisions WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'image_revisions', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'image_revisions', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_image_revisions_delete AFTER DELETE ON image_revisions WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'image_revisions', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_image_uses_insert AFTER INSERT ON image_uses WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'image_uses', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_image_uses_update AFTER UPDATE ON image_uses WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'image_uses', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'image_uses', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_image_uses_delete AFTER DELETE ON image_uses WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'image_uses', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_works_insert AFTER INSERT ON works WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'works', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_works_update AFTER UPDATE ON works WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'works', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'works', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_works_delete AFTER DELETE ON works WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'works', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_work_redirects_insert AFTER INSERT ON work_redirects WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'work_redirects', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_work_redirects_update AFTER UPDATE ON work_redirects WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'work_redirects', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'work_redirects', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_work_redirects_delete AFTER DELETE ON work_redirects WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'work_redirects', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_posts_insert AFTER INSERT ON posts WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'posts', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_posts_update AFTER UPDATE ON posts WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'posts', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'posts', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_posts_delete AFTER DELETE ON posts WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'posts', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_post_parts_insert AFTER INSERT ON post_parts WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'post_parts', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_post_parts_update AFTER UPDATE ON post_parts WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'post_parts', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'post_parts', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_post_parts_delete AFTER DELETE ON post_parts WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'post_parts', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_slug_redirects_insert AFTER INSERT ON slug_redirects WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'slug_redirects', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_slug_redirects_update AFTER UPDATE ON slug_redirects WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'slug_redirects', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'slug_redirects', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_slug_redirects_delete AFTER DELETE ON slug_redirects WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'slug_redirects', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_visitor_likes_insert AFTER INSERT ON visitor_likes WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'visitor_likes', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_visitor_likes_update AFTER UPDATE ON visitor_likes WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'visitor_likes', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'visitor_likes', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_visitor_likes_delete AFTER DELETE ON visitor_likes WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'visitor_likes', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_drafts_insert AFTER INSERT ON drafts WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'drafts', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_drafts_update AFTER UPDATE ON drafts WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'drafts', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'drafts', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_drafts_delete AFTER DELETE ON drafts WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'drafts', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_pages_insert AFTER INSERT ON pages WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'pages', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_pages_update AFTER UPDATE ON pages WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'pages', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'pages', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_pages_delete AFTER DELETE ON pages WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'pages', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_page_redirects_insert AFTER INSERT ON page_redirects WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'page_redirects', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_page_redirects_update AFTER UPDATE ON page_redirects WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'page_redirects', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'page_redirects', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_page_redirects_delete AFTER DELETE ON page_redirects WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'page_redirects', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_text_revisions_insert AFTER INSERT ON text_revisions WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'text_revisions', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_text_revisions_update AFTER UPDATE ON text_revisions WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'text_revisions', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'text_revisions', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_text_revisions_delete AFTER DELETE ON text_revisions WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'text_revisions', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_notes_insert AFTER INSERT ON notes WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'notes', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_notes_update AFTER UPDATE ON notes WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'notes', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'notes', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_notes_delete AFTER DELETE ON notes WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'notes', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_tags_insert AFTER INSERT ON tags WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'tags', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_tags_update AFTER UPDATE ON tags WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'tags', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'tags', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_tags_delete AFTER DELETE ON tags WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'tags', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_taggings_insert AFTER INSERT ON taggings WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'taggings', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_taggings_update AFTER UPDATE ON taggings WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'taggings', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'taggings', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_taggings_delete AFTER DELETE ON taggings WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'taggings', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_tag_redirects_insert AFTER INSERT ON tag_redirects WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'tag_redirects', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_tag_redirects_update AFTER UPDATE ON tag_redirects WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'tag_redirects', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'tag_redirects', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_tag_redirects_delete AFTER DELETE ON tag_redirects WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'tag_redirects', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_post_series_insert AFTER INSERT ON post_series WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'post_series', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_post_series_update AFTER UPDATE ON post_series WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'post_series', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'post_series', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_post_series_delete AFTER DELETE ON post_series WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'post_series', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_post_series_parts_insert AFTER INSERT ON post_series_parts WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'post_series_parts', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_post_series_parts_update AFTER UPDATE ON post_series_parts WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'post_series_parts', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'post_series_parts', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_post_series_parts_delete AFTER DELETE ON post_series_parts WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'post_series_parts', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_post_series_redirects_insert AFTER INSERT ON post_series_redirects WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'post_series_redirects', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_post_series_redirects_update AFTER UPDATE ON post_series_redirects WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'post_series_redirects', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'post_series_redirects', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_post_series_redirects_delete AFTER DELETE ON post_series_redirects WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'post_series_redirects', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_bulk_changes_insert AFTER INSERT ON bulk_changes WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'bulk_changes', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_bulk_changes_update AFTER UPDATE ON bulk_changes WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'bulk_changes', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'bulk_changes', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_bulk_changes_delete AFTER DELETE ON bulk_changes WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'bulk_changes', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_bulk_change_items_insert AFTER INSERT ON bulk_change_items WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'bulk_change_items', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_bulk_change_items_update AFTER UPDATE ON bulk_change_items WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'bulk_change_items', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'bulk_change_items', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_bulk_change_items_delete AFTER DELETE ON bulk_change_items WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'bulk_change_items', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_subscribers_insert AFTER INSERT ON subscribers WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'subscribers', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_subscribers_update AFTER UPDATE ON subscribers WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'subscribers', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'subscribers', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_subscribers_delete AFTER DELETE ON subscribers WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'subscribers', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_topics_insert AFTER INSERT ON topics WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'topics', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_topics_update AFTER UPDATE ON topics WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'topics', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'topics', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_topics_delete AFTER DELETE ON topics WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'topics', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_declined_topics_insert AFTER INSERT ON declined_topics WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'declined_topics', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_declined_topics_update AFTER UPDATE ON declined_topics WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'declined_topics', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'declined_topics', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_declined_topics_delete AFTER DELETE ON declined_topics WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'declined_topics', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_subscriber_tags_insert AFTER INSERT ON subscriber_tags WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'subscriber_tags', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_subscriber_tags_update AFTER UPDATE ON subscriber_tags WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'subscriber_tags', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'subscriber_tags', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_subscriber_tags_delete AFTER DELETE ON subscriber_tags WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'subscriber_tags', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_suppressions_insert AFTER INSERT ON suppressions WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'suppressions', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_suppressions_update AFTER UPDATE ON suppressions WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'suppressions', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'suppressions', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_suppressions_delete AFTER DELETE ON suppressions WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'suppressions', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_newsletter_issues_insert AFTER INSERT ON newsletter_issues WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'newsletter_issues', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_newsletter_issues_update AFTER UPDATE ON newsletter_issues WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'newsletter_issues', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'newsletter_issues', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_newsletter_issues_delete AFTER DELETE ON newsletter_issues WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'newsletter_issues', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_deliveries_insert AFTER INSERT ON deliveries WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'deliveries', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_deliveries_update AFTER UPDATE ON deliveries WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'deliveries', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'deliveries', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_deliveries_delete AFTER DELETE ON deliveries WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'deliveries', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_letter_links_insert AFTER INSERT ON letter_links WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'letter_links', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_letter_links_update AFTER UPDATE ON letter_links WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'letter_links', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'letter_links', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_letter_links_delete AFTER DELETE ON letter_links WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'letter_links', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_mail_events_insert AFTER INSERT ON mail_events WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'mail_events', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_mail_events_update AFTER UPDATE ON mail_events WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'mail_events', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'mail_events', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_mail_events_delete AFTER DELETE ON mail_events WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'mail_events', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_welcome_letters_insert AFTER INSERT ON welcome_letters WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'welcome_letters', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_welcome_letters_update AFTER UPDATE ON welcome_letters WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'welcome_letters', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'welcome_letters', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_welcome_letters_delete AFTER DELETE ON welcome_letters WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'welcome_letters', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_digests_insert AFTER INSERT ON digests WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'digests', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_digests_update AFTER UPDATE ON digests WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'digests', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'digests', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_digests_delete AFTER DELETE ON digests WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'digests', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_page_views_insert AFTER INSERT ON page_views WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'page_views', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_page_views_update AFTER UPDATE ON page_views WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'page_views', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'page_views', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_page_views_delete AFTER DELETE ON page_views WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'page_views', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_redirects_insert AFTER INSERT ON redirects WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'redirects', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_redirects_update AFTER UPDATE ON redirects WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'redirects', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'redirects', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_redirects_delete AFTER DELETE ON redirects WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'redirects', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_missing_addresses_insert AFTER INSERT ON missing_addresses WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'missing_addresses', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_missing_addresses_update AFTER UPDATE ON missing_addresses WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'missing_addresses', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'missing_addresses', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_missing_addresses_delete AFTER DELETE ON missing_addresses WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'missing_addresses', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_owner_sessions_insert AFTER INSERT ON owner_sessions WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'owner_sessions', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_owner_sessions_update AFTER UPDATE ON owner_sessions WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'owner_sessions', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'owner_sessions', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_owner_sessions_delete AFTER DELETE ON owner_sessions WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'owner_sessions', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_identity_events_insert AFTER INSERT ON identity_events WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'identity_events', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_identity_events_update AFTER UPDATE ON identity_events WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'identity_events', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'identity_events', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_identity_events_delete AFTER DELETE ON identity_events WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'identity_events', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_personal_tokens_insert AFTER INSERT ON personal_tokens WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'personal_tokens', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_personal_tokens_update AFTER UPDATE ON personal_tokens WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'personal_tokens', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'personal_tokens', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_personal_tokens_delete AFTER DELETE ON personal_tokens WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'personal_tokens', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_passkeys_insert AFTER INSERT ON passkeys WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'passkeys', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_passkeys_update AFTER UPDATE ON passkeys WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'passkeys', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'passkeys', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_passkeys_delete AFTER DELETE ON passkeys WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'passkeys', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_program_grants_insert AFTER INSERT ON program_grants WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'program_grants', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_program_grants_update AFTER UPDATE ON program_grants WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'program_grants', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'program_grants', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_program_grants_delete AFTER DELETE ON program_grants WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'program_grants', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_preview_links_insert AFTER INSERT ON preview_links WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'preview_links', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_preview_links_update AFTER UPDATE ON preview_links WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'preview_links', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'preview_links', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_preview_links_delete AFTER DELETE ON preview_links WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'preview_links', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_preview_pages_insert AFTER INSERT ON preview_pages WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'preview_pages', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_preview_pages_update AFTER UPDATE ON preview_pages WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'preview_pages', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'preview_pages', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_preview_pages_delete AFTER DELETE ON preview_pages WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'preview_pages', old.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_webhooks_insert AFTER INSERT ON webhooks WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'webhooks', new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_webhooks_update AFTER UPDATE ON webhooks WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'webhooks', new.rowid; INSERT INTO backup_changes (source, row) SELECT 'webhooks', old.rowid WHERE old.rowid <> new.rowid; END;
--> statement-breakpoint
CREATE TRIGGER backup_webhooks_delete AFTER DELETE ON webhooks WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN INSERT INTO backup_changes (source, row) SELECT 'webhooks', old.rowid; END;
