import '../../styles/later-pages.css';
import '../../styles/prose.css';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { METHOD_IDS } from '../../../domain/gematria/method-names.ts';
import { readQuestion } from '../../shared/questions/patterns.ts';
import { searchText } from '../../text/search/search-text.ts';
import { helpText } from '../../text/site/help-text.ts';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { FACTS } from '../../ui/words/fact.tsx';
import { MixedText } from '../../ui/words/mixed-text.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';
import { KeyList } from '../shortcuts/index.ts';

const REFERENCES = [
  { typed: ['Ps 23:3', 'ps23.3', 'Psalm 23v3'], means: helpText.references.verse },
  { typed: ['1 Cor 13', 'Jude 5'], means: helpText.references.chapter },
  { typed: ['Gen 1:1-3'], means: helpText.references.range },
  { typed: ['תהלים כג:ג'], lang: 'he', means: helpText.references.hebrew },
  { typed: ['Ιωάννης 1:1', 'Ἰωάννην γ΄ ιϛ΄'], lang: 'grc', means: helpText.references.greek },
  { typed: ['Joel 4:1', 'Mal 3:1-24'], means: helpText.references.masoretic },
] as const;

interface TextProps {
  readonly text: string;
  readonly a?: LinkProps;
  readonly b?: LinkProps;
}

const Text = ({ text, a, b }: TextProps) => (
  <p>
    <RichText
      text={text}
      parts={{
        c: (name) => <b>{name}</b>,
        a: (words) => <TextLink {...a}>{words}</TextLink>,
        b: (words) => <TextLink {...b}>{words}</TextLink>,
      }}
    />
  </p>
);

/** A link inside a sentence. It is an inline block, so that it is high enough to be touched with a finger. */
const TextLink = ({ children, ...link }: LinkProps & { readonly children: string }) => (
  <Link {...link} className="inline-block">
    <MixedText>{children}</MixedText>
  </Link>
);

const { reading, account, byValue, number, chance, calculators, comparing } = helpText;

interface Section {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly paragraphs?: readonly TextProps[];
}

const SECTIONS: readonly Section[] = [
  {
    id: 'reading',
    title: reading.title,
    paragraphs: [
      { text: reading.verse, a: { to: '/bible' } },
      { text: reading.place },
      { text: reading.chapter },
      { text: reading.options },
      { text: reading.settings },
    ],
  },
  {
    id: 'account',
    title: account.title,
    paragraphs: [
      { text: account.signIn, a: { to: '/auth' } },
      { text: account.profile, a: { to: '/profile' } },
    ],
  },
  { id: 'references', title: helpText.references.title, lead: <References /> },
  {
    id: 'values',
    title: helpText.values.title,
    lead: <Values />,
    paragraphs: [
      { text: helpText.values.methods(METHOD_IDS.length), a: { to: '/methods' }, b: { to: '/about' } },
    ],
  },
  {
    id: 'keys',
    title: helpText.keys.title,
    lead: <KeyList className={`${FACTS} mb-3`} />,
    paragraphs: [{ text: helpText.keys.note }],
  },
  {
    id: 'search',
    title: helpText.search.title,
    lead: <Search />,
    paragraphs: [{ text: helpText.search.forms }, { text: helpText.search.narrow }],
  },
  { id: 'questions', title: helpText.questions.title, lead: <Questions /> },
  {
    id: 'by-value',
    title: byValue.title,
    paragraphs: [
      { text: byValue.lead, a: { to: '/search', search: { by: 'value' } } },
      { text: byValue.more },
    ],
  },
  {
    id: 'number',
    title: number.title,
    paragraphs: [{ text: number.text, a: { to: '/number/$value', params: { value: '913' } } }],
  },
  {
    id: 'chance',
    title: chance.title,
    paragraphs: [{ text: chance.lead }, { text: chance.missing, a: { to: '/chance' } }],
  },
  {
    id: 'statistics',
    title: helpText.statistics.title,
    paragraphs: [{ text: helpText.statistics.text, a: { to: '/statistics' } }],
  },
  {
    id: 'heat',
    title: helpText.heat.title,
    paragraphs: [{ text: helpText.heat.text, a: { to: '/heat' } }],
  },
  {
    id: 'places',
    title: helpText.places.title,
    paragraphs: [{ text: helpText.places.text, a: { to: '/places' } }],
  },
  {
    id: 'calculators',
    title: calculators.title,
    paragraphs: [
      { text: calculators.calculator, a: { to: '/calculator' } },
      { text: calculators.greek, a: { to: '/greek-gematria' } },
    ],
  },
  {
    id: 'comparing',
    title: comparing.title,
    paragraphs: [
      {
        text: comparing.text,
        a: { to: '/calculator' },
        b: { to: '/calculator', search: { word: 'משיח', with: 'נחש' } },
      },
    ],
  },
  {
    id: 'names',
    title: helpText.names.title,
    paragraphs: [{ text: helpText.names.text, a: { to: '/name-explorer' } }],
  },
  {
    id: 'tree',
    title: helpText.tree.title,
    paragraphs: [{ text: helpText.tree.text, a: { to: '/tree-of-life' } }],
  },
  {
    id: 'notes',
    title: helpText.notes.title,
    paragraphs: [{ text: helpText.notes.editor }, { text: helpText.notes.list, a: { to: '/my-notes' } }],
  },
  {
    id: 'insights',
    title: helpText.insights.title,
    paragraphs: [{ text: helpText.insights.text, a: { to: '/insights' } }],
  },
  {
    id: 'citing',
    title: helpText.citing.title,
    paragraphs: [{ text: helpText.citing.passage }, { text: helpText.citing.text }],
  },
  { id: 'offline', title: helpText.offline.title, paragraphs: [{ text: helpText.offline.text }] },
  { id: 'printing', title: helpText.printing.title, paragraphs: [{ text: helpText.printing.text }] },
];

