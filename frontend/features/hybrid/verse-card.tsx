import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { MethodValue, VerseAnalysis } from '../../../domain/contract/index.ts';
import type { HybridMethod } from '../../addresses/hybrid-explorer-address.ts';
import { methodLabel } from '../../shared/methods/methods.ts';
import { libraryQueries } from '../../shared/places/library-queries.ts';
import { placeParams } from '../../shared/places/place.ts';
import { glossNote } from '../../shared/scripture/gloss-note.ts';
import { Meaning } from '../../shared/scripture/meaning.tsx';
import { Scripture } from '../../shared/scripture/scripture.tsx';
import { hybridText } from '../../text/instruments/hybrid-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { FailedLine } from '../../ui/pages/failed-line.tsx';
import { NUMERIC, TABLE } from '../../ui/pages/page-classes.ts';
import { useOneTabStop } from '../../ui/panels/use-one-tab-stop.ts';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { OriginalWord, scriptOf, Totals } from '../analysis/index.ts';
import { Cite, EarlierAnswer } from '../cite/index.ts';
import { goToPlace, HYBRID_METHODS, isOffered } from './hybrid-search.ts';
import { verseComputation } from './verse-computation.ts';

interface VerseCardProps {
  readonly analysis: VerseAnalysis;
  readonly methods: readonly HybridMethod[];
  readonly isWaiting: boolean;
}

export function VerseCard({ analysis, methods, isWaiting }: VerseCardProps) {
  const { verse, words, totalValues, wordCount, letterCount, previous, next } = analysis;
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
          <Neighbour book={verse.book} to={previous} label={hybridText.verse.previous} icon="left" />
          <Neighbour book={verse.book} to={next} label={hybridText.verse.next} icon="right" />
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
        <Scripture
          lang={verse.language === 'arc' ? 'arc' : 'he'}
          text={verse.hebrewText}
          className="scripture mt-4"
        />
      )}
      {verse.greekText !== null && <Scripture lang="grc" text={verse.greekText} className="scripture mt-4" />}
      {verse.absent !== null && <p className="mt-4 border-s-4 border-accent ps-4">{verse.absent}</p>}
      {verse.text !== null && <Scripture lang="en" text={verse.text} className="scripture mt-3" />}
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
  readonly book: string;
  readonly to: VerseAnalysis['next'];
  readonly label: string;
  readonly icon: 'left' | 'right';
}

function Neighbour({ book, to, label, icon }: NeighbourProps) {
  // The page offers only the Torah and the Apocrypha, so the links to the next and previous verse end where these
  // end. For any other book in the address they end with that book.
  return to === null || (to.book !== book && !isOffered(to.book)) ? (
    <Button className="control-icon" aria-label={label} disabled>
      <Icon name={icon} />
    </Button>
  ) : (
    <Link
      to="/hybrid-explorer"
      search={(now) => goToPlace(now, to)}
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

function Words({ words, methods, isGreek }: WordsProps) {
  const table = useOneTabStop<HTMLTableElement>();
  if (words.length === 0) return null;
  const columns = HYBRID_METHODS.filter(({ id }) => methods.includes(id));
  const note = glossNote(words);
  return (
    <section aria-labelledby="verse-words" className="mt-8">
      <h3 id="verse-words" className="text-lead font-medium">
        {hybridText.verse.table}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it. */}
      <section className="mt-2 overflow-x-auto" aria-labelledby="verse-words" tabIndex={0}>
        <table ref={table} className={`${TABLE} text-meta md:text-ui`}>
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
                  <span className="block text-meta text-muted">
                    <Meaning word={word} />
                  </span>
                </th>
                {columns.map(({ id }) => (
                  <td key={id} className={`${NUMERIC} font-semibold text-accent`}>
                    <Value values={gematriaValues} method={id} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note !== null && <p className="mt-2 max-w-[34rem] text-meta text-muted">{note}</p>}
    </section>
  );
}

interface ValueProps {
  readonly values: readonly MethodValue[];
  readonly method: HybridMethod;
}

function Value({ values, method }: ValueProps) {
  const found = values.find((value) => value.method === method);
  return found === undefined ? '…' : <NumberLink value={found.value} />;
}

interface CiteVerseProps {
  readonly analysis: VerseAnalysis;
  readonly methods: readonly HybridMethod[];
  /**
   * True while the values of newly chosen methods are loading. A citation would then have the old values with the new
   * address.
   */
  readonly isWaiting: boolean;
}

function CiteVerse({ analysis, methods, isWaiting }: CiteVerseProps) {
  const { data, error, refetch } = useQuery(libraryQueries.editions());
  const computation = data === undefined ? null : verseComputation(analysis, methods, data.editions);
  return (
    <div className="mt-3 grid min-h-11 content-start justify-items-start gap-2">
      {error !== null && <FailedLine message={hybridText.citationFailed} retry={() => void refetch()} />}
      {computation !== null && !isWaiting && (
        <>
          <Cite {...computation} />
          <EarlierAnswer {...computation} />
        </>
      )}
    </div>
  );
}
