CREATE TABLE `cron_runs` (
	`cron` text PRIMARY KEY NOT NULL,
	`ended_at` integer NOT NULL,
	`failures` integer NOT NULL
);
