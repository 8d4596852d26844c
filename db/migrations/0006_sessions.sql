CREATE TABLE `login_tries` (
	`key` text PRIMARY KEY NOT NULL,
	`failures` integer NOT NULL,
	`since` integer NOT NULL,
	`blocked_until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`device` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `username_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `users` SET `username_key` = lower(`username`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_key_unique` ON `users` (`username_key`);
--> statement-breakpoint
-- Ids 1 and 2 are the administrators': nobody becomes one by registering early.
UPDATE `sqlite_sequence` SET `seq` = max(`seq`, 2) WHERE `name` = 'users';--> statement-breakpoint
INSERT INTO `sqlite_sequence` (`name`, `seq`) SELECT 'users', 2 WHERE NOT EXISTS (SELECT 1 FROM `sqlite_sequence` WHERE `name` = 'users');
