-- Texts. WITHOUT ROWID, virtual tables and triggers are written by hand, because drizzle cannot express them.
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
	`totals` text DEFAULT '[]' NOT NULL,
	`coverage` text
);
--> statement-breakpoint
CREATE TABLE `library` (
	`id` integer PRIMARY KEY NOT NULL,
	`revision` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
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
CREATE INDEX `bible_verses_later` ON `bible_verses` (`edition_id`,`first_revision`) WHERE first_revision > 1;--> statement-breakpoint
CREATE INDEX `bible_verses_closed` ON `bible_verses` (`edition_id`,`last_revision`) WHERE last_revision < 2147483647;--> statement-breakpoint
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
	`before` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`verse_id`, `seq`),
	FOREIGN KEY (`verse_id`) REFERENCES `bible_verses`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `verse_places` (
	`verse_id` integer NOT NULL,
	`place` integer NOT NULL,
	PRIMARY KEY(`verse_id`, `place`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `verse_places_place` ON `verse_places` (`place`);--> statement-breakpoint
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
CREATE INDEX `verse_addresses_split` ON `verse_addresses` (`verse_id`) WHERE first_word > 0;--> statement-breakpoint
-- Triggers: whoever writes an address need not know of the number that searches read it by.
CREATE TRIGGER `verse_addresses_placed` AFTER INSERT ON `verse_addresses` BEGIN
	INSERT OR IGNORE INTO `verse_places` (`verse_id`, `place`)
	SELECT new.verse_id, position * 1000000 + new.chapter_number * 1000 + new.verse_number FROM `bible_books` WHERE `id` = new.book_id;
END;
--> statement-breakpoint
CREATE TRIGGER `verse_addresses_removed` AFTER DELETE ON `verse_addresses` BEGIN
	DELETE FROM `verse_places` WHERE `verse_id` = old.verse_id;
END;
--> statement-breakpoint
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
CREATE INDEX `verse_totals_greek_ordinal` ON `verse_totals` (`edition_id`,`greek_ordinal`);--> statement-breakpoint
CREATE TABLE `lemma_frequencies` (
	`edition_id` text(20) NOT NULL,
	`revision_no` integer NOT NULL,
	`lemma` text NOT NULL,
	`occurrences` integer NOT NULL,
	PRIMARY KEY(`edition_id`, `revision_no`, `lemma`)
) WITHOUT ROWID;
--> statement-breakpoint
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
CREATE TABLE `expectations` (
	`edition_id` text(20) NOT NULL,
	`revision` text NOT NULL,
	`method` text(60) NOT NULL,
	`unit` text NOT NULL,
	`recipe` integer NOT NULL,
	`runs` integer NOT NULL,
	`entries` blob NOT NULL,
	PRIMARY KEY(`edition_id`, `revision`, `method`, `unit`)
);
--> statement-breakpoint
-- Full-text search. A verse is indexed when it is written, before it is published: searches leave out the ids of drafts.
-- Two tables have lists of their own for prefixes of one and two letters, because half the library begins with “t”.
CREATE VIRTUAL TABLE `verse_search_exact` USING fts5(`text`, content='bible_verses', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='1 2');--> statement-breakpoint
CREATE VIRTUAL TABLE `verse_search_stemmed` USING fts5(`text`, content='bible_verses', content_rowid='id', tokenize='porter unicode61 remove_diacritics 2');--> statement-breakpoint
-- Our own bare forms (Hebrew finals folded, Greek without accents) and lemmas: unicode61 would cut pointed Hebrew at every point.
CREATE VIRTUAL TABLE `verse_search_original` USING fts5(`letters`, `lemmas`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0', prefix='1 2');--> statement-breakpoint
-- Readers.
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text NOT NULL,
	`password` text NOT NULL,
	`theme_primary` text DEFAULT 'hsl(217, 91%, 60%)' NOT NULL,
	`theme_variant` text DEFAULT 'professional' NOT NULL,
	`theme_appearance` text DEFAULT 'light' NOT NULL,
	`theme_radius` integer DEFAULT 8 NOT NULL,
	`username_key` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_unique` ON `users` (`username`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_key_unique` ON `users` (`username_key`);--> statement-breakpoint
-- Ids 1 and 2 are the administrators': nobody becomes one by registering early.
INSERT INTO `sqlite_sequence` (`name`, `seq`) VALUES ('users', 2);
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
CREATE TABLE `login_tries` (
	`key` text PRIMARY KEY NOT NULL,
	`failures` integer NOT NULL,
	`since` integer NOT NULL,
	`blocked_until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `login_tries_since` ON `login_tries` (`since`);--> statement-breakpoint
CREATE TABLE `known_networks` (
	`user_id` integer NOT NULL,
	`network` text NOT NULL,
	`until` integer NOT NULL,
	PRIMARY KEY(`user_id`, `network`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
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
	`revision` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`book`) REFERENCES `bible_books`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `study_notes_place` ON `study_notes` (`user_id`,`book`,`chapter`,`verse`);--> statement-breakpoint
-- Imports and health.
CREATE TABLE `import_jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`params` text NOT NULL,
	`status` text NOT NULL,
	`phase` text NOT NULL,
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
	`finished_at` text,
	`sequence` integer NOT NULL DEFAULT 0,
	`target` text NOT NULL DEFAULT '',
	`unit` text DEFAULT 'rows' NOT NULL,
	`idempotency_key` text,
	`changed_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `import_jobs_sequence` ON `import_jobs` (`sequence`);--> statement-breakpoint
CREATE UNIQUE INDEX `import_jobs_idempotency_key` ON `import_jobs` (`started_by`,`idempotency_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `import_jobs_open_target` ON `import_jobs` (`target`) WHERE status in ('queued', 'running', 'paused');--> statement-breakpoint
CREATE TABLE `import_job_editions` (
	`job_id` text NOT NULL,
	`edition_id` text NOT NULL,
	`revision_no` integer NOT NULL,
	`cleaned_at` text,
	PRIMARY KEY(`job_id`, `edition_id`),
	FOREIGN KEY (`job_id`) REFERENCES `import_jobs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`edition_id`) REFERENCES `editions`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `import_job_editions_edition` ON `import_job_editions` (`edition_id`);--> statement-breakpoint
CREATE TABLE `import_chunks` (
	`job_id` text NOT NULL,
	`chunk_no` integer NOT NULL,
	`phase` text NOT NULL,
	`descriptor` text NOT NULL,
	`units` integer NOT NULL,
	`attempt` text,
	`done_at` text,
	`first_verse_id` integer,
	`kept` text,
	`result` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`created` integer DEFAULT 0 NOT NULL,
	`updated` integer DEFAULT 0 NOT NULL,
	`unchanged` integer DEFAULT 0 NOT NULL,
	`skipped` integer DEFAULT 0 NOT NULL,
	`failed` integer DEFAULT 0 NOT NULL,
	`not_before` text,
	`waited` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`job_id`, `chunk_no`),
	FOREIGN KEY (`job_id`) REFERENCES `import_jobs`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `import_chunks_missing` ON `import_chunks` (`job_id`,`chunk_no`) WHERE done_at is null;--> statement-breakpoint
CREATE TABLE `import_problems` (
	`job_id` text NOT NULL,
	`chunk_no` integer NOT NULL,
	`number` integer NOT NULL,
	`kind` text NOT NULL,
	`source` text NOT NULL,
	`row` integer,
	`column` text,
	`message` text NOT NULL,
	PRIMARY KEY(`job_id`, `chunk_no`, `number`),
	FOREIGN KEY (`job_id`) REFERENCES `import_jobs`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `health_probes` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
