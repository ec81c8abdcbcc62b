DROP TRIGGER named_images_update;
--> statement-breakpoint
CREATE TRIGGER named_images_update AFTER UPDATE OF name, alt, deleted_at ON images WHEN old.name IS NOT new.name OR old.alt IS NOT new.alt OR old.deleted_at IS NOT new.deleted_at BEGIN INSERT INTO outdated_names (kind, item_id) VALUES ('image', new.id); END;
--> statement-breakpoint
-- Pictures are found by their alt texts from now on.
INSERT INTO outdated_names (kind, item_id) SELECT 'image', id FROM images WHERE deleted_at IS NULL AND alt <> '' ORDER BY created_at;
