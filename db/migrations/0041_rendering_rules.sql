ALTER TABLE `notes` ADD `rule` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `pages` ADD `rule` text DEFAULT '' NOT NULL;