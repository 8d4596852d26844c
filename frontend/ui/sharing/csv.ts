const quoted = (field: string | number): string => `"${String(field).replaceAll('"', '""')}"`;

/**
 * Writes rows as comma-separated values (RFC 4180). From the byte order mark at the start, spreadsheets recognise
 * that the text is UTF-8.
 */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
