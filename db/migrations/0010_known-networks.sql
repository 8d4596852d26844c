CREATE TABLE `known_networks` (
	`user_id` integer NOT NULL,
	`network` text NOT NULL,
	`until` integer NOT NULL,
	PRIMARY KEY(`user_id`, `network`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP INDEX `login_tries_forgotten`;--> statement-breakpoint
CREATE INDEX `login_tries_since` ON `login_tries` (`since`);--> statement-breakpoint
DELETE FROM `login_tries` WHERE `blocked_until` > `since` + 86400000;
