import { Button } from '../../ui/forms/button.tsx';
import '../../styles/later-pages.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { ChapterAnalysis, WordAnalysis } from '../../../domain/contract/index.ts';
import { GREEK_METHOD_IDS } from '../../addresses/greek-gematria-address.ts';
import { ApiError } from '../../api/api-error.ts';
import { isTemporary } from '../../api/failure-in-words.ts';
import { onSignedIn, wasSignedIn } from '../../session/signed-in-hint.ts';
import { userQuery } from '../../session/user-query.ts';
import { libraryQueries } from '../../shared/places/library-queries.ts';
import { placeParams } from '../../shared/places/place.ts';
import { Scripture } from '../../shared/scripture/scripture.tsx';
import { greekPageText } from '../../text/instruments/greek-gematria-text.ts';
import { ErrorBox } from '../../ui/pages/error-box.tsx';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { Section } from '../../ui/pages/section.tsx';
import { Tabs } from '../../ui/panels/tabs.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';
import { GreekCalculator } from './greek-calculator.tsx';
import { CONTEST, greekQueries } from './greek-queries.ts';
import { useGreekState } from './greek-state.ts';
import { GreekTotals, WordValues } from './word-values.tsx';

const TABS = [
  { id: 'calculator', label: greekPageText.tabs.calculator },
  { id: 'verses', label: greekPageText.tabs.verses },
] as const;

export function GreekPage() {
  const state = useGreekState();
  const books = useQuery(libraryQueries.books());
  const isInstalled = books.data?.books.find(({ id }) => id === CONTEST.book)?.installed ?? null;
  return (
    <div className="page">
      <p className="text-ui">
        <Link to="/" className="inline-block py-1">
          {greekPageText.back}
        </Link>
      </p>
      <PageHeading title={greekPageText.title} />
      <p className="mt-2 max-w-[40rem] text-muted">{greekPageText.lead}</p>
      <div className="mt-4">
        <Tabs
          label={greekPageText.tabs.label}
          tabs={TABS}
          selected={state.tab}
          onSelect={(id) => state.show({ tab: id })}
        >
          {state.tab === 'calculator' ? (
            <GreekCalculator {...state} />
          ) : (
            <VerseAnalysis books={books} isInstalled={isInstalled} />
          )}
        </Tabs>
      </div>
      {/* These cards come after the field for the text. Before it, they would push it below the first screen of a
          phone. */}
      <div className="mt-10 grid gap-5 md:grid-cols-2">
        <Introduction />
        <ContestCard isInstalled={isInstalled} />
      </div>
    </div>
  );
}

function Introduction() {
  return (
    <Section title={greekPageText.intro.title} look="text-lead font-medium" className={CARD}>
      <ul className="mt-2 grid gap-1 text-ui">
        {GREEK_METHOD_IDS.map((id) => (
          <li key={id}>
            <Link to="/methods/$methodId" params={{ methodId: id }} className="inline-block py-0.5">
              {greekPageText.intro.names[id]}
            </Link>
            <span className="text-muted">{` (${greekPageText.intro.descriptions[id]})`}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ui text-muted">{greekPageText.intro.sameTable}</p>
    </Section>
  );
}

const IMPORT = lazyPart(() => import('../admin/lazy.ts'), 'ContestImport');

const CARD = 'rounded-(--radius) border border-line p-4 md:p-6';

interface ContestCardProps {
  readonly isInstalled: boolean | null;
}

function ContestCard({ isInstalled }: ContestCardProps) {
  const isReader = useSyncExternalStore(onSignedIn, wasSignedIn);
  const { data: user } = useQuery({ ...userQuery, enabled: isReader });
  const isAdmin = user?.isAdmin ?? false;
  return (
    <Section title={greekPageText.contest.title} look="text-lead font-medium" className={CARD}>
      <p className="mt-2 text-ui text-muted">{greekPageText.contest.text}</p>
      <div className="mt-4">
        {isAdmin ? (
          <LazyPart part={IMPORT} props={{}} pending={<InactiveButton />} />
        ) : (
          <InactiveButton describedBy="contest-import" />
        )}
      </div>
      <p id="contest-import" className="mt-2 text-ui text-muted empty:hidden">
        {isInstalled === true ? (
          <RichText
            text={greekPageText.contest.read}
            parts={{ a: <Link to="/explorer/$book/$chapter" params={CONTEST} /> }}
          />
        ) : (
          !isAdmin && greekPageText.contest.adminOnly
        )}
      </p>
    </Section>
  );
}

function InactiveButton({ describedBy }: { readonly describedBy?: string }) {
  return (
    <Button disabled aria-describedby={describedBy}>
      {greekPageText.contest.import}
    </Button>
  );
}

type Verse = ChapterAnalysis['verses'][number];

interface VerseAnalysisProps {
  readonly books: { readonly error: Error | null; readonly refetch: () => unknown };
  /** True if 1 Esdras is installed. Null until the list of books says it. */
  readonly isInstalled: boolean | null;
}

function VerseAnalysis({ books, isInstalled }: VerseAnalysisProps) {
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
            <RichText text={greekPageText.verses.numbering(verse.originalReference)} />
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
