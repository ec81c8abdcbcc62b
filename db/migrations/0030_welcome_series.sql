CREATE TABLE `welcome_letters` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`days` integer NOT NULL,
	`subject` text NOT NULL,
	`content` text NOT NULL,
	`is_on` integer NOT NULL,
	`since` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `newsletter_issues` ADD `welcome_id` text;--> statement-breakpoint
CREATE INDEX `newsletter_issues_welcome` ON `newsletter_issues` (`welcome_id`) WHERE "newsletter_issues"."welcome_id" is not null;--> statement-breakpoint
-- The one welcome letter becomes the first of the series; one that is off may be unwritten.
INSERT INTO `welcome_letters` (`id`, `position`, `days`, `subject`, `content`, `is_on`, `since`, `version`, `created_at`)
SELECT lower(hex(randomblob(16))), 1, 0, value ->> '$.subject', value ->> '$.content', coalesce(value ->> '$.isOn', 0),
	coalesce(unixepoch(value ->> '$.since') * 1000, updated_at), 1, updated_at
FROM `newsletter_choices` WHERE name = 'welcome' AND coalesce(value ->> '$.subject', '') <> '' AND coalesce(value ->> '$.content', '') <> '';
--> statement-breakpoint
-- Editions of the series are sent again and again: they announce no letter.
DROP TRIGGER `announced_by_letters`;--> statement-breakpoint
CREATE TRIGGER `announced_by_letters` AFTER UPDATE OF `state` ON `newsletter_issues`
WHEN old.state <> 'sent' AND new.state = 'sent' AND new.welcome_id IS NULL AND EXISTS (SELECT 1 FROM webhooks) BEGIN
	INSERT INTO webhook_events (kind, subject_id) VALUES ('letter.sent', new.id);
END;
