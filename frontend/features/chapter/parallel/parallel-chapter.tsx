import '../../../styles/later-pages.css';
import { useQueryClient } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { useChangeSearch } from '../../../addresses/change-search.ts';
import type { ExplorerSearch } from '../../../addresses/explorer-address.ts';
import { wasSignedIn } from '../../../session/signed-in-hint.ts';
import { marksOf } from '../../../shared/scripture/marks.ts';
import { verseQueries } from '../../../shared/scripture/verse-queries.ts';
import { useReadingSettings } from '../../../shared/settings/reading-settings.ts';
import { parallelText } from '../../../text/reading/parallel-text.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { FailedLine } from '../../../ui/pages/failed-line.tsx';
import { LazyPart, lazyPart } from '../../../ui/pages/lazy-part.tsx';
import { MixedText } from '../../../ui/words/mixed-text.tsx';
import type { WordPlace } from '../../words/index.ts';
import type { ChapterTextProps } from '../chapter-text.tsx';
import { markedVerses, verseKey } from '../verse-key.ts';
import { directionOf, type FEW, GRID, HEAD, layoutOf, ROW } from './layout.ts';
import { markMatches } from './mark-matches.ts';
import { blocksOf } from './rows.ts';
import { type Column, useColumns } from './use-columns.ts';
import { VerseCells } from './verse-cells.tsx';

const NOTE_MARKS = lazyPart(() => import('../../notes/lazy.ts'), 'NoteMarks');

/** No window shows more rows than these when a chapter opens. The browser may skip the layout of the others. */
const EAGER_ROWS = 16;

/**
 * The text of a chapter in two to four columns, a row for each verse. On a phone the texts of a verse are below each other,
 * each with its name.
 */
export function ParallelChapter(props: ChapterTextProps) {
  const { place, chapter, search } = props;
  const { columns, problems, failed, isPending } = useColumns(place, chapter, search);
  // What is shown stays until a further column has loaded, so that nothing moves twice. At first that is nothing.
  const [shown, setShown] = useState<readonly Column[]>([]);
  if (!isPending && !areSame(shown, columns)) setShown(columns);
  return (
    <>
      {props.idPrefix === '' &&
        problems.map((problem) => (
          <p key={problem} role="status" className="mb-2 text-ui text-muted">
            <MixedText>{problem}</MixedText>
          </p>
        ))}
      {failed.map(({ message, retry }) => (
        <FailedLine key={message} message={message} retry={retry} />
      ))}
      {shown.length === 0 ? (
        <div className="min-h-dvh" aria-busy="true" />
      ) : (
        <Table {...props} columns={shown} />
      )}
    </>
  );
}

const areSame = (one: readonly Column[], other: readonly Column[]): boolean =>
  one.length === other.length &&
  one.every(({ id, name, chapter, isFurther }, at) => {
    const now = other[at];
    return id === now?.id && name === now.name && chapter === now.chapter && isFurther === now.isFurther;
  });

/** The line under a word that another original does not share. A chosen word has its own. */
const DIFFERING =
  '[&_[data-differs]:not([data-chosen])]:rounded-none [&_[data-differs]:not([data-chosen])]:shadow-[inset_0_-1px_var(--accent)] forced-colors:[&_[data-differs]]:underline';

/** Words of a translation that match the word under the pointer. Those of an original have the look of their lemma. */
const MATCHING =
  '[&_[data-strongs][data-lit]]:bg-selected forced-colors:[&_[data-strongs][data-lit]]:outline';

interface TableProps extends ChapterTextProps {
  readonly columns: readonly Column[];
}

