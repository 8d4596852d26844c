/** The size of every part but the last, in bytes. R2 joins only parts of one size, and of 5 MiB at least. */
export const PART_BYTES = 5 * 1024 * 1024;
export const MAX_FILE_BYTES = 512 * 1024 * 1024;
