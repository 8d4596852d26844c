-- A verse's rows are written together with the verse, before it is published; readers join bible_verses, which hides the draft.
CREATE VIRTUAL TABLE `verse_search_stemmed` USING fts5(`text`, content='bible_verses', content_rowid='id', tokenize='porter unicode61 remove_diacritics 2');--> statement-breakpoint
CREATE VIRTUAL TABLE `verse_search_exact` USING fts5(`text`, content='bible_verses', content_rowid='id', tokenize='unicode61 remove_diacritics 2');--> statement-breakpoint
-- Our own bare forms (Hebrew finals folded, Greek without accents) and lemmas: unicode61 would cut pointed Hebrew at every point.
CREATE VIRTUAL TABLE `verse_search_original` USING fts5(`letters`, `lemmas`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0');
