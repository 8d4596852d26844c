import { Problem } from '../http/errors.ts';

/**
 * The editions that an import can bring besides the core (Sefaria, the administrators' files, one a pack),
 * by id, and what each is. The only place that names them before they are there.
 */
const KNOWN: ReadonlyMap<string, string> = new Map([
  ['mam', 'The Miqra according to the Masorah'],
  ['csv', 'The edition of the CSV files'],
  ['database', 'The edition of the database file'],
  ['tagnt', 'The Greek New Testament of STEPBible'],
  ['byzantine', 'The Byzantine New Testament'],
  ['tischendorf', 'The New Testament of Tischendorf'],
  ['elzevir', 'The Textus Receptus of Elzevir'],
  ['kjv-strongs', 'The King James Version with Strong’s numbers'],
  ['kjv-apocrypha', 'The Apocrypha of the King James Version'],
  ['swete', 'The Septuagint of Swete'],
]);

/** Why an edition is not here: 404, `not_installed` for one that an import can bring. `where` says what was looked through. */
export function editionNotHere(asked: string, where: string): Problem {
  const fields = { edition: 'see /api/editions' };
  const known = KNOWN.get(asked);
  return known === undefined
    ? new Problem('not_found', `There is no edition “${asked}” ${where}.`, { fields })
    : new Problem('not_installed', `${known} is not installed: an administrator can import it.`, { fields });
}
