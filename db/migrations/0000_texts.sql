CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text NOT NULL,
	`password` text NOT NULL,
	`theme_primary` text DEFAULT 'hsl(217, 91%, 60%)' NOT NULL,
	`theme_variant` text DEFAULT 'professional' NOT NULL,
	`theme_appearance` text DEFAULT 'light' NOT NULL,
	`theme_radius` integer DEFAULT 8 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_unique` ON `users` (`username`);--> statement-breakpoint
CREATE TABLE `editions` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`language` text NOT NULL,
	`script` text NOT NULL,
	`numbering` text NOT NULL,
	`licence` text NOT NULL,
	`licence_url` text,
	`source` text NOT NULL,
	`fingerprint` text,
	`revision` text,
	`revision_no` integer DEFAULT 0 NOT NULL,
	`published_at` text,
	`verses` integer DEFAULT 0 NOT NULL,
	`words` integer DEFAULT 0 NOT NULL,
	`letters` integer DEFAULT 0 NOT NULL,
	`qere_words` integer,
	`qere_letters` integer,
	`totals` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE TABLE `library` (
	`id` integer PRIMARY KEY NOT NULL,
	`revision` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `import_chunks` (
	`job_id` text NOT NULL,
	`chunk_no` integer NOT NULL,
	`phase` integer NOT NULL,
	`descriptor` text NOT NULL,
	`units` integer NOT NULL,
	`attempt` text,
	`done_at` text,
	`first_verse_id` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`created` integer DEFAULT 0 NOT NULL,
	`updated` integer DEFAULT 0 NOT NULL,
	`unchanged` integer DEFAULT 0 NOT NULL,
	`skipped` integer DEFAULT 0 NOT NULL,
	`failed` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`job_id`, `chunk_no`),
	FOREIGN KEY (`job_id`) REFERENCES `import_jobs`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `import_chunks_missing` ON `import_chunks` (`job_id`,`phase`) WHERE done_at is null;--> statement-breakpoint
CREATE TABLE `import_jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`params` text NOT NULL,
	`status` text NOT NULL,
	`phase` text NOT NULL,
	`edition_id` text,
	`revision_no` integer,
	`fingerprint` text,
	`done` integer DEFAULT 0 NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`created` integer DEFAULT 0 NOT NULL,
	`updated` integer DEFAULT 0 NOT NULL,
	`unchanged` integer DEFAULT 0 NOT NULL,
	`skipped` integer DEFAULT 0 NOT NULL,
	`failed` integer DEFAULT 0 NOT NULL,
	`errors` text DEFAULT '[]' NOT NULL,
	`started_by` integer,
	`started_at` text NOT NULL,
	`finished_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `import_jobs_open_edition` ON `import_jobs` (`edition_id`) WHERE status in ('queued', 'running', 'paused');--> statement-breakpoint
CREATE TABLE `lexicon_entries` (
	`edition_id` text(20) NOT NULL,
	`revision_no` integer NOT NULL,
	`strongs_number` text(100) NOT NULL,
	`lemma` text NOT NULL,
	`transliteration` text,
	`pronunciation` text,
	`derivation` text,
	`definition` text,
	`usage` text,
	`gloss` text,
	PRIMARY KEY(`edition_id`, `revision_no`, `strongs_number`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `study_notes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`book` text(50) NOT NULL,
	`chapter` integer NOT NULL,
	`verse` integer NOT NULL,
	`notes` text NOT NULL,
	`is_kabbalistic` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`book`) REFERENCES `bible_books`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `study_notes_place` ON `study_notes` (`user_id`,`book`,`chapter`,`verse`);--> statement-breakpoint
CREATE TABLE `bible_books` (
	`id` text(50) PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`chapters` integer NOT NULL,
	`testament` text NOT NULL,
	`language_original` text NOT NULL,
	`book_group` text NOT NULL,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `bible_chapters` (
	`id` integer PRIMARY KEY NOT NULL,
	`book_id` text(50) NOT NULL,
	`chapter_number` integer NOT NULL,
	`verse_count` integer NOT NULL,
	FOREIGN KEY (`book_id`) REFERENCES `bible_books`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bible_chapters_place` ON `bible_chapters` (`book_id`,`chapter_number`);--> statement-breakpoint
CREATE TABLE `bible_verses` (
	`id` integer PRIMARY KEY NOT NULL,
	`edition_id` text(20) NOT NULL,
	`book_id` text(50) NOT NULL,
	`chapter_number` integer NOT NULL,
	`verse_number` integer NOT NULL,
	`part` text DEFAULT '' NOT NULL,
	`original_language` text NOT NULL,
	`text` text NOT NULL,
	`letters` text,
	`heading` text,
	`first_revision` integer NOT NULL,
	`last_revision` integer DEFAULT 2147483647 NOT NULL,
	FOREIGN KEY (`edition_id`) REFERENCES `editions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`book_id`) REFERENCES `bible_books`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bible_verses_location` ON `bible_verses` (`edition_id`,`book_id`,`chapter_number`,`verse_number`,`part`,`first_revision`);--> statement-breakpoint
CREATE TABLE `bible_words` (
	`verse_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`reading` text NOT NULL,
	`variant` integer,
	`original_text` text NOT NULL,
	`after` text NOT NULL,
	`mark` text,
	`letters` text NOT NULL,
	`transliteration` text NOT NULL,
	`translation` text,
	`strongs_number` text(100),
	`lemma` text NOT NULL,
	`morphology` text,
	PRIMARY KEY(`verse_id`, `seq`),
	FOREIGN KEY (`verse_id`) REFERENCES `bible_verses`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `lemma_frequencies` (
	`edition_id` text(20) NOT NULL,
	`revision_no` integer NOT NULL,
	`lemma` text NOT NULL,
	`occurrences` integer NOT NULL,
	PRIMARY KEY(`edition_id`, `revision_no`, `lemma`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `verse_addresses` (
	`book_id` text(50) NOT NULL,
	`chapter_number` integer NOT NULL,
	`verse_number` integer NOT NULL,
	`verse_id` integer NOT NULL,
	`first_word` integer NOT NULL,
	`last_word` integer,
	PRIMARY KEY(`book_id`, `chapter_number`, `verse_number`, `verse_id`, `first_word`),
	FOREIGN KEY (`verse_id`) REFERENCES `bible_verses`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `verse_addresses_verse` ON `verse_addresses` (`verse_id`);--> statement-breakpoint
CREATE TABLE `verse_totals` (
	`verse_id` integer PRIMARY KEY NOT NULL,
	`edition_id` text(20) NOT NULL,
	`words` integer NOT NULL,
	`letters` integer NOT NULL,
	`hebrew_standard` integer,
	`hebrew_ordinal` integer,
	`greek_standard` integer,
	`greek_ordinal` integer,
	FOREIGN KEY (`verse_id`) REFERENCES `bible_verses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `verse_totals_hebrew_standard` ON `verse_totals` (`edition_id`,`hebrew_standard`);--> statement-breakpoint
CREATE INDEX `verse_totals_hebrew_ordinal` ON `verse_totals` (`edition_id`,`hebrew_ordinal`);--> statement-breakpoint
CREATE INDEX `verse_totals_greek_standard` ON `verse_totals` (`edition_id`,`greek_standard`);--> statement-breakpoint
CREATE INDEX `verse_totals_greek_ordinal` ON `verse_totals` (`edition_id`,`greek_ordinal`);