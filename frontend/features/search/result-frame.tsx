import { Link, useRouter } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { TextSearchAnswer } from '../../../domain/contract/index.ts';
import { formatReference } from '../../../domain/reference/index.ts';
import { recentPlaces } from '../../shared/places/recent-places.ts';
import { searchText } from '../../text/search/search-text.ts';
import { Icon } from '../../ui/icons.tsx';
import { ReaderText } from '../../ui/words/reader-text.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';
import { Cite, EarlierAnswer } from '../cite/index.ts';
import { openBooks } from '../reference/index.ts';
import { PAGE_SIZE } from './question.ts';
import type { Filter, Suggestion } from './suggestions.ts';
import { linkOf, type SearchAddress } from './use-address.ts';

/**
 * The links and sentences that differ between a text search and a search by value. `question` is the search of the
 * address.
 */
export interface SearchKind<Question extends { readonly page: number }> {
  readonly link: (question: Question) => SearchAddress;
  /** Describes the search, without a full stop. */
  readonly inWords: (question: Question) => string;
  /** Says that the search found nothing. The search term is in `<bdi>`. */
  readonly notFoundInWords: (question: Question) => string;
  readonly filters: (question: Question) => readonly Filter<Question>[];
  readonly suggestions: (question: Question) => readonly Suggestion<Question>[];
}

