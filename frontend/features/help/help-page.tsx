import '../../styles/later-pages.css';
import '../../styles/prose.css';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { METHOD_IDS } from '../../../domain/gematria/method-types.ts';
import { searchText } from '../../text/search/search-text.ts';
import { helpText } from '../../text/site/help-text.ts';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { FACTS } from '../../ui/words/fact.tsx';
import { MixedText } from '../../ui/words/mixed-text.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';
import { KeyList } from '../shortcuts/index.ts';

/** The forms in which a reference can be typed, and their meaning. */
const REFERENCES = [
  { typed: ['Ps 23:3', 'ps23.3', 'Psalm 23v3'], means: helpText.references.verse },
  { typed: ['1 Cor 13', 'Jude 5'], means: helpText.references.chapter },
  { typed: ['Gen 1:1-3'], means: helpText.references.range },
  { typed: ['תהלים כג:ג'], lang: 'he', means: helpText.references.hebrew },
  { typed: ['Ιωάννης 1:1', 'Ἰωάννην γ΄ ιϛ΄'], lang: 'grc', means: helpText.references.greek },
  { typed: ['Joel 4:1', 'Mal 3:1-24'], means: helpText.references.masoretic },
] as const;

/** The names of controls are bold, so that a sentence with several of them can be read. */
const CONTROLS = { c: (name: string) => <b>{name}</b> };

const Text = ({ text }: { readonly text: string }) => (
  <p>
    <RichText text={text} parts={CONTROLS} />
  </p>
);

