import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ChapterAnalysis, WordAnalysis } from '../../../domain/contract/index.ts';
import { GREEK_METHOD_IDS } from '../../addresses/greek-gematria-address.ts';
import { ApiError } from '../../api/api-error.ts';
import { isTemporary } from '../../api/failure-in-words.ts';
import { placeParams } from '../../shared/places/place.ts';
import { Scripture } from '../../shared/scripture/scripture.tsx';
import { greekPageText } from '../../text/instruments/greek-gematria-text.ts';
import { ErrorBox } from '../../ui/pages/error-box.tsx';
import { Section } from '../../ui/pages/section.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';
import { greekQueries } from './greek-queries.ts';
import { GreekTotals, WordValues } from './word-values.tsx';

type Verse = ChapterAnalysis['verses'][number];

interface VerseAnalysisProps {
  readonly books: { readonly error: Error | null; readonly refetch: () => unknown };
  /** True if 1 Esdras is installed. Null until the list of books says it. */
  readonly isInstalled: boolean | null;
}

export function VerseAnalysis({ books, isInstalled }: VerseAnalysisProps) {
  const chapter = useQuery({ ...greekQueries.contest(), enabled: isInstalled === true });
  const { error, refetch } = isInstalled === null ? books : chapter;
  if (isInstalled === false || (error instanceof ApiError && error.code === 'not_installed')) {
    return <ImportFirst />;
  }
  if (error !== null) {
    return (
      <div className="pt-6">
        <ErrorBox
          message={isInstalled === null ? greekPageText.unknown : greekPageText.verses.failed}
          detail={error.message}
          retry={isTemporary(error) ? () => void refetch() : undefined}
        />
      </div>
    );
  }
  const { data } = chapter;
  if (data === undefined) return <LoadingChapter />;
  const words = data.words ?? [];
  return (
    <div className="grid gap-8 pt-6">
      <Section title={<bdi>{data.verse.reference}</bdi>} className="space-y-3">
        {data.verse.greekText === null ? (
          <p className="text-muted">{greekPageText.verses.noGreek}</p>
        ) : (
          <GreekTotals values={data.totalValues} methods={GREEK_METHOD_IDS} />
        )}
      </Section>
      <ol className="grid">
        {data.verses.map((verse) => (
          <VerseRow
            key={verse.verse.reference}
            verse={verse}
            words={words.filter((word) => word.verse === verse.verse.verse)}
          />
        ))}
      </ol>
    </div>
  );
}

interface VerseRowProps {
  readonly verse: Verse;
  readonly words: readonly WordAnalysis[];
}

function VerseRow({ verse: { verse, totalValues }, words }: VerseRowProps) {
  return (
    <li className="grid gap-3 border-t border-line py-5">
      <h3 className="text-ui">
        <Link to="/explorer/$book/$chapter/$verse" params={placeParams(verse)} className="inline-block py-1">
          <bdi>{verse.reference}</bdi>
        </Link>
        {verse.originalReference !== null && (
          <span className="text-muted">
            <RichText
              text={greekPageText.verses.numbering(verse.originalReference)}
              parts={{ a: (words) => <bdi>{words}</bdi> }}
            />
          </span>
        )}
      </h3>
      {verse.greekText !== null && <Scripture lang="grc" text={verse.greekText} />}
      {verse.text !== null && <Scripture lang="en" text={verse.text} className="text-ui text-muted" />}
      {words.length > 0 && (
        <>
          <GreekTotals values={totalValues} methods={GREEK_METHOD_IDS} />
          <details>
            <summary className="cursor-pointer py-2.5 text-ui text-accent">
              {greekPageText.verses.words(words.length)}
            </summary>
            <WordValues
              label={greekPageText.verses.wordsOf(verse.reference)}
              methods={GREEK_METHOD_IDS}
              words={words.map(({ word, gematriaValues }) => ({
                word: word.originalText,
                values: gematriaValues,
              }))}
            />
          </details>
        </>
      )}
    </li>
  );
}

function ImportFirst() {
  return (
    <div className="grid justify-items-start gap-4 pt-6">
      <p>{greekPageText.verses.importFirst}</p>
      <Link to="/bible" className="control control-lined">
        {greekPageText.verses.toBible}
      </Link>
    </div>
  );
}

function LoadingChapter() {
  return (
    <div className="pt-6" role="status">
      <span className="sr-only">{greekPageText.verses.loading}</span>
      <span className="skeleton skeleton-late h-64 w-full" />
    </div>
  );
}
