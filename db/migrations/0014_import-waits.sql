ALTER TABLE `import_chunks` ADD `not_before` text;--> statement-breakpoint
ALTER TABLE `import_chunks` ADD `waited` integer DEFAULT 0 NOT NULL;