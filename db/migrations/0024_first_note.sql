-- Menus leave out “Notes” until there is one: the first note that comes and the last one that goes outdate every page.
CREATE TRIGGER `outdated_by_first_note_insert` AFTER INSERT ON `notes`
	WHEN new.deleted_at IS NULL AND NOT EXISTS (SELECT 1 FROM notes WHERE deleted_at IS NULL AND id <> new.id) BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('facts');
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_first_note_update` AFTER UPDATE OF `deleted_at` ON `notes`
	WHEN (old.deleted_at IS NULL) <> (new.deleted_at IS NULL)
		AND NOT EXISTS (SELECT 1 FROM notes WHERE deleted_at IS NULL AND id <> new.id) BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('facts');
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_first_note_delete` AFTER DELETE ON `notes`
	WHEN old.deleted_at IS NULL AND NOT EXISTS (SELECT 1 FROM notes WHERE deleted_at IS NULL) BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('facts');
END;
