import { Button } from '../../ui/forms/button.tsx';
import '../../styles/later-pages.css';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { memo, useState } from 'react';
import { formatHeatQuestion, type HeatQuestion, parseHeatQuestion } from '../../../domain/heat/index.ts';
import type { HeatLink } from '../../addresses/heat-address.ts';
import { isTemporary } from '../../api/failure-in-words.ts';
import { libraryQueries } from '../../shared/places/library-queries.ts';
import { heatText } from '../../text/instruments/heat-text.ts';
import { ErrorBox } from '../../ui/pages/error-box.tsx';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { MixedText } from '../../ui/words/mixed-text.tsx';
import type { OneOrTwo } from './answers.ts';
import { methodWithoutPhrases } from './ask/draft.ts';
import { QuestionForm } from './ask/question-form.tsx';
import { Heat, HeatSkeleton, NARROW } from './heat.tsx';
import { useAnswers, useAsk, useLetters } from './use-answers.ts';
import { type Lemma, useLemma } from './use-lemma.ts';

/** The question that the second sentence has at first. */
const SECOND: HeatQuestion = { kind: 'spelling', letters: 'אלהים' };

/** The questions of the address. Until the reader asks, the first worked question is shown. */
function useQuestions() {
  const { ask, and } = useSearch({ from: '/heat' });
  const read = ask === undefined ? null : parseHeatQuestion(ask);
  const first = read ?? parseHeatQuestion(WORKED[0].search.ask);
  const second = and === undefined ? null : parseHeatQuestion(and);
  if (first === null) throw new RangeError('The first worked question is none');
  const hint =
    ask !== undefined && read === null
      ? heatText.hints.address
      : and !== undefined && second === null
        ? heatText.hints.secondOfAddress
        : null;
  return { hint, first, second };
}

export function HeatPage() {
  const { hint, first, second } = useQuestions();
  const address: OneOrTwo<HeatQuestion> = second === null ? [first] : [first, second];
  const asked = address.map(formatHeatQuestion);
  const go = useAsk();
  /** The questions in the fields before the address has them. `of` is the questions of the address until then. */
  const [preview, setPreview] = useState<{
    readonly of: string;
    readonly questions: OneOrTwo<HeatQuestion>;
  } | null>(null);
  // Otherwise an old preview would show again when Back leads to its address.
  if (preview !== null && preview.of !== asked.join()) setPreview(null);
  const questions = preview?.of === asked.join() ? preview.questions : address;
  const opened = useLetters();
  const library = useQuery(libraryQueries.editions());
  const editions = library.data?.editions;
  const lemmas = [useLemma(questions[0]), useLemma(questions[1])];
  // Then there is no picture, and the hint in the form says why.
  const cannotCount = address.some((question) => methodWithoutPhrases(question) !== undefined);
  const ask = (at: number) => (question: string) => {
    const [one, two] = asked.with(at, question);
    go({ ask: one, and: two });
  };
  // The places of a word come from the API, so each key of a Strong's number would be a call.
  const previewOf = (at: number, next: HeatQuestion | null) =>
    next === null || next.kind === 'lemma'
      ? null
      : { of: asked.join(), questions: withOne(address, at, next) };
  // On a phone the picture comes before them, so that it begins in the first window.
  const isNarrow = useMedia(NARROW);
  const worked = second === null && <WorkedQuestions shown={workedOf(questions)} />;
  const lemmaError = lemmas.find(({ error }) => error !== null && isTemporary(error));
  return (
    <div className="page">
      <div className="flex flex-wrap items-baseline gap-x-6">
        <PageHeading title={heatText.title} />
        <p className="text-ui text-muted max-md:hidden">{heatText.lead}</p>
      </div>
      <div className="no-print mt-3 grid grid-cols-1 gap-y-2">
        {hint !== null && (
          <p role="status" className="text-ui text-danger">
            {hint}
          </p>
        )}
        {address.map((question, at) => (
          <QuestionForm
            // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second question.
            key={at}
            at={at === 0 ? 0 : 1}
            asked={question}
            letters={opened.data?.letters ?? null}
            isPair={second !== null}
            refused={refusalOf(lemmas[at]?.error)}
            ask={ask(at)}
            preview={(next) => setPreview(previewOf(at, next))}
          >
            {at === 0 && second === null && (
              <Button
                className="-ms-3.5 align-middle text-accent"
                onClick={() => go({ ask: asked[0], and: formatHeatQuestion(SECOND) })}
              >
                {heatText.compare}
              </Button>
            )}
            {at === 1 && (
              <Button
                className="-ms-3.5 align-middle text-accent"
                aria-label={heatText.remove}
                onClick={() => go({ ask: asked[0] })}
              >
                {heatText.removeShort}
              </Button>
            )}
          </QuestionForm>
        ))}
      </div>
      {!isNarrow && worked}
      {lemmaError !== undefined && (
        <div className="mt-4">
          <ErrorBox message={heatText.lemmaFailed} retry={lemmaError.retry} />
        </div>
      )}
      {library.error !== null && (
        <ErrorBox message={library.error.message} retry={() => void library.refetch()} />
      )}
      {editions === undefined ? null : editions.every(({ role }) => role !== 'original') ? (
        <p className="mt-6">{heatText.empty}</p>
      ) : cannotCount ? null : opened.error !== null ? (
        <Failed retry={opened.retry} />
      ) : (
        <Answers
          opened={opened.data}
          questions={questions}
          lemmas={lemmas}
          editions={editions}
          retry={opened.retry}
        />
      )}
      {isNarrow && worked}
    </div>
  );
}

