import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { NameAnalysis } from '../../../domain/contract/index.ts';
import { methodIds } from '../../../domain/gematria/method-types.ts';
import type { ChangeName, NameQuestion } from '../../addresses/name-explorer-address.ts';
import { MethodName } from '../../shared/methods/method-name.tsx';
import { methodFullName, methodScript } from '../../shared/methods/methods.ts';
import { ScriptureText } from '../../shared/scripture/scripture.tsx';
import { namesText } from '../../text/instruments/names-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Section } from '../../ui/pages/section.tsx';
import { FACTS, Fact } from '../../ui/words/fact.tsx';
import { formatValue } from '../../ui/words/format-value.ts';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { ReaderText } from '../../ui/words/reader-text.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';
import { Cite, type Computation, EarlierAnswer } from '../cite/index.ts';
import { TimesLine } from '../times/index.ts';
import { FoundVerse } from './found-verse.tsx';
import { NameConnections } from './name-connections.tsx';
import { NameForms } from './name-forms.tsx';

interface NameResultProps {
  readonly analysis: NameAnalysis;
  readonly question: NameQuestion;
  /** True while the page still shows the answer from before a change of spelling or range. */
  readonly isOutdated: boolean;
  readonly onChange: ChangeName;
}

export function NameResult({ analysis, question, isOutdated, onChange }: NameResultProps) {
  // An outdated answer must not be cited, because the address already belongs to the new question.
  const computation = computationOf(analysis);
  return (
    <div aria-busy={isOutdated} className={`mt-10 grid grid-cols-1 gap-10 ${isOutdated ? 'opacity-60' : ''}`}>
      <section aria-labelledby="name">
        <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3">
          <h2 id="name" className="text-h2 font-medium [overflow-wrap:anywhere]">
            <bdi>
              <ReaderText>{analysis.name}</ReaderText>
            </bdi>
            <OtherName {...analysis} />
          </h2>
          {!isOutdated && <Cite {...computation} />}
        </div>
        <div className="mt-2 empty:hidden">{!isOutdated && <EarlierAnswer {...computation} />}</div>
        <NameForms analysis={analysis} question={question} onChange={onChange} />
      </section>
      <Section as="h3" title={namesText.meaning.title}>
        <Meaning analysis={analysis} />
        <ListedNames listed={analysis.listed} />
      </Section>
      <Section as="h3" title={namesText.values.title}>
        <NameValues values={analysis.gematriaValues} />
      </Section>
      <Section as="h3" title={namesText.connections.title}>
        <NameConnections analysis={analysis} range={question.range} onChange={onChange} />
      </Section>
      <Section as="h3" title={namesText.occurrences.title}>
        <NameOccurrences occurrences={analysis.occurrences} />
      </Section>
    </div>
  );
}

function OtherName({ name, matched }: NameAnalysis) {
  if (matched === null || matched.toLowerCase() === name.toLowerCase()) return null;
  return <span className="text-h3 text-muted">{` · ${matched}`}</span>;
}

function Meaning({ analysis }: { readonly analysis: NameAnalysis }) {
  const { meaning, source, sourcePath, firstReference, firstOfKind, strongs } = analysis;
  if (meaning === null) {
    return <p className="mt-3 max-w-[45rem] text-muted">{namesText.meaning.unknown}</p>;
  }
  return (
    <>
      <p className="mt-3 max-w-[45rem] text-lead">{meaning}</p>
      <dl className={`${FACTS} mt-3`}>
        {source !== null && (
          <Fact name={namesText.meaning.source}>
            {sourcePath === null ? source : <Place reference={source} path={sourcePath} />}
          </Fact>
        )}
        {firstReference !== null && (
          <Fact name={namesText.meaning.first[firstReference.as]}>
            <Place {...firstReference} />
          </Fact>
        )}
        {firstOfKind !== null && (
          <Fact name={namesText.meaning.firstOfKind[firstOfKind.kind]}>
            <Place {...firstOfKind} />
          </Fact>
        )}
        {strongs.length > 0 && (
          <Fact name={namesText.meaning.strongs}>
            {strongs.map((number) => (
              <Link key={number} to="/search" search={{ term: number }} className="me-4 inline-block py-0.5">
                {number}
              </Link>
            ))}
          </Fact>
        )}
      </dl>
    </>
  );
}

