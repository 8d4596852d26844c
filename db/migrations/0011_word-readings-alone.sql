DROP INDEX `bible_words_variants`;--> statement-breakpoint
CREATE INDEX `bible_words_variants` ON `bible_words` (`reading`,`letters`,`strongs_number`,`verse_id`) WHERE reading <> 'both';