import { scopeInText } from '../../../domain/text/index.ts';
import { placesText as text } from '../../text/instruments/places-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { csvOf } from '../../ui/sharing/csv.ts';
import { download } from '../../ui/sharing/download.ts';
import { MixedText } from '../../ui/words/mixed-text.tsx';
import { Cite, EarlierAnswer } from '../cite/index.ts';
import { Middles, Traditional } from './middles.tsx';
import { PlaceCard } from './place-card.tsx';
import { answerInWords, csvRows, titleOf } from './places-in-words.ts';
import type { PlacesQuestion } from './question.ts';
import type { ShownPlaces } from './use-places.ts';

interface PlacesAnsweredProps {
  readonly answer: ShownPlaces;
  readonly question: PlacesQuestion;
  /** True while the answer is still that to the question before. */
  readonly isOutdated: boolean;
}

export function PlacesAnswered({ answer, question, isOutdated }: PlacesAnsweredProps) {
  const name = scopeInText(answer.in.id);
  const title = titleOf(answer, name);
  const computation = { title, answer: answerInWords(answer), editions: [answer.edition] };
  const link = { order: question.order, edition: question.edition };
  const isMiddle = answer.n === 'middle';
  const counts = { letter: answer.in.letters, word: answer.in.words, verse: answer.in.verses };
  const count = counts[answer.unit];
  const said = count % 2 === 0 ? text.evenMiddle : text.oddMiddle;
  return (
    <section
      aria-label={text.results}
      aria-busy={isOutdated}
      className={`mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 transition-opacity ${isOutdated ? 'opacity-55' : ''}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-80">
          <h2 className="text-h3 font-medium">{title}</h2>
          <p role="status" className="text-ui">
            <MixedText>{computation.answer}</MixedText>
          </p>
          {isMiddle && (
            <p className="text-ui text-muted">
              {said(count, answer.unit, `${name.charAt(0).toUpperCase()}${name.slice(1)}`)}
            </p>
          )}
          <EnglishPlaces answer={answer} isMiddle={isMiddle} />
        </div>
        <div className="no-print flex flex-wrap gap-2">
          <Button
            onClick={() => download({ name: title, extension: 'csv', content: csvOf(csvRows(answer)) })}
          >
            {text.csv}
          </Button>
          <Cite {...computation} />
        </div>
        <div className="basis-full empty:hidden">
          <EarlierAnswer {...computation} />
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-flow-col xl:auto-cols-fr xl:grid-cols-none">
        {answer.places.map((place, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the next place changes the same card, which is faster than a new one.
          <PlaceCard key={at} place={place} part={answer.in.id} link={link} />
        ))}
      </div>
      {isMiddle && <Middles answer={answer} name={name} link={link} />}
      {answer.traditional.length > 0 && <Traditional answer={answer} />}
      <p className="max-w-[42rem] text-meta text-muted">{text.counts}</p>
    </section>
  );
}

interface EnglishPlacesProps {
  readonly answer: ShownPlaces;
  readonly isMiddle: boolean;
}

/** The verse with this number in English Bibles, where it is another one. */
function EnglishPlaces({ answer: { englishPlaces, in: part, places }, isMiddle }: EnglishPlacesProps) {
  const references = englishPlaces.map(({ reference }) => reference);
  if (references.length === 0 || part.englishVerses === null) return null;
  if (references.join() === places.map(({ reference }) => reference).join()) return null;
  const [first] = englishPlaces;
  return (
    <p className="text-ui text-muted">
      {isMiddle || first === undefined
        ? text.englishMiddles(part.englishVerses, references)
        : text.englishVerse(first.number, first.reference)}
    </p>
  );
}
