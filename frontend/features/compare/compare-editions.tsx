import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { VerseAnalysis, VerseSummary } from '../../../domain/contract/index.ts';
import { ORIGINALS, originalId } from '../../../domain/editions.ts';
import { shortName } from '../../../domain/stand-in.ts';
import { type ExplorerSearch, keepSearch } from '../../addresses/explorer.ts';
import { isPassing } from '../../api/failure-in-words.ts';
import { methodLabel } from '../../shared/methods.ts';
import { placeParams } from '../../shared/place.ts';
import { Scripture } from '../../shared/scripture.tsx';
import { compareText } from '../../text/compare.ts';
import { MARKED_BADGE, PLAIN_BADGE } from '../../ui/badge.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { NumberLink } from '../../ui/number-link.tsx';
import { compareQueries } from './compare-queries.ts';
import { differenceFrom } from './difference.ts';

export interface CompareProps {
  readonly verse: VerseAnalysis['verse'];
  readonly search: ExplorerSearch;
  /** The method of the values. */
  readonly method: string | undefined;
}

/** The verse in each edition with its value, and the difference from the value in the edition on the page. */
export function CompareEditions({ verse, search, method }: CompareProps) {
  const { data, error, refetch } = useQuery(compareQueries.verse(verse, method));
  const shown = data?.editions.find((one) => one.verse.edition === verse.edition);
  return (
    <>
      <p className="my-2 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {data !== undefined && (
          <span className={data.differ ? MARKED_BADGE : PLAIN_BADGE}>
            {data.differ ? compareText.differ : compareText.same}
          </span>
        )}
        {method !== undefined && (
          <span className="text-meta text-muted">{compareText.by(methodLabel(method))}</span>
        )}
      </p>
      {error !== null && (
        <ErrorBox
          message={compareText.failed}
          detail={error.message}
          retry={isPassing(error) ? () => void refetch() : undefined}
        />
      )}
      {data === undefined && error === null && <div className="min-h-96" />}
      <ul className="mt-2">
        {data?.editions.map((one) => (
          <EditionRow key={one.verse.edition} row={one} shown={shown} search={search} />
        ))}
      </ul>
    </>
  );
}

interface EditionRowProps {
  readonly row: VerseSummary;
  readonly shown: VerseSummary | undefined;
  readonly search: ExplorerSearch;
}

function EditionRow({ row, shown, search }: EditionRowProps) {
  const { verse, totalValues, wordCount } = row;
  const id = originalId(verse.edition);
  const name =
    id === undefined ? (verse.editionName ?? '') : shortName(ORIGINALS[id].name, verse.editionName);
  const isShown = row === shown;
  const difference = isShown ? null : differenceFrom(shown, row);
  const text = verse.hebrewText ?? verse.greekText;
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-ui">
        {isShown || id === undefined ? (
          <span className="font-medium">{name}</span>
        ) : (
          <Link
            to="/explorer/$book/$chapter/$verse"
            params={placeParams(verse)}
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
          {difference !== null && <span className={MARKED_BADGE}>{difference}</span>}
          <span className="font-semibold text-accent">
            <NumberLink value={wordCount === 0 ? null : (totalValues[0]?.value ?? null)} />
          </span>
        </span>
      </p>
      {text === null ? (
        <p className="text-ui text-muted">{compareText.missing}</p>
      ) : (
        <Scripture lang={verse.language ?? 'grc'} text={text} />
      )}
    </li>
  );
}
