import { Problem } from '../http/errors.ts';
import { LICENSED } from './versions.ts';

/**
 * Editions that an import can add to the core (Sefaria, administrators' files, text packs), by id, with a
 * description. Until they are imported, only this list has them.
 */
const KNOWN: ReadonlyMap<string, string> = new Map([
  ['mam', 'The Miqra according to the Masorah'],
  ['jps1917', 'The translation of the Jewish Publication Society of 1917'],
  ['csv', 'The English text of the CSV files'],
  ['csv-hebrew', 'The Hebrew text of the CSV files'],
  ['csv-greek', 'The Greek text of the CSV files'],
  ['csv-apocrypha', 'The Apocrypha of the CSV files'],
  ['csv-strongs', 'The dictionary of the CSV files'],
  ['database', 'The English text of the database file'],
  ['database-hebrew', 'The Hebrew text of the database file'],
  ['database-greek', 'The Greek text of the database file'],
  ['database-apocrypha', 'The Apocrypha of the database file'],
  ['database-strongs', 'The dictionary of the database file'],
  ['tagnt', 'The Greek New Testament of STEPBible'],
  ['byzantine', 'The Byzantine New Testament'],
  ['tischendorf', 'The New Testament of Tischendorf'],
  ['elzevir', 'The Textus Receptus of Elzevir'],
  ['kjvs', 'The King James Version with Strong’s numbers'],
  ['kjv-apocrypha', 'The Apocrypha of the King James Version'],
  ['swete', 'The Greek Apocrypha of Swete'],
  ['tbesh', 'The brief Hebrew lexicon of STEPBible'],
]);

/** True if an import can add this edition, whether the library has it or not. */
export const canBeImported = (edition: string): boolean => KNOWN.has(edition) || LICENSED.has(edition);

/**
 * The 404 for an edition that the library does not have. Its code is `not_installed` if the edition can be
 * imported. `where` is the end of the message of a `not_found`: it names the place that was searched.
 */
export function editionNotHere(asked: string, where: string): Problem {
  const fields = { edition: 'see /api/editions' };
  const licensed = LICENSED.get(asked);
  if (licensed !== undefined) return new Problem('not_installed', licensed);
  const known = KNOWN.get(asked);
  return known === undefined
    ? new Problem('not_found', `There is no edition “${asked}” ${where}.`, { fields })
    : new Problem('not_installed', `${known} is not available on this site yet.`, { fields });
}
