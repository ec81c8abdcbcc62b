CREATE TABLE `webhook_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `webhook_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`webhook_id` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`trouble` text DEFAULT '' NOT NULL,
	`payload` text NOT NULL,
	FOREIGN KEY (`webhook_id`) REFERENCES `webhooks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_messages_newest` ON `webhook_messages` (`created_at`);--> statement-breakpoint
CREATE INDEX `webhook_messages_due` ON `webhook_messages` (`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `webhook_messages_of` ON `webhook_messages` (`webhook_id`);--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`secret` text NOT NULL,
	`events` text NOT NULL,
	`created_at` integer NOT NULL
);

--> statement-breakpoint
CREATE TRIGGER `announced_by_posts_insert` AFTER INSERT ON `posts` WHEN new.deleted_at IS NULL AND EXISTS (SELECT 1 FROM webhooks) BEGIN
	INSERT INTO webhook_events (kind, subject_id) VALUES ('post.published', new.id);
END;--> statement-breakpoint
CREATE TRIGGER `announced_by_posts_update` AFTER UPDATE ON `posts`
WHEN (old.updated_at <> new.updated_at OR old.deleted_at IS NOT new.deleted_at)
	AND (old.deleted_at IS NULL OR new.deleted_at IS NULL) AND EXISTS (SELECT 1 FROM webhooks) BEGIN
	INSERT INTO webhook_events (kind, subject_id)
	VALUES (iif(new.deleted_at IS NOT NULL, 'post.deleted', iif(old.deleted_at IS NULL, 'post.updated', 'post.published')), new.id);
END;--> statement-breakpoint
CREATE TRIGGER `announced_by_posts_delete` AFTER DELETE ON `posts` WHEN old.deleted_at IS NULL AND EXISTS (SELECT 1 FROM webhooks) BEGIN
	INSERT INTO webhook_events (kind, subject_id) VALUES ('post.deleted', old.id);
END;--> statement-breakpoint
CREATE TRIGGER `announced_by_letters` AFTER UPDATE OF `state` ON `newsletter_issues`
WHEN old.state <> 'sent' AND new.state = 'sent' AND EXISTS (SELECT 1 FROM webhooks) BEGIN
	INSERT INTO webhook_events (kind, subject_id) VALUES ('letter.sent', new.id);
END;--> statement-breakpoint
CREATE TRIGGER `announced_by_subscribers` AFTER UPDATE OF `state` ON `subscribers`
WHEN old.state <> new.state AND new.state IN ('confirmed', 'unsubscribed') AND EXISTS (SELECT 1 FROM webhooks) BEGIN
	INSERT INTO webhook_events (kind, subject_id)
	VALUES (iif(new.state = 'confirmed', 'subscriber.confirmed', 'subscriber.left'), new.id);
END;
