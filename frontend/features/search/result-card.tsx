import { Link } from '@tanstack/react-router';
import { Fragment, memo, type ReactNode } from 'react';
import { DEFAULT_METHODS, type ExplorerQuery } from '../../../domain/addresses/index.ts';
import type {
  FoundVerse,
  TextHit as TextHitData,
  ValueHit as ValueHitData,
} from '../../../domain/contract/index.ts';
import { editionToName, type OwnId, ownId } from '../../../domain/editions/index.ts';
import { methodIds } from '../../../domain/gematria/method-types.ts';
import { isAramaic } from '../../../domain/hebrew/index.ts';
import { methodLabel } from '../../shared/methods/methods.ts';
import { FoundWord } from '../../shared/scripture/found-word.tsx';
import { Scripture, ScriptureText } from '../../shared/scripture/scripture.tsx';
import { searchText } from '../../text/search/search-text.ts';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';
import { versionLabel } from './in-words.ts';
import { markedPieces, type Range } from './marked.ts';
import { useAddedText } from './use-version-label.ts';

interface TextHitProps {
  readonly hit: TextHitData;
  /** True if the results are ordered by their relevance, which is then shown. */
  readonly isRanked: boolean;
}

export function TextHit({ hit, isRanked }: TextHitProps) {
  const marksOf = (field: 'text' | 'hebrewText' | 'greekText') =>
    hit.highlights.filter((highlight) => highlight.in === field);
  const added = useAddedText(hit.version);
  return (
    <Row
      hit={hit}
      facts={[
        ...(isRanked ? [searchText.relevance(hit.relevance)] : []),
        added?.name ?? versionLabel(hit.version),
      ]}
      language={added?.language}
      {...(added?.role === 'original' ? { edition: added.id } : { version: ownId(hit.version) })}
      alsoAt={hit.alsoAt}
      marks={{ text: marksOf('text'), hebrewText: marksOf('hebrewText'), greekText: marksOf('greekText') }}
    />
  );
}

interface ValueHitProps {
  readonly hit: ValueHitData;
  /** True if each result shows its method, because the search uses several methods. */
  readonly showsMethod: boolean;
  readonly isFromHere: boolean;
}

export const ValueHit = memo(function ValueHit({ hit, showsMethod, isFromHere }: ValueHitProps) {
  const { span, gematriaValue, method, edition, reference } = hit;
  const added = useAddedText(edition);
  const original = hit.hebrewText === null ? 'greekText' : 'hebrewText';
  const ends = span?.endReference;
  // If the shown verse does not contain all words of the found phrase (span), the phrase is also shown by itself.
  const isApart = span !== undefined && (hit.highlights.length === 0 || span.endVerse !== undefined);
  return (
    <Row
      hit={hit}
      title={ends === undefined || ends === reference ? reference : `${reference} – ${ends}`}
      facts={[
        <Fragment key="value">
          {searchText.gematriaValue}
          <NumberLink isInText value={gematriaValue} />
        </Fragment>,
        ...(showsMethod ? [methodLabel(method)] : []),
        added?.name ?? versionLabel(edition),
        ...(isFromHere ? [<b key="here">{searchText.youWere}</b>] : []),
      ]}
      marks={{ [original]: hit.highlights }}
      hash={span ? `w${span.addressWord}` : undefined}
      edition={editionToName(hit.book, edition)}
      methods={DEFAULT_METHODS.some((id) => id === method) ? undefined : methodIds(method)}
    >
      {hit.word !== undefined && (
        <p className="text-ui">
          <FoundWord word={hit.word} />
        </p>
      )}
      {isApart && (
        <Marked
          lang={original === 'greekText' ? 'grc' : hebrewOf(hit)}
          text={span.text}
          ranges={[{ start: 0, end: span.text.length }]}
        />
      )}
    </Row>
  );
});

const TEXTS =
  'grid items-baseline gap-x-12 gap-y-1.5 @min-[64rem]:auto-cols-fr @min-[64rem]:grid-flow-col @min-[64rem]:[&>:last-child]:-order-1';

