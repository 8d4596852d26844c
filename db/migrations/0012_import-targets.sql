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
-- A job had one edition until now.
INSERT INTO `import_job_editions` SELECT `id`, `edition_id`, coalesce(`revision_no`, 0), `cleaned_at` FROM `import_jobs` WHERE `edition_id` IS NOT NULL;--> statement-breakpoint
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
DROP INDEX `import_jobs_open_edition`;--> statement-breakpoint
ALTER TABLE `import_jobs` ADD `sequence` integer NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE `import_jobs` ADD `target` text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE `import_jobs` ADD `unit` text DEFAULT 'rows' NOT NULL;--> statement-breakpoint
ALTER TABLE `import_jobs` ADD `idempotency_key` text;--> statement-breakpoint
ALTER TABLE `import_jobs` ADD `changed_at` text;--> statement-breakpoint
-- The chunks of a job that has not ended are numbered in the old way: the job begins again at the next start.
UPDATE `import_jobs` SET `sequence` = rowid, `target` = coalesce(`edition_id`, `id`), `phase` = 'done';--> statement-breakpoint
UPDATE `import_jobs` SET `status` = 'cancelled', `finished_at` = coalesce(`finished_at`, `started_at`) WHERE `status` NOT IN ('succeeded', 'cancelled');--> statement-breakpoint
CREATE UNIQUE INDEX `import_jobs_sequence` ON `import_jobs` (`sequence`);--> statement-breakpoint
CREATE UNIQUE INDEX `import_jobs_idempotency_key` ON `import_jobs` (`started_by`,`idempotency_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `import_jobs_open_target` ON `import_jobs` (`target`) WHERE status in ('queued', 'running', 'paused');--> statement-breakpoint
ALTER TABLE `import_jobs` DROP COLUMN `edition_id`;--> statement-breakpoint
ALTER TABLE `import_jobs` DROP COLUMN `revision_no`;--> statement-breakpoint
ALTER TABLE `import_jobs` DROP COLUMN `cleaned_at`;--> statement-breakpoint
DROP TABLE `import_chunks`;--> statement-breakpoint
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
	PRIMARY KEY(`job_id`, `chunk_no`),
	FOREIGN KEY (`job_id`) REFERENCES `import_jobs`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `import_chunks_missing` ON `import_chunks` (`job_id`,`chunk_no`) WHERE done_at is null;
