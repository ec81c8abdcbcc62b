ALTER TABLE `subscribers` ADD `asked_again_at` integer;--> statement-breakpoint
-- Readers who had left and were asked for again by anybody: they have left until they press a mailed link.
UPDATE `subscribers` SET `state` = 'unsubscribed' WHERE `state` = 'pending' AND `unsubscribed_at` IS NOT NULL;--> statement-breakpoint
-- Another default without a new table, which deliveries refer to.
ALTER TABLE `newsletter_issues` RENAME COLUMN `is_public` TO `was_public`;--> statement-breakpoint
ALTER TABLE `newsletter_issues` ADD `is_public` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- Letters sent through the API were public although nobody had asked for that.
UPDATE `newsletter_issues` SET `is_public` = 1 WHERE `was_public` AND `send_key` NOT LIKE 'api-%';--> statement-breakpoint
ALTER TABLE `newsletter_issues` DROP COLUMN `was_public`;
