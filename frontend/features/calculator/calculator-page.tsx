import '../../styles/later-pages.css';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { type GematriaScript, gematriaValue, methodById } from '../../../domain/gematria/index.ts';
import { STANDARD } from '../../../domain/gematria/standard.ts';
import type { CalculatorSearch } from '../../addresses/calculator-address.ts';
import { Fillings } from '../../shared/methods/fillings.tsx';
import { METHOD_SCRIPTS } from '../../shared/methods/method-groups.ts';
import { calculatorText } from '../../text/instruments/calculator-text.ts';
import { methodOptionsText } from '../../text/instruments/method-options-text.ts';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { Section } from '../../ui/pages/section.tsx';
import { Tabs } from '../../ui/panels/tabs.tsx';
import { MixedText } from '../../ui/words/mixed-text.tsx';
import { Answer } from './answer.tsx';
import { type CalculatorState, subjectOf } from './calculator-state.ts';
import { Exchanged } from './exchanged.tsx';
import { InScripture } from './in-scripture.tsx';
import { MethodTable } from './method-table.tsx';
import type { NamedWords } from './reference.ts';
import { TextCard } from './text-card.tsx';
import { type ChangeCalculator, useCalculatorState, useOtherScript } from './use-calculator-state.ts';
import { countedState, type Named, useNamedWords } from './use-named-words.ts';
import { changedOptions, methodRows } from './values.ts';
import { Working } from './working.tsx';

export function CalculatorPage() {
  const [state, change] = useCalculatorState();
  const named = { word: useNamedWords(state.word), text: useNamedWords(state.text) };
  const other = useNamedWords(state.other);
  const counted = countedState(state, named[state.about].words);
  const toOtherScript = useOtherScript(counted, change);
  // A method of the other script is kept only with its script.
  const changeCounted: ChangeCalculator = (changed) => change({ script: counted.script, ...changed });
  const { options } = state;
  return (
    <div className="page">
      <PageHeading title={calculatorText.title} />
      <div className="mt-4">
        <Tabs
          label={calculatorText.script}
          tabs={TABS}
          selected={counted.script}
          onSelect={(id) => id !== counted.script && toOtherScript()}
        >
          <div className="grid gap-3 pt-6 max-xl:max-w-[45rem] xl:grid-cols-2 xl:items-start xl:gap-4">
            {(['word', 'text'] as const).map((card) => (
              <TextCard
                key={`${state.script} ${card}`}
                card={card}
                script={countedState(state, named[card].words).script}
                text={state[card]}
                isOtherUsed={state[card === 'word' ? 'text' : 'word'].trim() !== ''}
                named={named[card]}
                options={options}
                onChange={(text) => change({ [card]: text, about: card })}
                onCalculate={() => change({ about: card })}
              />
            ))}
          </div>
          <Details
            key={counted.script}
            state={counted}
            named={named[state.about]}
            other={other}
            change={changeCounted}
          />
        </Tabs>
      </div>
    </div>
  );
}

const TABS = METHOD_SCRIPTS.map(({ id, title }) => ({ id, label: title }));

interface DetailsProps {
  readonly state: CalculatorState;
  readonly named: Named;
  /** The words of the second text, if it is a reference. */
  readonly other: Named;
  readonly change: ChangeCalculator;
}

/**
 * The results for the text that was typed last. For a long text they may appear later than the typed letters, so that
 * typing stays fast.
 */
function Details({ state: current, named, other: namedOther, change }: DetailsProps) {
  const state = useDeferredValue(current);
  const [wantsToCompare, setWantsToCompare] = useState(false);
  const { script, method, options } = state;
  const otherWords = namedOther.words?.ok === true ? namedOther.words : null;
  const other = otherWords?.text.trim() ?? state.other;
  const typed = subjectOf(state).trim();
  if (typed === '') return <Examples script={script} />;
  const { words } = named;
  if (named.isPending || named.error !== null || words?.ok === false) return null;
  const subject = words?.text.trim() ?? typed;
  const isComparing = wantsToCompare || other.trim() !== '';
  const isComparison = other.trim() !== '';
  const rows = methodRows(script, subject, other, options);
  const ofMethod = rows.find((one) => one.method.id === method);
  if (ofMethod === undefined) return null;
  const row = { ...ofMethod, ...byItsStandard(otherWords, script) };
  return (
    <div className="mt-10 grid grid-cols-1 gap-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] xl:gap-14">
      <div className="grid min-w-0 content-start gap-10">
        <Answer
          state={current}
          change={change}
          subject={subject}
          name={words?.name ?? subject}
          other={otherWords}
          row={row}
          isComparing={isComparing}
          onCompare={setWantsToCompare}
        />
        <Exchanged method={row.method} text={subject} />
        <Section title={calculatorText.letterByLetter}>
          <div className="mt-3 grid gap-6">
            <Working
              key={`${subject} first`}
              method={method}
              script={script}
              text={subject}
              options={options}
            />
            {isComparison && (
              <div className="border-t border-line pt-5">
                <Working
                  key={`${other} second`}
                  method={row.otherMethod?.id ?? method}
                  script={otherWords?.script ?? script}
                  text={other}
                  options={options}
                />
              </div>
            )}
          </div>
        </Section>
        {method === 'HEBREW_MILUI' && (
          <Fillings title={methodOptionsText.fillings.title} word={subject} options={options} />
        )}
        <InScripture
          value={row.value}
          method={row.method}
          hasUnsupportedOption={changedOptions(row.method, options).length > 0}
        />
      </div>
      <MethodTable
        script={script}
        rows={rows}
        isComparison={isComparison}
        chosen={method}
        onChoose={(id) => change({ method: id })}
      />
    </div>
  );
}

/** A verse of the other script is counted by the standard method of its own. */
function byItsStandard(words: Extract<NamedWords, { readonly ok: true }> | null, script: GematriaScript) {
  if (words === null || words.script === script) return {};
  const otherMethod = methodById(STANDARD[words.script]);
  return otherMethod === undefined
    ? {}
    : { otherMethod, other: gematriaValue(otherMethod.id, words.text.trim()) };
}

const text = calculatorText.examples;

interface Example {
  readonly label: string;
  readonly search: Partial<CalculatorSearch>;
}

const EXAMPLES: Readonly<Record<GematriaScript, readonly Example[]>> = {
  hebrew: [
    { label: text.peace, search: { word: 'שלום' } },
    { label: text.beginning, search: { text: text.beginningText } },
    { label: text.serpent, search: { word: 'משיח', with: 'נחש' } },
    {
      label: text.name,
      search: { word: 'יהוה', method: 'HEBREW_MILUI', milui: 'av' },
    },
  ],
  greek: [
    { label: text.jesus, search: { script: 'greek', word: 'Ἰησοῦς' } },
    {
      label: text.logos,
      search: { script: 'greek', text: text.logosText },
    },
    { label: text.love, search: { script: 'greek', word: 'ἀγάπη', with: 'θέλημα' } },
  ],
};

function Examples({ script }: { readonly script: GematriaScript }) {
  return (
    <section aria-label={text.label} className="mt-8">
      <p className="text-ui text-muted">{text.lead}</p>
      <ul className="mt-2 grid gap-1">
        {EXAMPLES[script].map(({ label, search }) => (
          <li key={label}>
            <Link to="/calculator" search={search} resetScroll={false} className="inline-block py-1">
              <MixedText>{label}</MixedText>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
