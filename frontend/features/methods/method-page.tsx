import '../../styles/later-pages.css';
import '../../styles/prose.css';
import { Link, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import {
  explain,
  type GematriaMethod,
  type GematriaOptions,
  type GematriaScript,
  GREEK_NUMERALS,
  HEBREW_ALPHABET,
  HEBREW_FINALS,
  letterReadings,
  letterTable,
  type MethodId,
  methodById,
} from '../../../domain/gematria/index.ts';
import { BASE_OF_FINAL, stripPoints } from '../../../domain/hebrew/index.ts';
import { formatReference } from '../../../domain/reference/index.ts';
import { Fillings } from '../../shared/methods/fillings.tsx';
import { placeParams } from '../../shared/places/place.ts';
import { leftOut } from '../../shared/scripture/left-out.ts';
import { methodOptionsText } from '../../text/instruments/method-options-text.ts';
import { methodPagesText } from '../../text/instruments/method-pages-text.ts';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { FACTS, Fact } from '../../ui/words/fact.tsx';
import { formatValue } from '../../ui/words/format-value.ts';
import { MixedText } from '../../ui/words/mixed-text.tsx';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';
import { Sum } from '../../ui/words/sum.tsx';
import { exampleText } from './example-text.ts';

export function MethodPage() {
  const { methodId } = useRouteContext({ from: '/methods/$methodId' });
  // The key resets the chosen options when the reader opens the page of another method.
  return <Method key={methodId} method={methodById(methodId)} />;
}

function Method({ method }: { readonly method: GematriaMethod }) {
  const [options, setOptions] = useState<GematriaOptions>({});
  const lang = method.script === 'hebrew' ? 'he' : 'grc';
  return (
    <div className="page prose">
      <p className="text-ui">
        <Link to="/methods" className="inline-block py-1">
          {methodPagesText.all}
        </Link>
      </p>
      <PageHeading title={methodPagesText.pageTitle(method.name)}>{method.fullName}</PageHeading>
      <p className="mt-1 text-lead text-muted">
        <bdi lang={lang}>{method.nativeName}</bdi>
      </p>
      <p className="mt-4">
        <MixedText>{method.definition}</MixedText>
      </p>
      <dl className={`${FACTS} mt-6`}>
        <Fact name={methodPagesText.source}>
          <MixedText>{method.source}</MixedText>
        </Fact>
        <Fact name={methodPagesText.notCounted}>
          <MixedText>{method.ignores}</MixedText>
        </Fact>
        {method.options.map((option) => (
          <Fact key={option.name} name={methodPagesText.option}>
            <label className="grid justify-items-start gap-1.5">
              <span>
                <MixedText>{option.description}</MixedText>
              </span>
              <select
                className="select"
                value={options[option.name] ?? option.default}
                onChange={(event) => setOptions({ ...options, [option.name]: event.target.value })}
              >
                {option.values.map((value) => (
                  <option key={value} value={value}>
                    {value === option.default ? methodPagesText.byDefault(value) : value}
                  </option>
                ))}
              </select>
            </label>
          </Fact>
        ))}
        <Fact name={methodPagesText.id}>
          <code>{method.id}</code>
        </Fact>
      </dl>
      <Example method={method} options={options} lang={lang} />
      {method.id === 'HEBREW_MILUI' && (
        <Fillings
          title={methodOptionsText.fillings.ofTheName}
          word={stripPoints(exampleText(method).text)}
          options={options}
        />
      )}
      <section aria-labelledby="table">
        <h2 id="table">{methodPagesText.table}</h2>
        <LetterTable method={method.id} script={method.script} options={options} />
      </section>
    </div>
  );
}

interface ExampleProps {
  readonly method: GematriaMethod;
  readonly options: GematriaOptions;
  readonly lang: 'he' | 'grc';
}

function Example({ method, options, lang }: ExampleProps) {
  const { text, meaning, place } = exampleText(method);
  const { letters, steps, value, ignored } = explain(method.id, text, options);
  const sum = steps[0]?.value ?? value;
  const parts = letters.map(({ letter, value: counted, as }) =>
    as === undefined ? { text: letter, value: counted } : { text: letter, value: counted, as },
  );
  const notCounted = leftOut(ignored);
  return (
    <section aria-labelledby="example">
      <h2 id="example">{methodPagesText.example.title}</h2>
      <p className="mb-4">
        <RichText
          text={methodPagesText.example.sentence(text, meaning, formatValue(value))}
          parts={{ a: <bdi lang={lang} className="text-lead" />, b: () => <StrongNumber value={value} /> }}
        />
      </p>
      <Sum parts={parts} total={sum} lang={lang} />
      {steps.slice(1).map(({ step, value: after }) => (
        <p key={step} className="mt-3">
          <RichText
            text={methodPagesText.example.step(step, formatValue(after))}
            parts={{ a: () => <StrongNumber value={after} /> }}
          />
        </p>
      ))}
      {notCounted !== null && <p className="mt-3 text-ui text-muted">{notCounted}</p>}
      <p className="mt-3 text-ui">
        <Link
          to="/explorer/$book/$chapter/$verse"
          params={placeParams(place)}
          search={{ methods: [method.id] }}
          className="inline-block py-1"
        >
          {methodPagesText.example.read(formatReference(place))}
        </Link>
      </p>
    </section>
  );
}

function StrongNumber({ value }: { readonly value: number | null }) {
  return (
    <strong className="tabular-nums">
      <NumberLink isInText value={value} />
    </strong>
  );
}

interface LetterTableProps {
  readonly method: MethodId;
  readonly script: GematriaScript;
  readonly options: GematriaOptions;
}

/** The grid of letters. Each cell draws its line into the gap of one pixel around it, so that neighbours share one line. */
const TABLE =
  'grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-px overflow-clip rounded-(--radius) border border-line *:grid *:content-start *:justify-items-center *:px-1 *:pt-1.5 *:pb-2 *:leading-[1.35] *:shadow-[0_0_0_1px_var(--line)]';

function LetterTable({ method, script, options }: LetterTableProps) {
  const values = letterTable(method, options);
  const readings = letterReadings(method, options);
  const sameAsBase = (final: string) => {
    const base = BASE_OF_FINAL[final] ?? '';
    return values[final] === values[base] && readings?.[final] === readings?.[base];
  };
  const finals = [...HEBREW_FINALS].filter((final) => !sameAsBase(final));
  const letters = script === 'hebrew' ? [...HEBREW_ALPHABET, ...finals] : [...GREEK_NUMERALS];
  const lang = script === 'hebrew' ? 'he' : 'grc';
  return (
    <>
      <ul dir={script === 'hebrew' ? 'rtl' : 'ltr'} className={TABLE}>
        {letters
          .filter((letter) => values[letter] !== undefined)
          .map((letter) => (
            <li key={letter}>
              <span lang={lang} className="text-[1.575rem] leading-[1.6]">
                {letter}
              </span>
              {readings?.[letter] !== undefined && (
                <span lang={lang} className="text-ui text-muted">
                  {readings[letter]}
                </span>
              )}
              <span lang="en" dir="ltr" className="text-ui tabular-nums">
                {formatValue(values[letter] ?? null)}
              </span>
            </li>
          ))}
      </ul>
      {script === 'hebrew' && finals.length === 0 && (
        <p className="mt-3 text-ui text-muted">{methodPagesText.finals}</p>
      )}
    </>
  );
}
