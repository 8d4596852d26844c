import { Link } from '@tanstack/react-router';
import type { MethodValue, VerseAnalysis } from '../../../domain/contract/index.ts';
import type { HybridMethod } from '../../addresses/hybrid-explorer.ts';
import { shownEnglish } from '../../shared/english.ts';
import { useMarks, withMarks } from '../../shared/marks.ts';
import { methodLabel } from '../../shared/methods.ts';
import { placeParams } from '../../shared/place.ts';
import { hybridText } from '../../text/hybrid.ts';
import { formatValue } from '../../ui/format-value.ts';
import { Icon } from '../../ui/icons.tsx';
import { NUMERIC, TABLE } from '../../ui/page-classes.ts';
import { OriginalWord, scriptOf, Totals } from '../analysis/index.ts';
import { CiteVerse } from './cite-verse.tsx';
import { changeHybridSearch, HYBRID_METHODS, isOffered, placeSearch } from './hybrid-search.ts';

interface VerseCardProps {
  readonly analysis: VerseAnalysis;
  readonly methods: readonly HybridMethod[];
  /** True while the values of newly chosen methods are loading. */
  readonly isWaiting: boolean;
}

/** The verse with its texts, totals and words. */
export function VerseCard({ analysis, methods, isWaiting }: VerseCardProps) {
  const { verse, words, totalValues, wordCount, letterCount, previous, next } = analysis;
  const marks = useMarks();
  const chosen = (values: readonly MethodValue[]) =>
    methods.flatMap((method) => values.filter((value) => value.method === method));
  return (
    <article aria-labelledby="verse-card" aria-busy={isWaiting}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line pb-2">
        <h2 id="verse-card" className="text-h3 font-medium">
          <bdi>{verse.reference}</bdi>
        </h2>
        <p role="status" className="sr-only">
          {hybridText.verse.words(verse.reference, wordCount)}
        </p>
        <nav aria-label={hybridText.verse.navigation} className="-mx-3.5 flex flex-wrap items-center">
          <Neighbour to={previous} label={hybridText.verse.previous} icon="left" />
          <Neighbour to={next} label={hybridText.verse.next} icon="right" />
          <Link
            to="/explorer/$book/$chapter/$verse"
            params={placeParams(verse)}
            className="control text-accent!"
          >
            {hybridText.verse.open}
          </Link>
        </nav>
      </div>
      {verse.hebrewText !== null && (
        <p lang={verse.language === 'arc' ? 'arc' : 'he'} dir="rtl" className="scripture mt-4">
          {withMarks(verse.hebrewText, marks)}
        </p>
      )}
      {verse.greekText !== null && (
        <p lang="grc" className="scripture mt-4">
          {verse.greekText}
        </p>
      )}
      {verse.absent !== null && <p className="mt-4 border-s-4 border-accent ps-4">{verse.absent}</p>}
      {verse.text !== null && (
        <p lang="en" className="scripture mt-3">
          {shownEnglish(verse.text)}
        </p>
      )}
      <div className="mt-8 max-w-[26rem]">
        <Totals
          caption={hybridText.verse.totals}
          totalValues={chosen(totalValues)}
          wordCount={wordCount}
          letterCount={letterCount}
          script={scriptOf(verse)}
        />
        {verse.edition !== null && <CiteVerse analysis={analysis} methods={methods} isWaiting={isWaiting} />}
      </div>
      <Words words={words} methods={methods} isGreek={scriptOf(verse) === 'greek'} />
    </article>
  );
}

interface NeighbourProps {
  readonly to: VerseAnalysis['next'];
  readonly label: string;
  readonly icon: 'left' | 'right';
}

function Neighbour({ to, label, icon }: NeighbourProps) {
  // The page offers the Torah and the Apocrypha only, so its steps end where these end.
  return to === null || !isOffered(to.book) ? (
    <button type="button" className="control control-icon" aria-label={label} disabled>
      <Icon name={icon} />
    </button>
  ) : (
    <Link
      to="/hybrid-explorer"
      search={(now) => changeHybridSearch(now, placeSearch(to))}
      resetScroll={false}
      className="control control-icon"
      aria-label={`${label}, ${to.reference}`}
    >
      <Icon name={icon} />
    </Link>
  );
}

interface WordsProps {
  readonly words: VerseAnalysis['words'];
  readonly methods: readonly HybridMethod[];
  readonly isGreek: boolean;
}

/** One row for each word: position, original, and value by each chosen method. */
function Words({ words, methods, isGreek }: WordsProps) {
  if (words.length === 0) return null;
  const columns = HYBRID_METHODS.filter(({ id }) => methods.includes(id));
  return (
    <section aria-labelledby="verse-words" className="mt-8">
      <h3 id="verse-words" className="text-lead font-medium">
        {hybridText.verse.table}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it. */}
      <section className="mt-2 overflow-x-auto" aria-labelledby="verse-words" tabIndex={0}>
        <table className={`${TABLE} text-meta md:text-ui`}>
          <thead>
            <tr>
              <th scope="col">{hybridText.verse.position}</th>
              <th scope="col">{isGreek ? hybridText.verse.greek : hybridText.verse.hebrew}</th>
              {columns.map(({ id }) => (
                <th key={id} scope="col" className={NUMERIC}>
                  {methodLabel(id)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {words.map(({ word, gematriaValues }) => (
              <tr key={word.wordPosition}>
                <td className="text-muted tabular-nums">{word.wordPosition}</td>
                <th scope="row" className="min-w-28 [overflow-wrap:normal]">
                  <OriginalWord word={word} />
                  <span className="block text-meta text-muted">{word.translation}</span>
                </th>
                {columns.map(({ id }) => (
                  <td key={id} className={`${NUMERIC} font-semibold text-accent`}>
                    {valueText(gematriaValues, id)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

/** The value by a method as text: "…" while it is loading, "–" if the method has no value here. */
function valueText(values: readonly MethodValue[], method: HybridMethod): string {
  const found = values.find((value) => value.method === method);
  return found === undefined ? '…' : formatValue(found.value);
}
