ALTER TABLE `image_revisions` ADD `hash` text;--> statement-breakpoint
ALTER TABLE `images` ADD `hash` text;--> statement-breakpoint
ALTER TABLE `images` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `images_hash` ON `images` (`hash`) WHERE "images"."hash" is not null;--> statement-breakpoint
CREATE INDEX `images_deleted` ON `images` (`deleted_at`) WHERE "images"."deleted_at" is not null;