/** Explains every screen to the reader. */
export function HelpPage() {
  return (
    <div className="page prose">
      <PageHeading title={helpText.title}>{helpText.title}</PageHeading>
      <Section id="reading" title={helpText.reading.title}>
        <p>
          <RichText
            text={helpText.reading.verse}
            parts={{ ...CONTROLS, a: (words) => <TextLink to="/bible">{words}</TextLink> }}
          />
        </p>
        <Text text={helpText.reading.place} />
        <Text text={helpText.reading.chapter} />
        <Text text={helpText.reading.options} />
        <Text text={helpText.reading.settings} />
      </Section>
      <Section id="account" title={helpText.account.title}>
        <p>
          <RichText
            text={helpText.account.signIn}
            parts={{ ...CONTROLS, a: (words) => <TextLink to="/auth">{words}</TextLink> }}
          />
        </p>
        <p>
          <RichText
            text={helpText.account.profile}
            parts={{ ...CONTROLS, a: (words) => <TextLink to="/profile">{words}</TextLink> }}
          />
        </p>
      </Section>
      <Section id="references" title={helpText.references.title}>
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
      </Section>
      <Section id="values" title={helpText.values.title}>
        <ul>
          <li>{helpText.values.letters}</li>
          <li>
            <RichText text={helpText.values.ketiv} parts={{ ...CONTROLS, a: (words) => <i>{words}</i> }} />
          </li>
          <li>{helpText.values.maqaf}</li>
          <li>{helpText.values.finals}</li>
          <li>{helpText.values.scripts}</li>
        </ul>
        <p>
          <RichText
            text={helpText.values.methods(METHOD_IDS.length)}
            parts={{
              ...CONTROLS,
              a: (words) => <TextLink to="/methods">{words}</TextLink>,
              b: (words) => <TextLink to="/about">{words}</TextLink>,
            }}
          />
        </p>
      </Section>
      <Section id="keys" title={helpText.keys.title}>
        <KeyList className={FACTS} />
        <div className="mt-3">
          <Text text={helpText.keys.note} />
        </div>
      </Section>
      <Section id="search" title={helpText.search.title}>
        <p>
          <RichText
            text={helpText.search.lead}
            parts={{ ...CONTROLS, a: (words) => <TextLink to="/search">{words}</TextLink> }}
          />
        </p>
        <dl className={`${FACTS} mt-3`}>
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
        <div className="mt-3">
          <Text text={helpText.search.forms} />
          <Text text={helpText.search.narrow} />
        </div>
      </Section>
      <Section id="by-value" title={helpText.byValue.title}>
        <p>
          <RichText
            text={helpText.byValue.lead}
            parts={{
              ...CONTROLS,
              a: (words) => (
                <Link to="/search" search={{ by: 'value' }} className="inline-block">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
        <Text text={helpText.byValue.more} />
      </Section>
      <Section id="number" title={helpText.number.title}>
        <p>
          <RichText
            text={helpText.number.text}
            parts={{
              ...CONTROLS,
              a: (words) => (
                <Link to="/number/$value" params={{ value: words }} className="inline-block">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      </Section>
      <Section id="chance" title={helpText.chance.title}>
        <Text text={helpText.chance.lead} />
        <p>
          <RichText
            text={helpText.chance.missing}
            parts={{ ...CONTROLS, a: (words) => <TextLink to="/chance">{words}</TextLink> }}
          />
        </p>
      </Section>
      <Section id="calculators" title={helpText.calculators.title}>
        <p>
          <RichText
            text={helpText.calculators.calculator}
            parts={{ ...CONTROLS, a: (words) => <TextLink to="/calculator">{words}</TextLink> }}
          />
        </p>
        <p>
          <RichText
            text={helpText.calculators.greek}
            parts={{ ...CONTROLS, a: (words) => <TextLink to="/greek-gematria">{words}</TextLink> }}
          />
        </p>
      </Section>
      <Section id="comparing" title={helpText.comparing.title}>
        <p>
          <RichText
            text={helpText.comparing.text}
            parts={{
              ...CONTROLS,
              a: (words) => <TextLink to="/calculator">{words}</TextLink>,
              b: (words) => (
                <Link to="/calculator" search={{ word: 'משיח', with: 'נחש' }} className="inline-block">
                  <MixedText>{words}</MixedText>
                </Link>
              ),
            }}
          />
        </p>
      </Section>
      <Section id="names" title={helpText.names.title}>
        <p>
          <RichText
            text={helpText.names.text}
            parts={{ ...CONTROLS, a: (words) => <TextLink to="/name-explorer">{words}</TextLink> }}
          />
        </p>
      </Section>
      <Section id="tree" title={helpText.tree.title}>
        <p>
          <RichText
            text={helpText.tree.text}
            parts={{ ...CONTROLS, a: (words) => <TextLink to="/tree-of-life">{words}</TextLink> }}
          />
        </p>
      </Section>
      <Section id="notes" title={helpText.notes.title}>
        <Text text={helpText.notes.editor} />
        <p>
          <RichText
            text={helpText.notes.list}
            parts={{ ...CONTROLS, a: (words) => <TextLink to="/my-notes">{words}</TextLink> }}
          />
        </p>
      </Section>
      <Section id="insights" title={helpText.insights.title}>
        <p>
          <RichText
            text={helpText.insights.text}
            parts={{ ...CONTROLS, a: (words) => <TextLink to="/insights">{words}</TextLink> }}
          />
        </p>
      </Section>
      <Section id="citing" title={helpText.citing.title}>
        <Text text={helpText.citing.passage} />
        <Text text={helpText.citing.text} />
      </Section>
      <Section id="printing" title={helpText.printing.title}>
        <Text text={helpText.printing.text} />
      </Section>
    </div>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface TextLinkProps {
  readonly to:
    | '/auth'
    | '/bible'
    | '/methods'
    | '/about'
    | '/profile'
    | '/search'
    | '/chance'
    | '/calculator'
    | '/greek-gematria'
    | '/name-explorer'
    | '/tree-of-life'
    | '/my-notes'
    | '/insights';
  readonly children: string;
}

/** A link inside a sentence. It is an inline block, so that it is high enough to be touched with a finger. */
function TextLink({ to, children }: TextLinkProps) {
  return (
    <Link to={to} className="inline-block">
      {children}
    </Link>
  );
}
