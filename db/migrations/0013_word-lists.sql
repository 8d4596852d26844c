CREATE TABLE `names` (
	`edition_id` text(20) NOT NULL,
	`revision_no` integer NOT NULL,
	`list` text NOT NULL,
	`row` integer NOT NULL,
	`name` text NOT NULL,
	`meaning` text,
	`hebrew` text,
	`greek` text,
	`strongs` text NOT NULL,
	`book_id` text(50),
	`chapter_number` integer,
	`verse_number` integer,
	PRIMARY KEY(`edition_id`, `revision_no`, `list`, `row`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `names_name` ON `names` (`edition_id`,name collate nocase);--> statement-breakpoint
CREATE TABLE `verse_meanings` (
	`edition_id` text(20) NOT NULL,
	`revision_no` integer NOT NULL,
	`book_id` text(50) NOT NULL,
	`chapter_number` integer NOT NULL,
	`verse_number` integer NOT NULL,
	`meanings` text NOT NULL,
	PRIMARY KEY(`edition_id`, `revision_no`, `book_id`, `chapter_number`, `verse_number`)
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `editions` ADD `coverage` text;