import type { EditionList } from '../../domain/contract/index.ts';
import type { ScriptureRead } from '../http/statement.ts';
import { Statement } from '../http/statement.ts';
import { CORE_FIRST } from './core-editions.ts';
import { numberOf, numberOrNull, textOf, textOrNull } from './rows.ts';

type ListedEdition = EditionList['editions'][number];

const EDITIONS = new Statement({
  editions: {
    columns: [
      'id',
      'name',
      'role',
      'language',
      'script',
      'numbering',
      'licence',
      'licence_url',
      'source',
      'revision',
      'verses',
      'words',
      'letters',
      'qere_words',
      'qere_letters',
      'totals',
    ],
    sql: `select e.* from editions e where e.revision is not null order by ${CORE_FIRST}`,
  },
});

/** The published editions, the core first, with what they come to. */
export function listEditions(): ScriptureRead<EditionList> {
  return EDITIONS.read({}, ({ editions }) => ({
    editions: editions.map((row) => ({
      id: textOf(row, 'id'),
      name: textOf(row, 'name'),
      role: textOf(row, 'role') as ListedEdition['role'],
      language: textOf(row, 'language'),
      script: textOf(row, 'script'),
      numbering: textOf(row, 'numbering'),
      licence: textOf(row, 'licence'),
      licenceUrl: textOrNull(row, 'licence_url'),
      source: textOf(row, 'source'),
      revision: textOf(row, 'revision'),
      verses: numberOf(row, 'verses'),
      words: numberOf(row, 'words'),
      letters: numberOf(row, 'letters'),
      qereWords: numberOrNull(row, 'qere_words'),
      qereLetters: numberOrNull(row, 'qere_letters'),
      totals: JSON.parse(textOf(row, 'totals')) as ListedEdition['totals'],
    })),
  }));
}
