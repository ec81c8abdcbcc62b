CREATE TABLE `preview_pages` (
	`draft_id` text NOT NULL,
	`version` integer NOT NULL,
	`part` integer NOT NULL,
	`html` text NOT NULL,
	PRIMARY KEY(`draft_id`, `version`, `part`),
	FOREIGN KEY (`draft_id`) REFERENCES `drafts`(`id`) ON UPDATE no action ON DELETE cascade
);
