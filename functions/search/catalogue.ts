import type { Numbering } from '../../domain/versification/index.ts';
import type { AppContext } from '../http/context.ts';
import type { IsolateMemory } from '../http/isolate-memory.ts';
import type { Fields, Question } from '../http/statement.ts';
import { CORE_FIRST, VISIBLE } from '../text/core-editions.ts';
import { textOf } from '../text/rows.ts';

/** An edition in an original language whose letters can be searched. */
export interface SearchableEdition {
  readonly id: string;
  readonly name: string;
  readonly script: 'hebrew' | 'greek';
  readonly numbering: string;
  /** Names its letters file. */
  readonly revision: string;
  readonly books: ReadonlySet<string>;
}

/** What there was to search at a revision of the library; the core's editions first. */
export interface Catalogue {
  /** Of the library; null while nothing is published. */
  readonly revision: string | null;
  readonly editions: readonly SearchableEdition[];
}

/** The editions with their books; no rows where the library still stands at `:known`. */
export const EDITIONS_UNLESS_KNOWN: Question = {
  columns: ['id', 'name', 'script', 'numbering', 'revision', 'books'],
  sql: `select e.id, e.name, e.script, e.numbering, e.revision, (
      select json_group_array(b.id) from bible_books b where exists (
        select 1 from bible_verses v where v.edition_id = e.id and v.book_id = b.id and ${VISIBLE})
    ) as books
    from editions e where e.role = 'original' and e.revision is not null
      and not exists (select 1 from library where revision = :known)
    order by ${CORE_FIRST}`,
};

/** The catalogue of those rows. */
export function catalogueFrom(revision: string | null, rows: readonly Fields[]): Catalogue {
  return {
    revision,
    editions: rows.map((row) => ({
      id: textOf(row, 'id'),
      name: textOf(row, 'name'),
      script: textOf(row, 'script') === 'greek' ? 'greek' : 'hebrew',
      numbering: textOf(row, 'numbering'),
      revision: textOf(row, 'revision'),
      books: new Set(JSON.parse(textOf(row, 'books')) as string[]),
    })),
  };
}

const kept = new WeakMap<IsolateMemory, Catalogue>();

/** Keeps a catalogue in the isolate's memory, and gives it back. */
export function keepCatalogue(c: AppContext, catalogue: Catalogue): Catalogue {
  kept.set(c.var.memory, catalogue);
  return catalogue;
}

/** The catalogue last read, unless the library is known to have changed since. */
export function keptCatalogue(c: AppContext): Catalogue | undefined {
  const catalogue = kept.get(c.var.memory);
  const revision = c.var.memory.trustedRevision(c.var.deps.now());
  return revision === null || revision === catalogue?.revision ? catalogue : undefined;
}

/** How the edition numbers its verses; what is not one of the known numberings counts as the English one. */
export function numberingOf({ numbering }: SearchableEdition): Numbering {
  return numbering === 'masoretic' || numbering === 'sblgnt' ? numbering : 'english';
}
