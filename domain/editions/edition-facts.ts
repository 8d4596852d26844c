import type { Numbering } from '../versification/index.ts';
import { type Edition, ORIGINALS, TRANSLATIONS, WORD_LISTS } from './catalogue.ts';
import type { EditionRole } from './edition-roles.ts';
import { LICENCES } from './licences.ts';
import { idsOf } from './names.ts';
import { originalId } from './originals.ts';

export interface EditionFacts {
  readonly id: string;
  readonly name: string;
  readonly role: EditionRole;
  readonly language: string;
  readonly script: 'hebrew' | 'greek' | 'latin';
  readonly numbering: Numbering;
  readonly licence: string;
  readonly licenceUrl: string | null;
}

const EDITIONS = { ...ORIGINALS, ...TRANSLATIONS, ...WORD_LISTS };
export type EditionId = keyof typeof EDITIONS;

const EDITION_IDS: readonly EditionId[] = idsOf(EDITIONS);

const editionOf = (id: EditionId): Edition => EDITIONS[id];

/** The Greek text that has a meaning of its own for each word. Other editions of the same text show its meanings. */
export const GLOSSED_TEXT: EditionId = 'tagnt';

/** The editions that a request without an edition reads. A book that none of them has is read from another edition. */
export const DEFAULT_EDITIONS: readonly EditionId[] = EDITION_IDS.filter((id) => editionOf(id).isDefault);

/**
 * The editions that an import can add. The other ones are in the core texts: the default editions that are in
 * no pack.
 */
export const ADDED_EDITIONS: readonly EditionId[] = EDITION_IDS.filter((id) => {
  const { isDefault, pack } = editionOf(id);
  return !isDefault || pack !== undefined;
});

const HEBREW = { role: 'original', language: 'he', script: 'hebrew' } as const;
const GREEK = { role: 'original', language: 'grc', script: 'greek' } as const;
const ENGLISH = { language: 'en', script: 'latin' } as const;

function roleAndLanguage(id: EditionId): Pick<EditionFacts, 'role' | 'language' | 'script'> {
  if (originalId(id) !== undefined) return editionOf(id).testament === 'old' ? HEBREW : GREEK;
  const list = idsOf(WORD_LISTS).find((one) => one === id);
  return { role: list === undefined ? 'translation' : WORD_LISTS[list].role, ...ENGLISH };
}

/**
 * The facts of an edition of the catalogue.
 *
 * @example
 * ```ts
 * editionFacts('tagnt').script // => 'greek'
 * editionFacts('tbesh').role // => 'lexicon'
 * ```
 */
export function editionFacts(id: EditionId): EditionFacts {
  const { name, numbering = 'english', licence } = editionOf(id);
  return { id, name, ...roleAndLanguage(id), numbering, ...LICENCES[licence] };
}
