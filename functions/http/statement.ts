/** A row by column name. */
export type Fields = Readonly<Record<string, unknown>>;
