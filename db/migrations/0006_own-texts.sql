CREATE TABLE `own_texts` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`facts` text NOT NULL,
	`abbreviation` text NOT NULL,
	`file` text NOT NULL,
	`licence` text NOT NULL,
	`hidden_revision` text
);
--> statement-breakpoint
-- The words come folded and divided, so that every sign that is no space belongs to a word: also vowel signs.
CREATE VIRTUAL TABLE `own_search` USING fts5(`words`, content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* S* Co'", prefix='1 2');
