import { useState } from 'react';
import type { NameAnalysis } from '../../../domain/contract/index.ts';
import { MAX_NAME } from '../../../domain/contract/limits.ts';
import type { ChangeName, NameQuestion } from '../../addresses/name-explorer-address.ts';
import { ScriptureText } from '../../shared/scripture/scripture.tsx';
import { namesText } from '../../text/instruments/names-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import { FIELD } from '../../ui/pages/page-classes.ts';
import { languageOf } from '../../ui/words/mixed-text.tsx';
import { NumberLink } from '../../ui/words/number-link.tsx';

const WORKING = lazyPart(() => import('./name-working.tsx'), 'NameWorking');

interface NameFormsProps {
  readonly analysis: NameAnalysis;
  readonly question: NameQuestion;
  readonly onChange: ChangeName;
}

export function NameForms({ analysis, question, onChange }: NameFormsProps) {
  return (
    <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-2">
      {(['hebrew', 'greek'] as const).map((script) => (
        <Form
          key={`${script} ${analysis.name} ${analysis[script]}`}
          script={script}
          analysis={analysis}
          chosen={question[script]}
          onChange={onChange}
        />
      ))}
    </div>
  );
}

const SCRIPTS = {
  hebrew: { title: namesText.forms.titles.hebrew, lang: 'he', method: 'HEBREW_STANDARD' },
  greek: { title: namesText.forms.titles.greek, lang: 'grc', method: 'GREEK_STANDARD' },
} as const;

interface FormProps {
  readonly script: 'hebrew' | 'greek';
  readonly analysis: NameAnalysis;
  readonly chosen: string;
  readonly onChange: ChangeName;
}

function Form({ script, analysis, chosen, onChange }: FormProps) {
  const [isChanging, setChanging] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const { title, lang, method } = SCRIPTS[script];
  const letters = analysis[script];
  const spelling = analysis.spellings[script];
  const isGenitive = script === 'greek' && analysis.greekIsGenitive;
  const value = analysis.gematriaValues.find((one) => one.method === method)?.value ?? null;
  return (
    <section aria-labelledby={`form-${script}`} className="min-w-0">
      <h3 id={`form-${script}`} className="text-ui text-muted">
        {title}
      </h3>
      <p className="flex flex-wrap items-baseline gap-x-4">
        <bdi lang={lang} className="text-numeral leading-[1.6] [overflow-wrap:anywhere]">
          {letters === null ? '–' : <ScriptureText lang={lang} text={letters} />}
        </bdi>
        {letters !== null && (
          <span className="text-lead font-semibold text-accent tabular-nums">
            <NumberLink value={value} />
          </span>
        )}
      </p>
      <p className="text-ui text-muted">
        {spelling === null
          ? namesText.forms.unknown(title)
          : (isGenitive ? namesText.forms.genitive : namesText.forms.origin)(
              namesText.forms.origins[spelling],
            )}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {letters !== null && (
          <Button aria-expanded={isWorking} onClick={() => setWorking(!isWorking)}>
            {namesText.forms.letters}
          </Button>
        )}
        <Button aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
          {namesText.forms.change}
        </Button>
        {chosen !== '' && (
          <Button className="" onClick={() => onChange({ [script]: '' })}>
            {namesText.forms.reset}
          </Button>
        )}
      </div>
      {isChanging && (
        <SpellingForm
          title={title}
          lang={lang}
          letters={letters ?? ''}
          onChoose={(text) => onChange({ [script]: text })}
        />
      )}
      {isWorking && letters !== null && (
        <div className="mt-4">
          <LazyPart
            part={WORKING}
            props={{ script, letters, methods: analysis.gematriaValues.map((one) => one.method) }}
            pending={<span className="skeleton h-32 w-full" />}
          />
        </div>
      )}
    </section>
  );
}

interface SpellingFormProps {
  readonly title: string;
  readonly lang: string;
  readonly letters: string;
  readonly onChoose: (letters: string) => void;
}

function SpellingForm({ title, lang, letters, onChoose }: SpellingFormProps) {
  const [typed, setTyped] = useState(letters);
  return (
    <form
      className="mt-3 flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') onChoose(typed.trim());
      }}
    >
      <label className="grid min-w-0 flex-[1_1_10rem] gap-1 text-ui">
        {namesText.forms.label(title)}
        <input
          className={FIELD}
          lang={languageOf(typed) ?? lang}
          dir={lang === 'he' ? 'rtl' : 'ltr'}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_NAME}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <button type="submit" className="control control-lined" disabled={typed.trim() === ''}>
        {namesText.forms.use}
      </button>
    </form>
  );
}
