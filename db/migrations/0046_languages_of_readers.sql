ALTER TABLE `welcome_letters` ADD `language` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `import_rows` ADD `language` text DEFAULT '' NOT NULL;