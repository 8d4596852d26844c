import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useState } from 'react';
import { countIotaSubscripts } from '../../../domain/greek/index.ts';
import { GREEK_METHOD_IDS, type GreekMethodId } from '../../addresses/greek-gematria-address.ts';
import { isTemporary } from '../../api/failure-in-words.ts';
import { methodLabel } from '../../shared/methods/methods.ts';
import { Scripture } from '../../shared/scripture/scripture.tsx';
import { greekPageText } from '../../text/instruments/greek-gematria-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { CheckLabel } from '../../ui/forms/check-label.tsx';
import { ErrorBox } from '../../ui/pages/error-box.tsx';
import { Section } from '../../ui/pages/section.tsx';
import { Tabs } from '../../ui/panels/tabs.tsx';
import { toast } from '../../ui/panels/toast.tsx';
import { formatValue } from '../../ui/words/format-value.ts';
import { languageOf } from '../../ui/words/mixed-text.tsx';
import { CalculationForm, MAX_TEXT_IN_ADDRESS, shortened, Working } from '../calculator/index.ts';
import { Cite, EarlierAnswer } from '../cite/index.ts';
import { greekQueries } from './greek-queries.ts';
import type { GreekPageState, GreekQuestion } from './greek-state.ts';
import { GreekTotals, WordValues } from './word-values.tsx';

const VIEWS = [
  { id: 'input', label: greekPageText.calculator.tabs.input },
  { id: 'results', label: greekPageText.calculator.tabs.results },
] as const;

const EMPTY = {
  title: greekPageText.calculator.empty,
  description: greekPageText.calculator.emptyText,
};

const toastProblem = (title: string, description: string) => toast({ title, description, destructive: true });

export function GreekCalculator({ question, view, show, calculate }: GreekPageState) {
  const queryClient = useQueryClient();
  const [text, setText] = useState(question.text);
  const [methods, setMethods] = useState(question.methods);
  // Back or a link can change the question. An empty question must not delete what the reader is typing.
  useEffect(() => {
    if (question.text === '') return;
    setText(question.text);
    setMethods(question.methods);
  }, [question]);

  const submit = (whole: string) => {
    if (methods.length === 0) {
      toastProblem(greekPageText.calculator.noMethod, greekPageText.calculator.noMethodText);
      return;
    }
    const next = { text: whole, methods };
    // The reader may calculate the same text again, and that must also send a new request.
    void queryClient.invalidateQueries(greekQueries.values(next));
    calculate(next);
  };
  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    setText('');
    setMethods(GREEK_METHOD_IDS);
    currentTarget.form?.querySelector('textarea')?.focus();
  };
  const toggle = (id: GreekMethodId) =>
    setMethods(GREEK_METHOD_IDS.filter((one) => methods.includes(one) !== (one === id)));

  return (
    <Section title={greekPageText.calculator.title} className="space-y-3 pt-6">
      <Tabs
        label={greekPageText.calculator.title}
        tabs={VIEWS}
        selected={view}
        onSelect={(id) => show({ view: id })}
      >
        {view === 'input' ? (
          <CalculationForm
            label={greekPageText.calculator.field}
            script="greek"
            value={text}
            onChange={setText}
            lines={4}
            empty={EMPTY}
            onCalculate={submit}
            className="grid gap-5 pt-5"
          >
            <fieldset>
              <legend className="text-ui">{greekPageText.calculator.methods}</legend>
              <div className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]">
                {GREEK_METHOD_IDS.map((id) => (
                  <CheckLabel key={id} className="min-h-11!">
                    <input type="checkbox" checked={methods.includes(id)} onChange={() => toggle(id)} />
                    {methodLabel(id)}
                  </CheckLabel>
                ))}
              </div>
            </fieldset>
            <div className="flex flex-wrap justify-end gap-3">
              <Button onClick={clear}>{greekPageText.calculator.clear}</Button>
              <button type="submit" className="control control-primary">
                {greekPageText.calculator.calculate}
              </button>
            </div>
            <Example calculate={calculate} />
          </CalculationForm>
        ) : (
          <Results question={question} />
        )}
      </Tabs>
    </Section>
  );
}

