CREATE TABLE `licence_confirmations` (
	`sha256` text NOT NULL,
	`version` text NOT NULL,
	`confirmed_by` text NOT NULL,
	`confirmed_at` text NOT NULL,
	PRIMARY KEY(`sha256`, `version`)
);
--> statement-breakpoint
-- A text that was published before licences were confirmed here no longer says that one was.
UPDATE `editions` SET `licence` = 'Under copyright. No administrator has confirmed a license' WHERE `id` IN ('esv', 'nasb');