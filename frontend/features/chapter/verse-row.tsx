import { memo, type ReactNode, useContext } from 'react';
import type { ChapterEnding, ChapterVerse, WordAnalysis } from '../../../domain/contract/index.ts';
import { directionOfLanguage } from '../../../domain/editions/index.ts';
import type { WordLine } from '../../addresses/explorer-address.ts';
import { mainTotal, methodLabel } from '../../shared/methods/methods.ts';
import { withMarks } from '../../shared/scripture/marks.ts';
import { ownReferences } from '../../shared/scripture/words.ts';
import { chapterText } from '../../text/reading/chapter-text.ts';
import { IS_DRAWN } from '../../ui/is-drawn.ts';
import { ShownEnglish, shownHeading } from '../../ui/words/shown-english.tsx';
import { EnglishText, linesWithText, OriginalText } from '../words/index.ts';
import { ChapterLook } from './chapter-look.ts';
import { inLines, PoetryLine, type PoetryLines, poetryLines } from './poetry-lines.tsx';
import {
  BELOW_WORDS,
  CELLS_OF,
  COLUMN_GAP,
  ENGLISH_SIZE,
  EVEN_GAP,
  HEADING,
  HEBREW_LINE,
  NOTE,
  NOTE_MARK,
  ORIGINAL_SIZE,
  originalOf,
  type RowLayout,
  rowClasses,
  rowLayout,
  VALUE_BESIDE,
} from './row-layout.ts';
import { VerseNumber, VerseValue } from './verse-number.tsx';
import { VersionText } from './version-text.tsx';

interface VerseRowProps {
  readonly summary: ChapterVerse;
  readonly id: string;
  readonly place: string;
  readonly hasNotes: boolean;
  readonly isMarked: boolean;
  /** True if the row is in the window at first. Its layout is never skipped, so that it does not move the rows below. */
  readonly isEager: boolean;
  readonly tabStop: number;
  readonly open: number | null;
  readonly chosen: ReadonlySet<number> | undefined;
  readonly translationTabStop: number;
  readonly translationOpen: number | null;
}

export const VerseRow = memo(function VerseRow(props: VerseRowProps) {
  const { summary, id, place, hasNotes, isEager, isMarked } = props;
  const { verse, totalValues } = summary;
  const { shown, marks, hasValues, lines, counter } = useContext(ChapterLook);
  const layout = rowLayout(summary, shown, lines.size > 0);
  const poetry = poetryLines(summary, {
    isPair: layout.hasOriginal && layout.hasEnglish,
    isCounted: counter !== undefined,
  });
  const { firstLine, columns, kind } = layout;
  const cells = CELLS_OF[columns];
  // The title of a psalm is part of the Hebrew verse, so it is opposite its Hebrew. A stanza letter of Psalm 119, which is
  // in capitals, is above both texts.
  const isTitle = layout.isPair && /\p{Ll}/u.test(verse.heading ?? '');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a section would be a landmark.
    <div
      id={id}
      data-place={place}
      role="group"
      aria-label={verse.reference}
      className={`marks-${marks} ${rowClasses(summary, layout, { isEager, hasNotes, hasValues, isMarked })}`}
    >
      {verse.heading !== null && !isTitle && (
        <p
          className={`text-ui text-muted md:row-start-1 ${verse.verse > 1 ? 'mt-4' : ''} ${HEADING[columns]}`}
        >
          <Heading heading={verse.heading} verse={verse.verse} />
        </p>
      )}
      <Margin
        summary={summary}
        total={hasValues ? totalValues[0] : undefined}
        noteMark={hasNotes ? NOTE_MARK[kind] : null}
        direction={firstLine}
        className={`${cells.number} ${VALUE_BESIDE[columns]} ${firstLine === 'rtl' ? 'max-md:*:pt-2' : 'max-md:*:pt-0.5'}`}
      />
      {verse.absent !== null && (
        <p className={`border-s-4 border-accent ps-3 text-ui ${cells.original}`}>{verse.absent}</p>
      )}
      {layout.hasOriginal && <Original {...props} cell={cells.original} starts={poetry.starts} />}
      {layout.hasEnglish && (
        <EnglishCell {...props} layout={layout} isTitle={isTitle} lines={poetry.english} />
      )}
      {hasNotes && <div data-note-slot="beside" data-chrome="" className={NOTE[kind]} />}
    </div>
  );
});

