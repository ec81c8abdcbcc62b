CREATE TABLE `digests` (
	`id` integer PRIMARY KEY NOT NULL,
	`is_on` integer NOT NULL,
	`every` text NOT NULL,
	`hour` integer NOT NULL,
	`notice_hours` integer NOT NULL,
	`since` integer NOT NULL,
	`next_at` integer NOT NULL,
	`draft_id` text,
	`due_at` integer,
	`is_noticed` integer DEFAULT false NOT NULL,
	`trouble` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
