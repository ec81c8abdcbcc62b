ALTER TABLE `images` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `images_deleted` ON `images` (`deleted_at`) WHERE "images"."deleted_at" is not null;