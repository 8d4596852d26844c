ALTER TABLE `import_chunks` ADD `kept` text;--> statement-breakpoint
ALTER TABLE `import_jobs` ADD `cleaned_at` text;