DROP INDEX `import_rows_address`;--> statement-breakpoint
CREATE INDEX `import_rows_address` ON `import_rows` (`email_key`,`import_id`,`line`);--> statement-breakpoint
ALTER TABLE `subscriber_imports` ADD `next_line` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `move_items_due` ON `move_items` (`move_id`,`kind`,`state`,`due_at`,`place`);