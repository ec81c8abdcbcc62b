ALTER TABLE `posts` ADD `words` integer;--> statement-breakpoint
CREATE INDEX `posts_uncounted` ON `posts` (`id`) WHERE "posts"."words" is null;