function Table({ place, chapter, search, columns, idPrefix, hash, focus, open, choosing }: TableProps) {
  const settings = useReadingSettings();
  const marks = marksOf(settings);
  const blocks = useMemo(() => blocksOf(columns), [columns]);
  const marked = markedVerses(hash);
  const layout = layoutOf(columns);
  const originals = columns.filter(({ kind }) => kind === 'original');
  const hasNotes = wasSignedIn();
  const table = useRef<HTMLTableElement>(null);
  const queryClient = useQueryClient();
  useEffect(() => {
    if (table.current === null) return;
    return markMatches(table.current, columns, ({ id, isFurther }) => {
      const facts = verseQueries.chapterWords(place, isFurther ? { ...search, edition: id } : search);
      const ask = () => queryClient.ensureQueryData(facts);
      // A card that closes while it waits for the same answer ends its request.
      return ask().catch(ask);
    });
  }, [columns, place, search, queryClient]);
  return (
    <>
      {idPrefix === '' && originals.length > 1 && (
        <p className="mb-2 text-meta text-muted">{parallelText.differing(originals[0]?.name ?? '')}</p>
      )}
      <table
        ref={table}
        aria-label={parallelText.table(chapter.verse.reference)}
        className={`block marks-${marks} ${DIFFERING} ${MATCHING}`}
        style={{ '--columns': columns.length } as CSSProperties}
      >
        <Head columns={columns} search={search} layout={layout} />
        {blocks.map((block, index) => (
          <tbody
            key={block[0]?.verse}
            className={block.length === 1 ? 'contents' : `${ROW} ${GRID} ${layout.row}`}
          >
            {block.map((row) => {
              const key = verseKey({ book: place.book.id, chapter: place.chapter, verse: row.verse });
              return (
                <VerseCells
                  key={row.verse}
                  row={row}
                  place={key}
                  id={`${idPrefix}v${row.verse}`}
                  columns={columns}
                  layout={layout}
                  marks={marks}
                  hasValues={settings.verseValues}
                  hasNotes={hasNotes}
                  isJoined={block.length > 1}
                  isMarked={marked !== null && row.verse >= marked.first && row.verse <= marked.last}
                  isEager={idPrefix === '' && index < EAGER_ROWS}
                  focus={within(key, focus)}
                  open={within(key, open)}
                  choosing={choosing}
                />
              );
            })}
          </tbody>
        ))}
      </table>
      {hasNotes && (
        <LazyPart
          key={columns.length}
          part={NOTE_MARKS}
          props={{ book: place.book.id, chapter: place.chapter }}
          onFail={() => {}}
        />
      )}
    </>
  );
}

/** The word if it is in this verse, in any of its texts. So the other verses are not rendered again. */
const within = (verse: string, word: WordPlace | null): WordPlace | null =>
  word !== null && /^(?:[et]?@.*|[et]?)$/u.test(word.key.slice(verse.length)) && word.key.startsWith(verse)
    ? word
    : null;

interface HeadProps {
  readonly columns: readonly Column[];
  readonly search: ExplorerSearch;
  readonly layout: typeof FEW;
}

/** The names of the texts. They stay below the header while the page scrolls. */
function Head({ columns, search, layout }: HeadProps) {
  const change = useChangeSearch();
  const remove = (id: string, button: HTMLButtonElement) => {
    const all = [...(button.closest('tr')?.querySelectorAll('button') ?? [])];
    const at = all.indexOf(button);
    (all[at + 1] ?? all[at - 1] ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
    const left = search.with?.filter((one) => one !== id) ?? [];
    change({ with: left.length === 0 ? undefined : left });
  };
  return (
    <thead className="contents">
      <tr className={`${HEAD} ${GRID} ${layout.head}`}>
        <td className={layout.corner} />
        {columns.map((column) => {
          const { id, name, isFurther } = column;
          return (
            <th
              key={id}
              scope="col"
              className={`flex items-center gap-x-1 text-start font-normal ${directionOf(column) === 'rtl' ? layout.rtl : ''}`}
            >
              <bdi>{name}</bdi>
              {isFurther && (
                <Button
                  aria-label={parallelText.remove(name)}
                  className="control-icon no-print -my-1.5 text-muted"
                  data-chrome=""
                  onClick={({ currentTarget }) => remove(id, currentTarget)}
                >
                  <Icon name="close" />
                </Button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
