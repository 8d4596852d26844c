CREATE TABLE `verse_places` (
	`verse_id` integer NOT NULL,
	`place` integer NOT NULL,
	PRIMARY KEY(`verse_id`, `place`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `bible_verses_later` ON `bible_verses` (`edition_id`,`first_revision`) WHERE first_revision > 1;--> statement-breakpoint
CREATE INDEX `bible_verses_closed` ON `bible_verses` (`edition_id`,`last_revision`) WHERE last_revision < 2147483647;--> statement-breakpoint
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
INSERT OR IGNORE INTO `verse_places` (`verse_id`, `place`)
SELECT a.verse_id, b.position * 1000000 + a.chapter_number * 1000 + a.verse_number
FROM `verse_addresses` a JOIN `bible_books` b ON b.id = a.book_id ORDER BY a.verse_id;
--> statement-breakpoint
-- The same two indexes again, with lists of their own for prefixes of one and two letters: half the library begins with “t”.
DROP TABLE `verse_search_exact`;--> statement-breakpoint
CREATE VIRTUAL TABLE `verse_search_exact` USING fts5(`text`, content='bible_verses', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='1 2');--> statement-breakpoint
INSERT INTO `verse_search_exact` (`rowid`, `text`)
SELECT v.id, v.text FROM `bible_verses` v JOIN `editions` e ON e.id = v.edition_id WHERE e.script = 'latin' ORDER BY v.id;
--> statement-breakpoint
DROP TABLE `verse_search_original`;--> statement-breakpoint
CREATE VIRTUAL TABLE `verse_search_original` USING fts5(`letters`, `lemmas`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0', prefix='1 2');--> statement-breakpoint
INSERT INTO `verse_search_original` (`rowid`, `letters`, `lemmas`)
SELECT v.id,
	coalesce((SELECT group_concat(letters, ' ') FROM (SELECT CASE e.script WHEN 'hebrew'
		THEN replace(replace(replace(replace(replace(w.letters, 'ך', 'כ'), 'ם', 'מ'), 'ן', 'נ'), 'ף', 'פ'), 'ץ', 'צ')
		ELSE w.letters END AS letters FROM `bible_words` w WHERE w.verse_id = v.id ORDER BY w.seq)), ''),
	coalesce((SELECT group_concat(lemma, ' ') FROM (SELECT w.lemma FROM `bible_words` w WHERE w.verse_id = v.id ORDER BY w.seq)), '')
FROM `bible_verses` v JOIN `editions` e ON e.id = v.edition_id
WHERE e.script <> 'latin' ORDER BY v.id;
