import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { METHOD_IDS } from '../../../domain/gematria/method-types.ts';
import { SYNTAX } from '../../shared/search-syntax.ts';
import { MixedText } from '../../ui/mixed-text.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { KeyList } from '../shortcuts/index.ts';

/** The forms in which a reference can be typed, and their meaning. */
const REFERENCES = [
  { typed: ['Ps 23:3', 'ps23.3', 'Psalm 23v3'], means: 'a verse' },
  { typed: ['1 Cor 13', 'Jude 5'], means: 'a chapter; a verse of a book with one chapter' },
  { typed: ['Gen 1:1-3'], means: 'a range of verses, marked in its chapter' },
  { typed: ['תהלים כג:ג'], lang: 'he', means: 'the same in Hebrew, by the Masoretic numbers' },
  { typed: ['Ιωάννης 1:1', 'Ἰωάννην γ΄ ιϛ΄'], lang: 'grc', means: 'Greek names and numerals' },
  { typed: ['Joel 4:1', 'Mal 3:1-24'], means: 'numbers that only Hebrew Bibles have' },
] as const;

/** Explains every screen to the reader. */
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
          Theme settings, at the top of every page, has two parts. Reading is the size of the text, the Hebrew
          vowels and accents, and the rows under each word: it applies at once and stays in this browser.
          Theme is colour, light or dark, and corners: you see it while you choose, and Save Changes keeps it,
          with your account where you are signed in.
        </p>
      </Section>
      <Section id="account" title="Your account">
        <p>
          <TextLink to="/auth">Sign In</TextLink> also makes an account: a username and a password of at least
          8 characters, better 15 or more. There is no way to ask for a forgotten one, so keep it in a
          password manager. After five wrong passwords the next try has to wait, longer each time.
        </p>
        <p>
          <TextLink to="/profile">Profile</TextLink> changes the password, shows where you are signed in and
          ends it, gives you a file of everything that is kept of you, and deletes the account with all of it.
          A session that is not used ends after seven days.
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
          search can be kept as a bookmark.
        </p>
      </Section>
      <Section id="by-value" title="Finding a value">
        <p>
          Under{' '}
          <Link to="/search" search={{ by: 'value' }} className="inline-block">
            Gematria Search
          </Link>
          , Units says what is to have the value: Verses, Words, or Spans, which are words in a row within a
          verse. Worth asks for the value, a multiple of a number, or a prime, triangular or square number.
        </p>
        <p>
          More conditions holds the rest: Within ± for a distance from the value; Fewest words, Most words and
          Across verses for spans; With the word (Strong’s number) for a Hebrew word that must be among them;
          and a value by a second method. Spans are found by every method but the few whose value of several
          words does not follow from a running total; the page says so where one of them is chosen.
        </p>
      </Section>
      <Section id="chance" title="What chance gives">
        <p>
          Whoever looks for a number in a long text finds it. So beside the count of words, or of spans within
          a verse, stands how many would be expected by chance, and whether that is more or fewer than were
          found. Under it the values around are drawn; Show as table gives their figures, and Download CSV a
          file of them.
        </p>
        <p>
          Where nothing is computed, as for whole verses and by some methods, the page says so.{' '}
          <TextLink to="/chance">What chance would give</TextLink> tells how it is computed and how the words
          are to be read.
        </p>
      </Section>
      <Section id="calculators" title="Calculators">
        <p>
          The <TextLink to="/calculator">Calculator</TextLink> counts any Hebrew or Greek text as you type, by
          every method of its script. The method you choose is worked out letter by letter, and looked for in
          Scripture. Hebrew keys and Greek keys are letters to point at, if your keyboard has none; Calculate
          asks the library whether it counts the same.
        </p>
        <p>
          <TextLink to="/greek-gematria">Greek Gematria Analysis</TextLink> has a smaller one: write the text
          under Input, choose among four methods and press Calculate Gematria. Results shows the totals, and
          each word with its own values.
        </p>
      </Section>
      <Section id="comparing" title="Comparing two texts">
        <p>
          In the <TextLink to="/calculator">Calculator</TextLink>, press Compare with another text and write
          the second under Compare with. The table then shows First, Second and their Difference by every
          method; those under which both come to the same stand on top, as Equal in both. Stop comparing takes
          the second text away. To try:{' '}
          <Link to="/calculator" search={{ word: 'משיח', with: 'נחש' }} className="inline-block">
            <MixedText>משיח, anointed, beside נחש, serpent</MixedText>
          </Link>
          .
        </p>
      </Section>
      <Section id="names" title="Names">
        <p>
          <TextLink to="/name-explorer">Names</TextLink> takes a name in English, Hebrew or Greek letters.
          Explore shows its Hebrew and Greek form and where each comes from, its meaning, its values, the
          verses of the same value and those in which it stands. With Change the spelling you count another
          form; Search range also finds verses near the value where none has it. Names to begin with is a list
          by kind, spelling, meaning or value.
        </p>
      </Section>
      <Section id="tree" title="Tree of Life">
        <p>
          The <TextLink to="/tree-of-life">Tree of Life</TextLink> draws the ten sephirot and the twenty-two
          letters that join them. Select a sphere or a path under Visual Reference to read what it is, what
          its letters count and where Scripture has it. Hebrew letters hides or shows the letters, and List
          view gives the same in words. The Study Guide explains the diagram and says from whom each part of
          it comes.
        </p>
      </Section>
      <Section id="notes" title="Study notes">
        <p>
          Below a verse stands your Personal Study Journal; sign in to write in it. It takes Markdown, and
          Preview shows it, with references as links. It saves by itself, also what you write without a
          connection, which is sent as soon as there is one. If a note was changed on another device
          meanwhile, both versions are shown and you choose.
        </p>
        <p>
          A verse with a note is marked in its chapter. <TextLink to="/my-notes">My Study Notes</TextLink>{' '}
          lists them all, to search and to sort. There they are exported as JSON, Markdown or a spreadsheet,
          and imported again: what you have already is never overwritten.
        </p>
      </Section>
      <Section id="insights" title="Insights">
        <p>
          Below every verse, and under <TextLink to="/insights">Insights</TextLink>, stands what Jewish
          tradition reads in the words and numbers of the Torah, by book. Show more gives an insight whole,
          with what was measured in the text; View opens its verse. A verse that has insights is marked
          Kabbalistic, and its Context tab tells them. That two words share a number proves nothing by itself.
        </p>
      </Section>
      <Section id="citing" title="Links and citations">
        <p>
          A computation is a link: what is asked stands in the address. Cite, beside an answer of Search, the
          Calculator, Names, Hybrid and Greek, copies it with its answer and the revision of the texts it was
          read from: as a Link with this answer, or as a citation in Plain text, Markdown or BibTeX. Whoever
          opens the link is told whether the answer still holds.
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
