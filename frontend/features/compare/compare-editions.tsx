import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { bookById, isBookId } from '../../../domain/canon/index.ts';
import type { VerseAnalysis, VerseSummary } from '../../../domain/contract/index.ts';
import { listName, originalId } from '../../../domain/editions/index.ts';
import { type ExplorerSearch, keepSearch } from '../../addresses/explorer-address.ts';
import { api, call } from '../../api/client.ts';
import { isTemporary } from '../../api/failure-in-words.ts';
import { MethodName } from '../../shared/methods/method-name.tsx';
import { methodScript } from '../../shared/methods/methods.ts';
import { placeLink } from '../../shared/places/place.ts';
import { Scripture } from '../../shared/scripture/scripture.tsx';
import { compareText } from '../../text/verse/compare-text.ts';
import { ErrorBox } from '../../ui/pages/error-box.tsx';
import { MARKED_BADGE } from '../../ui/words/badge.ts';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';
import { differenceFrom } from './difference.ts';

const editionsQuery = (
  { book, chapter, verse, reading }: Pick<VerseAnalysis['verse'], 'book' | 'chapter' | 'verse' | 'reading'>,
  method: string | undefined,
) =>
  queryOptions({
    queryKey: ['compare', book, chapter, verse, reading, method],
    queryFn: ({ signal }) =>
      call(
        api.compare[':book'][':chapter'][':verse'].$get(
          {
            param: { book, chapter: String(chapter), verse: String(verse) },
            query: {
              ...(method === undefined ? {} : { methods: method }),
              ...(reading === 'ketiv' ? {} : { reading }),
            },
          },
          { init: { signal } },
        ),
        'editions',
      ),
  });

interface CompareProps {
  readonly verse: VerseAnalysis['verse'];
  readonly search: ExplorerSearch;
  readonly totalValues: VerseAnalysis['totalValues'];
}

export function CompareEditions({ verse, search, totalValues }: CompareProps) {
  const method = methodOf(verse.book, totalValues);
  const { data, error, refetch } = useQuery(editionsQuery(verse, method));
  const withVerse = data?.editions.filter(hasVerse) ?? [];
  const withoutVerse = data?.editions.filter((one) => !hasVerse(one)) ?? [];
  // If the edition on the page lacks the verse, the others are compared with the first one that has it.
  const base = withVerse.find((one) => one.verse.edition === verse.edition) ?? withVerse[0];
  const counted = base?.totalValues[0]?.method;
  return (
    <>
      {withoutVerse.length > 0 && (
        <p className="mt-2 text-ui">{compareText.lacking(withVerse.length, withoutVerse.map(nameOf))}</p>
      )}
      {withVerse.length > 1 && (
        <p className="my-2 flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className={data?.differ ? MARKED_BADGE : ''}>
            {data?.differ ? compareText.differ : compareText.same}
          </span>
          {counted !== undefined && (
            <span className="text-meta text-muted">
              <RichText text={compareText.by(counted)} parts={{ name: (id) => <MethodName id={id} /> }} />
            </span>
          )}
        </p>
      )}
      {error !== null && (
        <ErrorBox
          message={compareText.failed}
          detail={error.message}
          retry={isTemporary(error) ? () => void refetch() : undefined}
        />
      )}
      {data === undefined && error === null && <div className="min-h-96" />}
      <ul className="mt-2">
        {withVerse.map((one) => (
          <EditionRow
            key={one.verse.edition}
            row={one}
            base={base}
            isShown={one.verse.edition === verse.edition}
            search={search}
          />
        ))}
      </ul>
    </>
  );
}

const textOf = ({ verse }: VerseSummary): string | null => verse.hebrewText ?? verse.greekText;
const hasVerse = (row: VerseSummary): boolean => textOf(row) !== null;

const nameOf = ({ verse: { edition, editionName } }: VerseSummary): string =>
  listName(edition ?? '', editionName);

interface EditionRowProps {
  readonly row: VerseSummary;
  readonly base: VerseSummary | undefined;
  readonly isShown: boolean;
  readonly search: ExplorerSearch;
}

function EditionRow({ row, base, isShown, search }: EditionRowProps) {
  const { verse, totalValues, wordCount } = row;
  const id = originalId(verse.edition);
  const name = nameOf(row);
  const difference = differenceFrom(base, row);
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-ui">
        {isShown || id === undefined ? (
          <span className="font-medium">{name}</span>
        ) : (
          <Link
            {...placeLink(verse)}
            search={{ ...keepSearch(search), edition: id }}
            resetScroll={false}
            className="inline-block py-0.5"
          >
            {name}
          </Link>
        )}
        {isShown && <span className="text-muted">{compareText.onThisPage}</span>}
        {verse.originalReference !== null && <bdi className="text-muted">{verse.originalReference}</bdi>}
        <span className="ms-auto flex items-baseline gap-2 tabular-nums">
          {difference !== null && <span className="text-muted">{difference}</span>}
          <span className="font-semibold text-accent">
            <NumberLink value={wordCount === 0 ? null : (totalValues[0]?.value ?? null)} />
          </span>
        </span>
      </p>
      <Scripture lang={verse.language ?? 'grc'} text={textOf(row) ?? ''} />
    </li>
  );
}

/**
 * The first chosen method that counts the script of the book. Undefined if there is none, and then the usual method
 * is used. The verse on the page does not tell the script, because its edition may lack the verse.
 */
function methodOf(book: string, totalValues: VerseAnalysis['totalValues']): string | undefined {
  const isGreek = isBookId(book) && bookById(book).languageOriginal === 'greek';
  return totalValues.find(({ method }) => methodScript(method) === (isGreek ? 'greek' : 'hebrew'))?.method;
}
