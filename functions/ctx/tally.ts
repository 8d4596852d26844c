export interface Tally {
  /** Round trips to the database, and the milliseconds of waiting for them, added up. */
  trips: number;
  databaseMs: number;
  hasRecalled: boolean;
  /** The size of the answer before compression, in bytes; 0 if it was not measured. */
  bytes: number;
}

export const newTally = (): Tally => ({ trips: 0, databaseMs: 0, hasRecalled: false, bytes: 0 });

/** Where an answer came from. One query to the database is enough for `database`. */
export const servedFrom = ({ trips, hasRecalled }: Tally): 'database' | 'memory' | 'none' => {
  if (trips > 0) return 'database';
  return hasRecalled ? 'memory' : 'none';
};
