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
