import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { METHOD_IDS } from '../../../domain/gematria/method-types.ts';
import { MixedText } from '../../ui/mixed-text.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SYNTAX } from '../search/syntax.ts';
import { KeyList } from '../shortcuts/key-list.tsx';

/** What may be typed for a place, and what it means. */
const REFERENCES = [
  { typed: ['Ps 23:3', 'ps23.3', 'Psalm 23v3'], means: 'a verse' },
  { typed: ['1 Cor 13', 'Jude 5'], means: 'a chapter; a verse of a book with one chapter' },
  { typed: ['Gen 1:1-3'], means: 'a run of verses, opened at its first' },
  { typed: ['תהלים כג:ג'], lang: 'he', means: 'the same in Hebrew, by the Masoretic numbers' },
  { typed: ['Ιωάννης 1:1'], lang: 'grc', means: 'a Greek name of a book' },
  { typed: ['Joel 4:1', 'Mal 3:19'], means: 'a number that only Hebrew Bibles have' },
] as const;

/** How to read, count and find one's way. */
export function HelpPage() {
  return (
    <div className="page prose">
      <PageHeading title="Help">Help</PageHeading>
      <Section id="reading" title="Reading">
        <p>
          Every verse stands in its own language, in English, and word by word. Choose a book and a chapter on{' '}
          <TextLink to="/bible">Books</TextLink>, or write a reference in the box at the top. A word opens a
          card with its form, its meaning and its letters counted one by one.
        </p>
        <p>
          Under Settings, at the top of every page, are the theme, the size of the text, the Hebrew vowels and
          accents, and the rows under each word. They apply at once and stay in this browser.
        </p>
      </Section>
      <Section id="references" title="Writing references">
        <p>Names may be shortened, in any case, with or without dots and spaces:</p>
        <dl className="facts mt-3">
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
        <p className="mt-3">A verse that does not exist is answered with the nearest one that does.</p>
      </Section>
      <Section id="values" title="What the values count">
        <ul>
          <li>Only letters: vowels, accents and punctuation are passed over.</li>
          <li>
            In Hebrew, what is written (ketiv). Choose the reading <i>qere</i> to count what is read instead.
          </li>
          <li>A maqaf divides words, as a space does.</li>
          <li>Final letters count as their base letters, unless the method counts them on from 500.</li>
          <li>A method counts letters of its own script; where there are none it shows “–”, not 0.</li>
        </ul>
        <p>
          There are {METHOD_IDS.length} methods, each with its table, its source and an example:{' '}
          <TextLink to="/methods">all methods</TextLink>. Where the texts come from and what differs in them
          stands in <TextLink to="/about">About the texts</TextLink>.
        </p>
      </Section>
      <Section id="keys" title="Keyboard shortcuts">
        <KeyList className="facts" />
        <p className="mt-3">They rest while you type, and can be switched off under Settings.</p>
      </Section>
      <Section id="search" title="Search">
        <p>
          <TextLink to="/search">Search</TextLink> looks for words in the English, Hebrew and Greek texts, and
          the box at the top leads there too. It understands:
        </p>
        <dl className="facts mt-3">
          {SYNTAX.map(({ typed, means }) => (
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
        <p className="mt-3">
          Results can be narrowed by testament, version and book. What is searched stands in the address, so a
          search can be kept as a bookmark, and Cite copies it with its answer.
        </p>
        <p>
          By value, verses, words and runs of words are found in every method: a value, a multiple, a prime,
          square or triangular number; with a second method’s value or a certain word among the words. Beside
          the count stands what <TextLink to="/chance">chance alone would give</TextLink>.
        </p>
      </Section>
      <Section id="printing" title="Printing">
        <p>
          A verse or a chapter prints as text alone, black on white: without the bars and panels, with its
          reference and its edition. Use Print above the text, or the browser’s own command.
        </p>
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
  readonly to: '/bible' | '/methods' | '/about' | '/search' | '/chance';
  readonly children: string;
}

/** A link within a sentence; tall enough for a finger. */
function TextLink({ to, children }: TextLinkProps) {
  return (
    <Link to={to} className="inline-block">
      {children}
    </Link>
  );
}
