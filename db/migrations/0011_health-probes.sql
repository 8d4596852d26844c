CREATE TABLE `health_probes` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