interface ResultFrameProps<Question extends { readonly page: number }> {
  readonly kind: SearchKind<Question>;
  readonly question: Question;
  readonly answer: Pick<TextSearchAnswer, 'resultCount' | 'editions'>;
  readonly count: string;
  /** What the heading has instead of the count. */
  readonly heading?: ReactNode;
  /** What the heading says if there are no results, instead of the fixed wording. */
  readonly nothing?: string | undefined;
  /** True while the results on screen are still those of the previous search. */
  readonly isOutdated: boolean;
  /** Other searches that do have results, shown if this one has none. */
  readonly instead?: ReactNode;
  readonly remark?: ReactNode;
  /** A link to the first place. */
  readonly first?: ReactNode;
  /** What the heading opens. */
  readonly above?: ReactNode;
  /** A link beside the count. */
  readonly beside?: ReactNode;
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

const HEADING = 'results';

/** Moves the focus to the results, for use after the focused control has been removed. */
export function focusResults(): void {
  requestAnimationFrame(() => document.getElementById(HEADING)?.focus({ preventScroll: true }));
}

export function ResultFrame<Question extends { readonly page: number }>(props: ResultFrameProps<Question>) {
  const {
    kind,
    question,
    count,
    heading,
    nothing = searchText.noResults,
    isOutdated,
    instead,
    remark,
    first,
    above,
    beside,
    after,
    children,
  } = props;
  const { resultCount, editions } = props.answer;
  const { page } = question;
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    focusResults();
  }, [page]);
  const filters = kind.filters(question);
  const computation = { title: kind.inWords(question), answer: count, editions };
  return (
    <section aria-label={searchText.results} aria-busy={isOutdated} className="@container">
      <p role="status" className="sr-only">
        {isOutdated ? '' : resultCount === 0 ? nothing : searchText.found(count)}
      </p>
      <div className={`transition-opacity duration-150 ${isOutdated ? 'opacity-55' : ''}`}>
        <div className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1">
          <h2
            id={HEADING}
            tabIndex={-1}
            className={`font-medium max-md:-order-2 ${resultCount === 0 ? 'text-h3' : 'text-lead tabular-nums'}`}
          >
            {resultCount === 0 ? nothing : (heading ?? count)}
          </h2>
          {first}
          {filters.length > 0 && (
            <ul aria-label={searchText.filters.inUse} className="flex flex-wrap gap-2">
              {filters.map(({ label, without }) => (
                <li key={label}>
                  <Link
                    {...linkOf(kind.link(without))}
                    resetScroll={false}
                    aria-label={searchText.filters.remove(label)}
                    className="control control-lined"
                  >
                    <ReaderText>{label}</ReaderText>
                    <Icon name="close" />
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {/* While the results are outdated, the count belongs to the old address and must not be cited with the new one. */}
          {!isOutdated && (
            // On a phone there is room for it in the line of the count.
            <div className="ms-auto flex items-center max-md:-order-1">
              {beside}
              <Cite {...computation} />
            </div>
          )}
        </div>
        {!isOutdated && <EarlierAnswer {...computation} />}
        {above}
        <div className="text-ui max-md:text-meta">{remark}</div>
        {resultCount === 0 ? (
          <>
            {!isOutdated && instead}
            <NothingFound kind={kind} question={question} isOutdated={isOutdated} />
          </>
        ) : (
          <>
            <ol className="mt-1 border-t border-line">{children}</ol>
            <Pages count={resultCount} question={question} link={kind.link} />
          </>
        )}
        {after}
      </div>
      <WaysOn />
    </section>
  );
}

const FIRST_PLACE = {
  reference: formatReference({ book: 'psalms', chapter: 23, verse: 3 }),
  path: '/explorer',
};

function WaysOn() {
  const id = useId();
  const router = useRouter();
  const [last = FIRST_PLACE] = recentPlaces();
  const browse = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void router.navigate({ to: '/explorer' }).then(openBooks);
  };
  return (
    <div className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] items-center justify-items-start gap-x-3 gap-y-2 text-ui text-muted">
      <Link
        to="/explorer"
        aria-describedby={`${id}-books`}
        className="control control-lined w-full"
        onClick={browse}
      >
        {searchText.browse}
      </Link>
      <span id={`${id}-books`}>{searchText.browseHint}</span>
      <Link to={last.path} aria-describedby={`${id}-last`} className="control control-lined w-full">
        {searchText.goOn}
      </Link>
      <span id={`${id}-last`}>
        <RichText text={searchText.goOnHint(last.reference)} />
      </span>
    </div>
  );
}

type NothingFoundProps<Question extends { readonly page: number }> = Pick<
  ResultFrameProps<Question>,
  'kind' | 'question' | 'isOutdated'
>;

function NothingFound<Question extends { readonly page: number }>(props: NothingFoundProps<Question>) {
  const { kind, question, isOutdated } = props;
  return (
    // The message that nothing was found is hidden while the next search runs, because that search may find results.
    <div className={isOutdated ? 'invisible' : undefined}>
      <p className="mt-2">
        <RichText
          text={kind.notFoundInWords(question)}
          parts={{
            bdi: (words: string) => (
              <bdi>
                <ReaderText>{words}</ReaderText>
              </bdi>
            ),
          }}
        />{' '}
        {searchText.nothing.tryThis}
      </p>
      <ul className="mt-2 grid justify-items-start">
        {kind.suggestions(question).map(({ kind: id, label, question: other, href, found }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <Link
              {...(other === null ? { to: href ?? '/' } : linkOf(kind.link(other)))}
              className="control -mx-3.5 text-start text-accent"
            >
              <bdi>
                <ReaderText>{label}</ReaderText>
              </bdi>
            </Link>
            {found !== undefined && (
              <span className="text-muted tabular-nums">{searchText.count(found, 'verse')}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PagesProps<Question extends { readonly page: number }> {
  readonly count: number;
  readonly question: Question;
  readonly link: (question: Question) => SearchAddress;
}

function Pages<Question extends { readonly page: number }>({ count, question, link }: PagesProps<Question>) {
  const last = Math.ceil(count / PAGE_SIZE);
  const { page } = question;
  if (last < 2 && page === 1) return null;
  const to = (other: number) => linkOf(link({ ...question, page: other }));
  return (
    <nav aria-label={searchText.pages} className="mt-4 flex items-center justify-between gap-2 text-ui">
      {page > 1 ? (
        <Link {...to(Math.min(page - 1, last))} className="control control-lined">
          <Icon name="left" />
          {searchText.previous}
        </Link>
      ) : (
        <span className="min-w-24" />
      )}
      <span className="text-muted tabular-nums">{searchText.page(page, last)}</span>
      {page < last ? (
        <Link {...to(page + 1)} className="control control-lined">
          {searchText.next}
          <Icon name="right" />
        </Link>
      ) : (
        <span className="min-w-24" />
      )}
    </nav>
  );
}