const LETTERS = 'אבגדהוזחטיכלמנסעפצקרשת';

interface HeadingProps {
  readonly heading: string;
  readonly verse: number;
}

/**
 * The heading above a verse. For a stanza of Psalm 119 it also shows the stanza's Hebrew letter. Each stanza has
 * eight verses.
 */
export function Heading({ heading, verse }: HeadingProps) {
  const shown = shownHeading(heading);
  if (shown === heading) return heading;
  return (
    <>
      {shown} <span lang="he">{LETTERS[(verse - 1) / 8]}</span>
    </>
  );
}

const TITLE = 'text-ui text-muted';

interface EnglishCellProps extends VerseRowProps {
  readonly lines: PoetryLines['english'];
  readonly layout: RowLayout;
  readonly isTitle: boolean;
}

function EnglishCell(props: EnglishCellProps) {
  const {
    summary: { verse },
    layout,
    isTitle,
    lines,
    translationTabStop,
    translationOpen,
  } = props;
  const { english, counter } = useContext(ChapterLook);
  const { isPair, direction, hasLines, columns } = layout;
  const isOppositeHebrew = direction === 'rtl';
  const dir = directionOfLanguage(english);
  const muted = counter === undefined ? 'text-muted' : COLUMN_GAP;
  // The title of a psalm looks the same as a verse of its own and above its first verse.
  const size = counter !== undefined ? ORIGINAL_SIZE[dir] : verse.verse === 0 ? TITLE : ENGLISH_SIZE;
  const cell = hasLines ? `${muted} ${BELOW_WORDS[direction]}` : CELLS_OF[columns].english;
  const distance = isOppositeHebrew ? `max-md:-mt-1 ${EVEN_GAP}` : 'max-md:mt-1';
  return (
    <p lang={english} dir={dir} className={`${size} ${cell} ${isPair ? distance : ''}`}>
      {isTitle && (
        <span className={`block ${TITLE} ${isOppositeHebrew ? HEBREW_LINE : ''}`}>{verse.heading}</span>
      )}
      <VersionText verse={verse} tabStop={translationTabStop} open={translationOpen}>
        {lines.length < 2 ? (
          <EnglishText verse={verse} />
        ) : (
          lines.map((line, index) => (
            <PoetryLine key={line} line={index} isBesideNumber={!isPair}>
              <ShownEnglish text={line} />{' '}
            </PoetryLine>
          ))
        )}
      </VersionText>
    </p>
  );
}

interface MarginProps {
  readonly summary: ChapterVerse;
  readonly total: ChapterVerse['totalValues'][number] | undefined;
  readonly noteMark: string | null;
  readonly direction: 'rtl' | 'ltr';
  readonly className: string;
}

/**
 * On a phone the verse number begins the first line of the verse, in the direction of the line, and the verse's value
 * ends it.
 */
const AT_LINE_START = {
  rtl: 'max-md:float-right max-md:ms-2',
  ltr: 'max-md:float-left max-md:me-2',
} as const;
const AT_LINE_END = { rtl: 'max-md:float-left max-md:me-2', ltr: 'max-md:float-right max-md:ms-2' } as const;

function Margin({ summary: { verse }, total, noteMark, direction, className }: MarginProps) {
  const numbers = ownReferences(verse);
  return (
    <div
      className={`text-meta text-muted select-none max-md:contents md:flex md:flex-col md:items-center md:gap-x-2 ${className}`}
    >
      <span className={`relative md:shrink-0 ${AT_LINE_START[direction]}`}>
        <VerseNumber verse={verse} />
        {noteMark !== null && (
          <NoteMark slot="mark" className={`absolute start-full top-0 max-md:hidden ${noteMark}`} />
        )}
      </span>
      {noteMark !== null && <NoteMark slot="end" className={`md:hidden ${AT_LINE_END[direction]}`} />}
      {(['edition', 'version'] as const).map((of) => {
        const reference = numbers[of];
        return (
          reference !== null && (
            <Small
              key={of}
              className={AT_LINE_END[direction]}
              title={chapterText.otherNumbers[of](reference)}
            >
              <bdi>{`(${reference.replace(/^.*?\s(?=\d+[: ])/u, '')})`}</bdi>
            </Small>
          )
        );
      })}
      {total !== undefined && (
        <Small className={AT_LINE_END[direction]} title={methodLabel(total.method)}>
          <VerseValue
            total={total}
            className="inline-block min-w-6 @min-[66rem]:min-w-11 @min-[66rem]:text-end"
          />
        </Small>
      )}
    </div>
  );
}