const EXAMPLE = 'λόγος';

function Example({ calculate }: Pick<GreekPageState, 'calculate'>) {
  return (
    <Section
      as="h3"
      title={greekPageText.calculator.example.title}
      look="font-semibold"
      className="border-t border-line pt-4"
    >
      <p className="mb-2 text-ui text-muted">{greekPageText.calculator.example.text}</p>
      <Working method="GREEK_STANDARD" script="greek" text={EXAMPLE} options={{}} />
      <Button
        className="-ms-3.5 mt-1 text-accent"
        onClick={() => calculate({ text: EXAMPLE, methods: GREEK_METHOD_IDS })}
      >
        {greekPageText.calculator.example.calculate}
      </Button>
    </Section>
  );
}

function Results({ question }: { readonly question: GreekQuestion }) {
  const hasQuestion = question.text !== '';
  const { data, error, errorUpdatedAt, isFetching, refetch } = useQuery({
    ...greekQueries.values(question),
    enabled: hasQuestion,
  });
  useEffect(() => {
    if (errorUpdatedAt === 0) return;
    toastProblem(greekPageText.calculator.failed, greekPageText.calculator.failedText);
  }, [errorUpdatedAt]);
  if (!hasQuestion) {
    return <p className="pt-5 text-muted">{greekPageText.calculator.noResults}</p>;
  }
  if (error !== null && !isFetching) {
    return (
      <div className="pt-5">
        <ErrorBox
          heading={<p className="font-semibold">{greekPageText.calculator.failed}</p>}
          message={greekPageText.calculator.failedText}
          detail={error.message}
          retry={isTemporary(error) ? () => void refetch() : undefined}
        />
      </div>
    );
  }
  if (data === undefined) {
    return (
      <div className="pt-5" role="status">
        <span className="sr-only">{greekPageText.calculator.pending}</span>
        <span className="skeleton skeleton-late h-48 w-full" />
      </div>
    );
  }
  const counted = data.values.filter(({ value }) => value !== null);
  const methods = GREEK_METHOD_IDS.filter((id) => data.values.some(({ method }) => method === id));
  const computation = {
    title: greekPageText.calculator.citation(shortened(question.text)),
    answer: data.values.map(({ method, value }) => `${methodLabel(method)} ${formatValue(value)}`).join(', '),
    editions: [],
  };
  return (
    <div className="grid gap-5 pt-5">
      <Scripture
        lang={languageOf(question.text) ?? 'grc'}
        text={question.text}
        className="line-clamp-4 text-h3 leading-normal wrap-anywhere"
      />
      <EarlierAnswer {...computation} />
      <div role="status">
        <GreekTotals values={data.values} methods={methods} />
      </div>
      {countIotaSubscripts(question.text) > 0 && (
        <p className="text-ui text-muted">{greekPageText.calculator.iotas}</p>
      )}
      {counted.length === 0 && <p className="text-ui text-muted">{greekPageText.calculator.noLetters}</p>}
      {data.words.length > 0 && (
        <WordValues label={greekPageText.calculator.words} words={data.words} methods={methods} />
      )}
      {question.text.length <= MAX_TEXT_IN_ADDRESS ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Cite {...computation} />
          <Link
            to="/calculator"
            search={{ script: 'greek', text: question.text }}
            className="inline-block py-2 text-ui"
          >
            {greekPageText.calculator.letters}
          </Link>
        </div>
      ) : (
        <p className="text-ui text-muted">
          {greekPageText.calculator.tooLong(formatValue(MAX_TEXT_IN_ADDRESS))}
        </p>
      )}
    </div>
  );
}