type Marks = Partial<Record<'text' | 'hebrewText' | 'greekText', readonly Range[]>>;

interface RowProps {
  readonly hit: FoundVerse;
  readonly title?: string;
  readonly facts: readonly ReactNode[];
  readonly marks: Marks;
  readonly alsoAt?: TextHitData['alsoAt'];
  /** The hash of the link, which names the word that the verse's page marks. */
  readonly hash?: string | undefined;
  readonly methods?: ExplorerQuery['methods'] | undefined;
  /** The edition to open; undefined for the default one. */
  readonly edition?: string | undefined;
  /** The added version to open; undefined for the usual one. */
  readonly version?: OwnId | undefined;
  /** The language of the translation. */
  readonly language?: string | undefined;
  readonly children?: ReactNode;
}

function Row({
  hit,
  title = hit.reference,
  facts,
  marks,
  alsoAt = [],
  hash,
  methods,
  edition,
  version,
  language = 'en',
  children,
}: RowProps) {
  const { book, chapter, verse, text, hebrewText, greekText, originalReference } = hit;
  const link = {
    to: '/explorer/$book/$chapter/$verse',
    params: { book, chapter: String(chapter), verse: String(verse) },
    search: { methods, edition, version },
    ...(hash === undefined ? {} : { hash }),
  } as const;
  return (
    <li className="grid gap-1.5 border-b border-line py-4">
      <div className="flex items-baseline justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h3 className="text-body leading-snug font-semibold">
            <Link {...link} className="text-ink">
              <bdi>{title}</bdi>
            </Link>
          </h3>
          <p className="text-meta text-muted tabular-nums">
            {facts.map((fact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a result keep their order.
              <Fragment key={index}>
                {index > 0 && ' · '}
                {fact}
              </Fragment>
            ))}
            {originalReference !== null && (
              <>
                {' · '}
                <RichText
                  text={searchText[version === undefined ? 'inOriginal' : 'inVersion'](originalReference)}
                />
              </>
            )}
            {alsoAt.map((other) => (
              <Fragment key={other.reference}>
                {' · '}
                <RichText
                  text={searchText.alsoAt(other.reference)}
                  parts={{
                    place: (words) => (
                      <Link
                        to="/explorer/$book/$chapter/$verse"
                        params={{
                          book: other.book,
                          chapter: String(other.chapter),
                          verse: String(other.verse),
                        }}
                      >
                        <bdi>{words}</bdi>
                      </Link>
                    ),
                  }}
                />
              </Fragment>
            ))}
          </p>
        </div>
        <Link {...link} aria-label={searchText.view(title)} className="control -my-2.5 -me-3.5 text-muted">
          {searchText.viewButton}
        </Link>
      </div>
      {children}
      <div className={TEXTS}>
        {hebrewText !== null && <Marked lang={hebrewOf(hit)} text={hebrewText} ranges={marks.hebrewText} />}
        {greekText !== null && <Marked lang="grc" text={greekText} ranges={marks.greekText} />}
        {text === '' ? (
          <p className="text-muted">{searchText.noText}</p>
        ) : (
          <Marked lang={language} text={text} ranges={marks.text} />
        )}
      </div>
    </li>
  );
}

const hebrewOf = (hit: FoundVerse): 'he' | 'arc' => (isAramaic(hit) ? 'arc' : 'he');

interface MarkedProps {
  readonly lang: string;
  readonly text: string;
  readonly ranges: readonly Range[] | undefined;
}

function Marked({ lang, text, ranges = [] }: MarkedProps) {
  return (
    <Scripture lang={lang} text={text}>
      {markedPieces(text, ranges).map((piece, index) => {
        const Piece = piece.isMarked ? 'mark' : Fragment;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move.
          <Piece key={index}>
            <ScriptureText lang={lang} text={piece.text} />
          </Piece>
        );
      })}
    </Scripture>
  );
}
