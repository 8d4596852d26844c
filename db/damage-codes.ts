/**
 * The codes with which SQLite says that the bytes of a database are not what they should be (sqlite.org/rescode.html). A file
 * that is too short is an input or output error for SQLite.
 */
export const DAMAGE_CODES = /\bSQLITE_(?:CORRUPT|NOTADB|IOERR_SHORT_READ)/;
