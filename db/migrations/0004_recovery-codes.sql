CREATE TABLE `recovery_codes` (
	`user_id` integer NOT NULL,
	`digest` text NOT NULL,
	PRIMARY KEY(`user_id`, `digest`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
