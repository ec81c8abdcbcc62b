CREATE TABLE `program_grants` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`client_hash` text NOT NULL,
	`redirect_uri` text NOT NULL,
	`scopes` text NOT NULL,
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`created_at` integer NOT NULL,
	`code_hash` text NOT NULL,
	`code_challenge` text NOT NULL,
	`code_expires_at` integer NOT NULL,
	`redeemed_at` integer,
	`access_hash` text,
	`access_expires_at` integer,
	`refresh_hash` text,
	`former_refresh_hash` text,
	`expires_at` integer NOT NULL,
	`last_used_at` integer,
	`revoked_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `program_grants_code` ON `program_grants` (`code_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `program_grants_access` ON `program_grants` (`access_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `program_grants_refresh` ON `program_grants` (`refresh_hash`);--> statement-breakpoint
CREATE INDEX `program_grants_former` ON `program_grants` (`former_refresh_hash`);