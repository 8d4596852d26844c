CREATE TABLE `finished_chapters` (
	`address` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`revision` text NOT NULL,
	`gzip` blob NOT NULL
);
--> statement-breakpoint
ALTER TABLE `library` ADD `of_roles` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `library` ADD `purged` text DEFAULT '{}' NOT NULL;