export function HelpPage() {
  return (
    <div className="page prose">
      <PageHeading title={helpText.title} />
      {SECTIONS.map(({ id, title, lead, paragraphs = [] }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          {lead}
          {paragraphs.map((paragraph) => (
            <Text key={paragraph.text} {...paragraph} />
          ))}
        </section>
      ))}
    </div>
  );
}

function References() {
  return (
    <>
      <Text text={helpText.references.lead} />
      <dl className={`${FACTS} mt-3`}>
        {REFERENCES.map(({ typed, means, ...more }) => (
          <div key={means}>
            <dt className="flex flex-wrap gap-1.5">
              {typed.map((text) => (
                <code key={text} {...('lang' in more ? { lang: more.lang } : {})}>
                  <bdi>{text}</bdi>
                </code>
              ))}
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">{helpText.references.nearest}</p>
    </>
  );
}

function Values() {
  return (
    <ul>
      <li>{helpText.values.letters}</li>
      <li>
        <RichText text={helpText.values.ketiv} />
      </li>
      <li>{helpText.values.maqaf}</li>
      <li>{helpText.values.finals}</li>
      <li>{helpText.values.scripts}</li>
    </ul>
  );
}

function Search() {
  return (
    <>
      <Text text={helpText.search.lead} a={{ to: '/search' }} />
      <dl className={`${FACTS} my-3`}>
        {searchText.syntax.map(({ typed, means }) => (
          <div key={typed}>
            <dt>
              <code>
                <Link to="/search" search={{ term: typed }}>
                  <MixedText>{typed}</MixedText>
                </Link>
              </code>
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Questions() {
  return (
    <>
      <Text text={helpText.questions.lead} />
      <dl className={`${FACTS} my-3`}>
        {helpText.questions.examples.map(({ typed, means }) => (
          <div key={typed}>
            <dt>
              <code>
                <Link to={readQuestion(typed)?.href ?? '/search'}>
                  <MixedText>{typed}</MixedText>
                </Link>
              </code>
            </dt>
            <dd>
              <MixedText>{means}</MixedText>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">{helpText.questions.rest}</p>
    </>
  );
}