interface AnswersProps {
  readonly opened: ReturnType<typeof useLetters>['data'];
  readonly questions: OneOrTwo<HeatQuestion>;
  readonly lemmas: readonly Lemma[];
  readonly editions: readonly { readonly id: string; readonly revision: string }[];
  readonly retry: () => void;
}

/** A component of its own, so that an answer does not draw the form again. */
function Answers({ opened, questions, lemmas, editions, retry }: AnswersProps) {
  const { answers, hasFailed } = useAnswers(opened, questions, lemmas);
  if (hasFailed) return <Failed retry={retry} />;
  // Without the places of a word, the answers are those of the question before. Nobody can save or share them under the
  // new address.
  const isLemmaMissing = lemmas.some(({ hasFailed }) => hasFailed);
  if (opened !== undefined && answers !== null && !isLemmaMissing)
    return <Heat shape={opened.shape} answers={answers} editions={editions} />;
  // An error about a word is shown above.
  return lemmas.every(({ error }) => error === null) && <HeatSkeleton />;
}

const Failed = ({ retry }: Pick<AnswersProps, 'retry'>) => (
  <div className="mt-6">
    <ErrorBox message={heatText.failed} retry={retry} />
  </div>
);

const withOne = (
  [first, second]: OneOrTwo<HeatQuestion>,
  at: number,
  question: HeatQuestion,
): OneOrTwo<HeatQuestion> => {
  if (second === undefined) return [question];
  return at === 0 ? [question, second] : [first, question];
};

/** Why the server refused a question, for example an unknown Strong's number. Null for a failure that may pass. */
const refusalOf = (error: Error | null | undefined): string | null =>
  error && !isTemporary(error) ? error.message : null;

const { title, name, lemma, multiples } = heatText.worked;

interface WorkedQuestion {
  readonly search: HeatLink & { readonly ask: string };
  readonly label: string;
  /** What its picture shows. A test counts it. */
  readonly sentence: string;
}

/** Questions for a reader who has none yet. The first one is shown until the reader asks. */
const WORKED: readonly [WorkedQuestion, ...WorkedQuestion[]] = [
  { search: { ask: 'spelling.יהוה' }, ...name },
  { search: { ask: 'lemma.G26' }, ...lemma },
  { search: { ask: 'verse.multiple-of-37' }, ...multiples },
];

/** The worked question that is shown, if the reader asks no other and no second one. */
function workedOf(questions: readonly HeatQuestion[]): WorkedQuestion | undefined {
  const asked = questions.map(formatHeatQuestion).join(' ');
  return WORKED.find(({ search }) => search.ask === asked);
}

interface WorkedQuestionsProps {
  readonly shown: WorkedQuestion | undefined;
}

/**
 * The worked questions, and the sentence of the one that is shown. All sentences have one place, which is as high as the
 * longest, so that the picture below does not move. They are not drawn again at each key.
 */
const WorkedQuestions = memo(function WorkedQuestions({ shown }: WorkedQuestionsProps) {
  return (
    <section aria-label={title} className="mt-1 text-ui">
      <div className="no-print flex flex-wrap items-center gap-x-4">
        <h2 className="text-ui text-muted">{title}</h2>
        {WORKED.map(({ search, label }) => (
          <Link
            key={search.ask}
            to="/heat"
            search={search}
            resetScroll={false}
            // Otherwise the link would also be current if a second question is asked with its question.
            activeOptions={{ exact: true }}
            aria-current={search === shown?.search ? 'true' : undefined}
            className="inline-block py-1 [&[aria-current]]:font-semibold"
          >
            <MixedText>{label}</MixedText>
          </Link>
        ))}
      </div>
      <div className="grid">
        {WORKED.map((worked) => (
          <p key={worked.label} className={`col-start-1 row-start-1 ${worked === shown ? '' : 'invisible'}`}>
            <MixedText>{worked.sentence}</MixedText>
          </p>
        ))}
      </div>
    </section>
  );
});
