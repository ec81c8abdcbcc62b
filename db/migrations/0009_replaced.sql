ALTER TABLE `image_revisions` ADD `bytes` integer;--> statement-breakpoint
ALTER TABLE `image_revisions` ADD `facts` text;--> statement-breakpoint
ALTER TABLE `image_revisions` ADD `alt` text;--> statement-breakpoint
ALTER TABLE `images` ADD `last_revision` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE `images` SET `last_revision` = `revision`;
