CREATE TABLE `draft_parts` (
	`draft_id` text NOT NULL,
	`part` integer NOT NULL,
	`folded` text NOT NULL,
	PRIMARY KEY(`draft_id`, `part`),
	FOREIGN KEY (`draft_id`) REFERENCES `drafts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `drafts` ADD `sending` text;
--> statement-breakpoint
-- A letter of the welcome series is the published state of a draft: those from before get theirs.
INSERT INTO `drafts` (`id`, `kind`, `title`, `content`, `created_at`, `updated_at`)
SELECT `id`, 'welcome', `subject`, `content`, `created_at`, `created_at` FROM `welcome_letters` WHERE true
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- What a search reads of a draft is folded anew: domain/drafts/draft-search.server.ts
CREATE TRIGGER draft_parts_outdated AFTER UPDATE OF title, summary, slug, date_string, content ON drafts
WHEN old.title IS NOT new.title OR old.summary IS NOT new.summary OR old.slug IS NOT new.slug
  OR old.date_string IS NOT new.date_string OR old.content IS NOT new.content
BEGIN
  DELETE FROM draft_parts WHERE draft_id = new.id;
END;
