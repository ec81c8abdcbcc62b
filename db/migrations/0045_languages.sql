ALTER TABLE `drafts` ADD `language` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `drafts` ADD `translation_group` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `drafts_translations` ON `drafts` (`translation_group`) WHERE "drafts"."translation_group" <> '';--> statement-breakpoint
ALTER TABLE `newsletter_issues` ADD `language` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `notes` ADD `language` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `notes` ADD `translation_group` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `notes_translations` ON `notes` (`translation_group`) WHERE "notes"."translation_group" <> '';--> statement-breakpoint
ALTER TABLE `pages` ADD `language` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `pages` ADD `translation_group` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `pages_translations` ON `pages` (`translation_group`) WHERE "pages"."translation_group" <> '';--> statement-breakpoint
ALTER TABLE `posts` ADD `language` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `posts` ADD `translation_group` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `posts_language` ON `posts` (`id`,`language`) WHERE "posts"."language" <> '';--> statement-breakpoint
CREATE INDEX `posts_translations` ON `posts` (`translation_group`,`language`) WHERE "posts"."translation_group" <> '';--> statement-breakpoint
ALTER TABLE `subscribers` ADD `language` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `works` ADD `language` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `works` ADD `translation_group` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `works_translations` ON `works` (`translation_group`) WHERE "works"."translation_group" <> '';