interface NoteMarkProps {
  readonly slot: 'mark' | 'end';
  readonly className: string;
}

/** The place for the mark of a note. It is kept from the start, so that nothing moves when the notes have loaded. */
export const NoteMark = ({ slot, className }: NoteMarkProps) => (
  <span data-note-slot={slot} data-chrome="" className={`inline-block size-6 ${className}`} />
);

interface SmallProps {
  readonly title: string;
  readonly className: string;
  readonly children: ReactNode;
}

function Small({ title, className, children }: SmallProps) {
  return (
    <span title={title} data-chrome="" className={`leading-4 tabular-nums ${className}`}>
      {children}
    </span>
  );
}

type OriginalProps = VerseRowProps & Pick<PoetryLines, 'starts'> & { readonly cell: string };

function Original({ summary, place, isEager, tabStop, open, chosen, cell, starts }: OriginalProps) {
  const { lines, marks, words } = useContext(ChapterLook);
  const { dir, lang, size } = originalOf(summary.verse);
  const facts = words?.get(place);
  // Below the first window a drawn page has the text only, because each word of its own would cost the server time.
  const isDrawnPlain = IS_DRAWN && !isEager;
  return (
    <p
      lang={lang}
      dir={dir}
      className={`${size} ${lines.size > 0 ? COLUMN_GAP : ''} ${cell} ${summary.verse.verse === 0 ? 'text-muted' : ''}`}
    >
      {isDrawnPlain ? (
        summary.running.map(({ before = '', text, after }) => before + withMarks(text, marks) + after)
      ) : (
        <VerseWords
          summary={summary}
          tabStop={tabStop}
          open={open}
          chosen={chosen}
          starts={starts}
          lines={facts === undefined ? lines : linesWithText(lines, facts)}
          facts={facts}
        />
      )}
    </p>
  );
}

interface VerseWordsProps extends Pick<VerseRowProps, 'summary' | 'tabStop' | 'open' | 'chosen'> {
  readonly lines: ReadonlySet<WordLine>;
  readonly facts: readonly WordAnalysis[] | undefined;
  /** The words that begin a line of poetry. */
  readonly starts?: readonly number[];
}

export function VerseWords({ summary, starts = [], ...shown }: VerseWordsProps) {
  const { marks } = useContext(ChapterLook);
  return (
    <OriginalText
      running={summary.running}
      reading={summary.verse.reading}
      marks={marks}
      inLines={inLines(starts)}
      method={mainTotal(summary.totalValues)?.method}
      {...shown}
    />
  );
}

interface EndingRowProps {
  readonly ending: ChapterEnding;
  readonly place: string;
  readonly tabStop: number;
  readonly open: number | null;
}

/** A row for a text without a verse number that follows a verse, as after Mark 16:8. */
export const EndingRow = memo(function EndingRow(props: EndingRowProps) {
  const { ending, place, tabStop, open } = props;
  const { marks, lines, words } = useContext(ChapterLook);
  const facts = words?.get(place);
  return (
    <div data-place={place} className="my-3 border-s-4 border-line ps-4">
      <p className="text-ui text-muted">{chapterText.afterVerse(ending.verse)}</p>
      <p lang="grc" dir="ltr" className={ORIGINAL_SIZE.ltr}>
        <OriginalText
          running={ending.running}
          reading="ketiv"
          marks={marks}
          tabStop={tabStop}
          open={open}
          lines={lines}
          facts={facts}
          method={mainTotal(facts?.[0]?.gematriaValues ?? [])?.method}
        />
      </p>
    </div>
  );
});
