const quoted = (field: string | number): string => `"${String(field).replaceAll('"', '""')}"`;

/** Rows as comma-separated values (RFC 4180). The mark at the start tells spreadsheets that the text is UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