function ListedNames({ listed }: Pick<NameAnalysis, 'listed'>) {
  const [first] = listed;
  if (first === undefined) return null;
  const persons = listed.filter(({ list }) => list === 'persons');
  return (
    <div className="mt-5 grid max-w-[45rem] gap-3">
      {listed.map(
        ({ list, listName, meaning }, at) =>
          list === 'hitchcock' &&
          meaning !== null && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order.
            <p key={at}>
              {meaning}
              <span className="text-meta text-muted">{` — ${listName}`}</span>
            </p>
          ),
      )}
      {persons.length > 0 && (
        <Section as="h4" title={namesText.meaning.people(persons.length)} look="font-medium">
          <ul className="mt-1 grid gap-1">
            {persons.map(({ hebrew, greek, meaning, firstReference }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order.
              <li key={at} className="flex flex-wrap items-baseline gap-x-3 text-ui">
                {hebrew !== null && (
                  <bdi lang="he">
                    <ScriptureText lang="he" text={hebrew} />
                  </bdi>
                )}
                {greek !== null && (
                  <bdi lang="grc">
                    <ScriptureText lang="grc" text={greek} />
                  </bdi>
                )}
                {meaning !== null && <span>{meaning}</span>}
                {firstReference !== null && <Place {...firstReference} />}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <p className="text-meta text-muted">
        {`${first.source}, `}
        {first.licenceUrl === null ? first.licence : <a href={first.licenceUrl}>{first.licence}</a>}
      </p>
    </div>
  );
}

function Place({ reference, path }: { readonly reference: string; readonly path: string }) {
  const [, , book = '', chapter = '', verse = ''] = path.split('/');
  return (
    <Link
      to="/explorer/$book/$chapter/$verse"
      params={{ book, chapter, verse }}
      className="inline-block py-0.5"
    >
      <bdi>{reference}</bdi>
    </Link>
  );
}

function computationOf({
  name,
  hebrew,
  greek,
  gematriaValues,
  biblicalConnections,
  editions,
}: NameAnalysis): Computation {
  const value = (method: string) => gematriaValues.find((one) => one.method === method)?.value ?? null;
  const forms = [hebrew, greek].filter((form) => form !== null).join(', ');
  const verses = biblicalConnections.reduce((sum, { total }) => sum + total, 0);
  return {
    title: namesText.citation.title(name, forms),
    answer: namesText.citation.answer(
      formatValue(value('HEBREW_STANDARD')),
      formatValue(value('GREEK_STANDARD')),
      verses,
    ),
    editions,
  };
}

type Occurrences = NameAnalysis['occurrences'][number];

const SHOWN_VERSES = 4;

const { texts, byHebrewLetters, byGreekLetters } = namesText.occurrences;

const TEXTS = {
  hebrew: { name: texts.hebrew, lang: 'he', byLetters: byHebrewLetters },
  greek: { name: texts.greek, lang: 'grc', byLetters: byGreekLetters },
} as const;

function NameOccurrences({ occurrences }: { readonly occurrences: readonly Occurrences[] }) {
  return (
    <div className="mt-1 grid grid-cols-1 gap-x-12 md:grid-cols-2">
      {occurrences.map((one) => (
        <Text key={one.script} occurrences={one} />
      ))}
    </div>
  );
}

function Text({ occurrences }: { readonly occurrences: Occurrences }) {
  const { script, by, forms, total, verses } = occurrences;
  const { name, lang, byLetters } = TEXTS[script];
  const [showsMore, setShowsMore] = useState(false);
  const none = by === 'strongs' ? namesText.occurrences.noNumber : namesText.occurrences.noLetters;
  const title = total === 0 ? none(name) : namesText.occurrences.verses(total, name);
  const shown = showsMore ? verses : verses.slice(0, SHOWN_VERSES);
  return (
    <Section as="h4" title={title} look="font-semibold" className="mt-3 min-w-0">
      <p className="text-ui text-muted">
        {by === 'strongs' ? (
          namesText.occurrences.byNumber(forms.join(', '))
        ) : (
          <RichText text={byLetters(forms.join(', '))} parts={{ forms: <bdi lang={lang} /> }} />
        )}
      </p>
      {forms.map((form) => (
        <TimesLine key={form} asked={by === 'strongs' ? { number: form } : { word: form }} withParts />
      ))}
      <ol className="mt-1">
        {shown.map((verse) => (
          <FoundVerse key={`${verse.reference} ${verse.originalReference}`} verse={verse} />
        ))}
      </ol>
      <p className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {shown.length < verses.length && (
          <Button onClick={() => setShowsMore(true)}>
            {namesText.occurrences.more(verses.length - shown.length)}
          </Button>
        )}
        {total > verses.length && (
          <Link
            to="/search"
            search={{
              term: forms.map((form) => (form.includes(' ') ? `"${form}"` : form)).join(' OR '),
              order: 'canonical',
            }}
            className="control control-lined"
          >
            {namesText.occurrences.all(formatValue(total))}
          </Link>
        )}
      </p>
    </Section>
  );
}

type Values = NameAnalysis['gematriaValues'];

function NameValues({ values }: { readonly values: Values }) {
  return (
    <div className="mt-3 grid grid-cols-1 gap-x-12 gap-y-6 md:grid-cols-2">
      {(['hebrew', 'greek'] as const).map((script) => (
        <Table
          key={script}
          title={script === 'hebrew' ? namesText.values.hebrew : namesText.values.greek}
          values={values.filter(({ method }) => methodScript(method) === script)}
        />
      ))}
    </div>
  );
}

function Table({ title, values }: { readonly title: string; readonly values: Values }) {
  return (
    <table className="w-full self-start text-ui">
      <caption className="pb-1 text-start text-muted">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{namesText.values.method}</th>
          <th scope="col">{namesText.values.value}</th>
          <th scope="col">{namesText.values.inScripture}</th>
        </tr>
      </thead>
      <tbody>
        {values.map(({ method, value }) => (
          <tr key={method} className="border-b border-line">
            <th scope="row" className="py-1 pe-3 text-start font-normal">
              <Link
                to="/methods/$methodId"
                params={{ methodId: method }}
                className="inline-block py-1 text-ink"
              >
                <MethodName id={method} />
              </Link>
            </th>
            <td className="py-1 text-end font-semibold tabular-nums">
              <NumberLink value={value} />
            </td>
            <td className="w-[1%] py-1 ps-4 text-end whitespace-nowrap">
              {value !== null && (
                <Link
                  to="/search/gematria/$value"
                  params={{ value: String(value) }}
                  search={{ unit: 'word', method: methodIds(method) }}
                  className="inline-block py-1"
                  aria-label={namesText.values.wordsOf(value, methodFullName(method))}
                >
                  {namesText.values.words}
                </Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
