CREATE TABLE `facts` (
	`name` text PRIMARY KEY NOT NULL,
	`facts` text,
	`previous` text,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER `outdated_by_facts_insert` AFTER INSERT ON `facts` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('facts');
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_facts_update` AFTER UPDATE ON `facts` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('facts');
END;--> statement-breakpoint
CREATE TRIGGER `outdated_by_facts_delete` AFTER DELETE ON `facts` BEGIN
	INSERT INTO outdated_tags (tag) VALUES ('facts');
END;
