CREATE TABLE `link_checks` (
	`url` text PRIMARY KEY NOT NULL,
	`due_at` integer NOT NULL,
	`checked_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`trouble` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `link_checks_due` ON `link_checks` (`due_at`);--> statement-breakpoint
CREATE TABLE `link_readings` (
	`post_id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `missing_addresses` (
	`path` text PRIMARY KEY NOT NULL,
	`times` integer NOT NULL,
	`referrer` text NOT NULL,
	`last_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `missing_addresses_last` ON `missing_addresses` (`last_at`);--> statement-breakpoint
CREATE TABLE `post_links` (
	`url` text NOT NULL,
	`post_id` text NOT NULL,
	PRIMARY KEY(`url`, `post_id`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `post_links_of` ON `post_links` (`post_id`);--> statement-breakpoint
CREATE TABLE `redirects` (
	`path` text PRIMARY KEY NOT NULL,
	`target` text NOT NULL,
	`created_at` integer NOT NULL
);

--> statement-breakpoint
CREATE TRIGGER `outdated_by_redirects_insert` AFTER INSERT ON `redirects` BEGIN
	INSERT INTO outdated_tags (tag) SELECT 'post:' || substr(new.path, 7) WHERE new.path LIKE '/blog/%'
	UNION SELECT 'letters' WHERE new.path LIKE '/letters/%' UNION SELECT 'works' WHERE new.path LIKE '/art/%' OR new.path LIKE '/portfolio/%';
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_redirects_update` AFTER UPDATE ON `redirects` BEGIN
	INSERT INTO outdated_tags (tag) SELECT 'post:' || substr(new.path, 7) WHERE new.path LIKE '/blog/%'
	UNION SELECT 'letters' WHERE new.path LIKE '/letters/%' UNION SELECT 'works' WHERE new.path LIKE '/art/%' OR new.path LIKE '/portfolio/%';
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_redirects_delete` AFTER DELETE ON `redirects` BEGIN
	INSERT INTO outdated_tags (tag) SELECT 'post:' || substr(old.path, 7) WHERE old.path LIKE '/blog/%'
	UNION SELECT 'letters' WHERE old.path LIKE '/letters/%' UNION SELECT 'works' WHERE old.path LIKE '/art/%' OR old.path LIKE '/portfolio/%';
END;
