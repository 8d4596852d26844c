CREATE TABLE `word_counts` (
	`edition_id` text(20) NOT NULL,
	`revision_no` integer NOT NULL,
	`term` text NOT NULL,
	`book` integer NOT NULL,
	`form` text NOT NULL,
	`times` integer NOT NULL,
	`verses` integer NOT NULL,
	`first_verses` integer NOT NULL,
	PRIMARY KEY(`edition_id`, `revision_no`, `term`, `book`, `form`)
) WITHOUT ROWID;
