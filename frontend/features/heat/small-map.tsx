import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type HeatAnswer, type HeatShape, parseHeatQuestion } from '../../../domain/heat/index.ts';
import { heatPictureText } from '../../text/instruments/heat-picture-text.ts';
import { smallMapText } from '../../text/instruments/small-map-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FailedLine } from '../../ui/pages/failed-line.tsx';
import { MixedText } from '../../ui/words/mixed-text.tsx';
import { NO_SQUARE } from './picture/layout.ts';
import { paint } from './picture/paint.ts';
import { isAskedIn, shadesOf } from './picture/shades.ts';
import { useColours } from './picture/use-colours.ts';
import { useRoom } from './picture/use-room.ts';
import { pictureInWords } from './picture-words.ts';
import { useAnswers, useLetters } from './use-answers.ts';
import { useLemma } from './use-lemma.ts';

const QUESTIONS = smallMapText.questions.map(({ ask, label }) => {
  const question = parseHeatQuestion(ask);
  if (question === null) throw new RangeError(`${ask} is no question`);
  return { ask, label, question };
});

/** About as many verses as the Bible has. The place of the picture has room for all of them, so that nothing moves. */
const MOST_VERSES = 31_200;

/** A small map for pages that lead to the large one: a few questions, the picture and its sentence. */
export function SmallMap() {
  const [chosen, choose] = useState(0);
  const { ask, question } = QUESTIONS[chosen] ?? (QUESTIONS[0] as (typeof QUESTIONS)[number]);
  const opened = useLetters();
  const lemma = useLemma(question);
  const { answers, hasFailed } = useAnswers(opened.data, [question], [lemma]);
  const frame = useRef<HTMLDivElement>(null);
  const width = useRoom(frame)?.width ?? 0;
  const height = heightOf(MOST_VERSES, width, width < 600 ? 2 : 3);
  const shape = opened.data?.shape;
  return (
    <>
      <fieldset aria-label={smallMapText.choose} className="flex flex-wrap gap-2">
        {QUESTIONS.map(({ label }, at) => (
          <Button
            key={label}
            aria-pressed={at === chosen}
            className={`control-lined ${at === chosen ? 'bg-selected' : ''}`}
            onClick={() => choose(at)}
          >
            <MixedText>{label}</MixedText>
          </Button>
        ))}
      </fieldset>
      <p role="status" className="mt-3 min-h-18 text-ui md:min-h-12">
        {shape !== undefined && answers !== null && (
          <MixedText>{pictureInWords(shape, answers).shown}</MixedText>
        )}
      </p>
      <p className="text-ui">
        <Link to="/heat" search={{ ask }} preload={false} className="inline-block py-1">
          {smallMapText.open}
        </Link>
      </p>
      <div ref={frame} className="mt-2" style={{ height }}>
        {hasFailed || opened.error !== null || lemma.hasFailed ? (
          <FailedLine message={smallMapText.failed} retry={lemma.hasFailed ? lemma.retry : opened.retry} />
        ) : shape === undefined || answers === null ? (
          <div className="skeleton h-full" />
        ) : (
          <Squares shape={shape} answer={answers[0].answer} width={width} height={height} />
        )}
      </div>
    </>
  );
}

/** How high a picture of so many verses is, in squares of this size. */
const heightOf = (verses: number, width: number, square: number): number =>
  width < square ? 0 : Math.ceil(verses / Math.floor(width / square)) * square;

interface SquaresProps {
  readonly shape: HeatShape;
  readonly answer: HeatAnswer;
  readonly width: number;
  readonly height: number;
}

/** The verses of the searched books, one after the other, in the largest squares that have room. */
function Squares({ shape, answer, width, height }: SquaresProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { pixels } = useColours(false);
  const { shades } = useMemo(() => shadesOf(shape, [answer]), [shape, answer]);
  const { squares, shown } = useMemo(() => inARow(shape, answer), [shape, answer]);
  let square = 1;
  while (square < width && heightOf(shown, width, square + 1) <= height) square++;
  const columns = Math.floor(width / square);
  const rows = heightOf(shown, width, square) / square;
  useLayoutEffect(() => {
    if (canvas.current !== null) paint(canvas.current, { columns, rows, squares }, shades, pixels);
  }, [columns, rows, squares, shades, pixels]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={heatPictureText.small}
      width={columns}
      height={rows}
      className="block [image-rendering:pixelated]"
      style={{ width: columns * square, height: rows * square }}
    />
  );
}

function inARow({ books, verses }: HeatShape, answer: HeatAnswer) {
  const squares = new Uint32Array(verses.length).fill(NO_SQUARE);
  let shown = 0;
  for (const [book, { first, verses: count }] of books.entries()) {
    if (!isAskedIn([answer], book)) continue;
    for (let verse = first; verse < first + count; verse++) squares[verse] = shown++;
  }
  return { squares, shown };
}
