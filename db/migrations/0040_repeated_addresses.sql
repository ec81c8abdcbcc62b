DROP INDEX `import_rows_address`;--> statement-breakpoint
CREATE INDEX `import_rows_address` ON `import_rows` (`email_key`,`import_id`,`line`);--> statement-breakpoint
ALTER TABLE `subscriber_imports` ADD `next_line` integer DEFAULT 0 NOT NULL;