CREATE TABLE `post_parts` (
	`post_id` text NOT NULL,
	`field` text NOT NULL,
	`part` integer NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`post_id`, `field`, `part`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
