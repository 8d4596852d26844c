import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { EditionList } from '../../../domain/contract/index.ts';
import { libraryQueries } from '../../shared/library-queries.ts';
import { methodLabel } from '../../shared/methods.ts';
import { Fact } from '../../ui/fact.tsx';
import { formatValue } from '../../ui/format-value.ts';
import { PageHeading } from '../../ui/page-heading.tsx';

type Edition = EditionList['editions'][number];

const LANGUAGES: Readonly<Record<string, string>> = { he: 'Hebrew and Aramaic', grc: 'Greek', en: 'English' };

/** The page about the texts: source, licence and counts of each edition, and rules for what the values count. */
export function AboutPage() {
  const { editions } = useSuspenseQuery(libraryQueries.editions()).data;
  return (
    <div className="page prose">
      <PageHeading title="About the texts">About the texts</PageHeading>
      <p className="mt-4">
        These texts were made by others and keep their own terms. Every value in this library is computed from
        the letters of the editions below; none is typed in.
      </p>
      {editions.map((edition) => (
        <EditionSection key={edition.id} edition={edition} />
      ))}
      {editions.length === 0 && <p className="mt-4">No text is installed yet.</p>}
      <Counting />
      <Differences />
      <Fonts />
    </div>
  );
}

function EditionSection({ edition }: { readonly edition: Edition }) {
  const { id, name, language, licence, licenceUrl, source, revision, verses, words, letters, totals } =
    edition;
  return (
    <section aria-labelledby={`edition-${id}`}>
      <h2 id={`edition-${id}`}>{name}</h2>
      <dl className="facts">
        <Fact name="Language">{LANGUAGES[language] ?? language}</Fact>
        <Fact name="Source">{source}</Fact>
        <Fact name="Licence">{licenceUrl === null ? licence : <a href={licenceUrl}>{licence}</a>}</Fact>
        {verses > 0 && <Fact name="Verses">{formatValue(verses)}</Fact>}
        {words > 0 && <Fact name="Words">{counted(words, edition.qereWords)}</Fact>}
        {letters > 0 && <Fact name="Letters">{counted(letters, edition.qereLetters)}</Fact>}
        {totals.slice(0, 2).map(({ method, value }) => (
          <Fact key={method} name={methodLabel(method)}>
            {formatValue(value)}
          </Fact>
        ))}
        <Fact name="Revision">{revision}</Fact>
      </dl>
      {totals.length > 2 && (
        <details className="mt-2">
          <summary className="cursor-pointer py-2 text-ui text-accent">Totals by the other methods</summary>
          <dl className="facts">
            {totals.slice(2).map(({ method, value }) => (
              <Fact key={method} name={methodLabel(method)}>
                {formatValue(value)}
              </Fact>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

const counted = (written: number, read: number | null): string =>
  read === null || read === written
    ? formatValue(written)
    : `${formatValue(written)} as written, ${formatValue(read)} as read`;

function Counting() {
  return (
    <section aria-labelledby="counted">
      <h2 id="counted">What is counted</h2>
      <ul>
        <li>
          Only letters. Vowels, accents, maqaf, paseq, sof pasuq, section marks, Greek accents, breathings and
          punctuation never count.
        </li>
        <li>
          In Hebrew, what is written (ketiv). The reading <i>qere</i> can be chosen for a verse instead; the
          two are never counted together.
        </li>
        <li>A maqaf divides words. Large, small and suspended letters count as their letter.</li>
        <li>
          Final letters count as their base letters, unless the{' '}
          <Link to="/methods" className="inline-block">
            method
          </Link>{' '}
          says otherwise. A final sigma is a sigma.
        </li>
        <li>The title of a psalm is counted by itself, not in its first verse.</li>
        <li>A value that does not exist is shown as “–”, never as 0.</li>
      </ul>
    </section>
  );
}

function Differences() {
  return (
    <section aria-labelledby="differences">
      <h2 id="differences">Known differences</h2>
      <h3>Numbers of verses</h3>
      <p>
        Addresses follow the numbering of the King James Version. Hebrew Bibles number some verses otherwise,
        such as Joel 4:1 for Joel 3:1; such a verse shows its Masoretic reference as well. Where the two
        divide a verse at another word, its words are divided at that place. A psalm’s title that is a verse
        of its own in the Hebrew stands before verse 1.
      </p>
      <h3>Written and read</h3>
      <p>
        Where the Masoretes read another word than the one that is written, both are shown. A few words are
        read and not written, or written and not read.
      </p>
      <h3>The Greek text</h3>
      <p>
        The SBL Greek New Testament is a critical text. Verses that it leaves out, such as Acts 8:37 or John
        7:53–8:11, are shown in English with a note, and have no value. The shorter ending after Mark 16:8
        stands there without a number and is not part of that verse’s value. The Strong’s numbers of its words
        come from the tagged Greek New Testament of STEPBible (CC BY 4.0).
      </p>
      <h3>Nehemiah 7:68</h3>
      <p>The verse is not in this edition of the Hebrew text.</p>
    </section>
  );
}

function Fonts() {
  return (
    <section aria-labelledby="others">
      <h2 id="others">Lexicon and fonts</h2>
      <p>
        Meanings come from Strong’s dictionaries of Hebrew and Greek (1890, 1894), public domain, in files by
        Open Scriptures and Ulrik Sandborg-Petersen under{' '}
        <a href="https://creativecommons.org/licenses/by-sa/3.0/">CC BY-SA</a>; the short glosses derived from
        them stay under that licence. Transliteration is our own.
      </p>
      <p>
        Literata, © The Literata Project Authors, sets English, Greek and transliteration; Cardo, © David J.
        Perry, sets Hebrew. Both are under the SIL Open Font License 1.1.
      </p>
    </section>
  );
}
