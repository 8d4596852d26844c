import '../../styles/later-pages.css';
import '../../styles/prose.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { EditionList } from '../../../domain/contract/index.ts';
import { ownId } from '../../../domain/editions/index.ts';
import { methodFullName } from '../../shared/methods/methods.ts';
import { libraryQueries } from '../../shared/places/library-queries.ts';
import { libraryText } from '../../text/site/library-text.ts';
import { newsText } from '../../text/site/news-text.ts';
import { Loaded } from '../../ui/pages/loaded.tsx';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { FACTS, Fact } from '../../ui/words/fact.tsx';
import { formatValue } from '../../ui/words/format-value.ts';
import { languageName } from '../../ui/words/language-name.ts';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';

type Edition = EditionList['editions'][number];

/** Of our own editions: the Hebrew Bible has Aramaic chapters. An added text is in the language that was chosen. */
const LANGUAGES: Readonly<Record<string, string>> = {
  he: libraryText.about.languages.he,
  grc: 'Greek',
  en: 'English',
};

export function AboutPage() {
  return (
    <div className="page prose">
      <PageHeading title={libraryText.about.title} />
      <p className="mt-4">{libraryText.about.lead}</p>
      <Loaded query={useQuery(libraryQueries.editions())} pending={null}>
        {({ editions }) =>
          editions.length === 0 ? (
            <p className="mt-4">{libraryText.about.none}</p>
          ) : (
            editions.map((edition) => <EditionSection key={edition.id} edition={edition} />)
          )
        }
      </Loaded>
      <Counting />
      <Differences />
      <Fonts />
      <News />
    </div>
  );
}

function EditionSection({ edition }: { readonly edition: Edition }) {
  const { id, name, language, licence, licenceUrl, source, revision, verses, words, letters, totals } =
    edition;
  return (
    <section aria-labelledby={`edition-${id}`}>
      <h2 id={`edition-${id}`}>{name}</h2>
      <dl className={FACTS}>
        <Fact name={libraryText.about.language}>
          {(ownId(id) === undefined ? LANGUAGES[language] : undefined) ?? languageName(language)}
        </Fact>
        <Fact name={libraryText.about.source}>
          {/^https?:\/\/\S+$/u.test(source) ? <a href={source}>{source}</a> : source}
        </Fact>
        <Fact name={libraryText.about.licence}>
          {licenceUrl === null ? licence : <a href={licenceUrl}>{licence}</a>}
        </Fact>
        {verses > 0 && <Fact name={libraryText.about.verses}>{formatValue(verses)}</Fact>}
        {words > 0 && <Fact name={libraryText.about.words}>{counted(words, edition.qereWords)}</Fact>}
        {letters > 0 && <Fact name={libraryText.about.letters}>{counted(letters, edition.qereLetters)}</Fact>}
        {totals.slice(0, 2).map(({ method, value }) => (
          <Fact key={method} name={methodFullName(method)}>
            <NumberLink value={value} />
          </Fact>
        ))}
        <Fact name={libraryText.about.revision}>{revision}</Fact>
      </dl>
      {totals.length > 2 && (
        <details className="mt-2">
          <summary className="cursor-pointer py-2 text-ui text-accent">
            {libraryText.about.otherTotals}
          </summary>
          <dl className={FACTS}>
            {totals.slice(2).map(({ method, value }) => (
              <Fact key={method} name={methodFullName(method)}>
                <NumberLink value={value} />
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
    : libraryText.about.written(formatValue(written), formatValue(read));

function Counting() {
  return (
    <section aria-labelledby="counted">
      <h2 id="counted">{libraryText.counting.title}</h2>
      <ul>
        <li>{libraryText.counting.letters}</li>
        <li>
          <RichText text={libraryText.counting.ketiv} />
        </li>
        <li>{libraryText.counting.maqaf}</li>
        <li>
          <RichText
            text={libraryText.counting.finals}
            parts={{ a: <Link to="/methods" className="inline-block" /> }}
          />
        </li>
        <li>{libraryText.counting.titles}</li>
        <li>{libraryText.counting.missing}</li>
      </ul>
    </section>
  );
}

function Differences() {
  return (
    <section aria-labelledby="differences">
      <h2 id="differences">{libraryText.differences.title}</h2>
      <h3>{libraryText.differences.numbers}</h3>
      <p>{libraryText.differences.numbersText}</p>
      <h3>{libraryText.differences.written}</h3>
      <p>{libraryText.differences.writtenText}</p>
      <h3>{libraryText.differences.greek}</h3>
      <p>{libraryText.differences.greekText}</p>
      <h3>{libraryText.differences.nehemiah}</h3>
      <p>{libraryText.differences.nehemiahText}</p>
    </section>
  );
}

function News() {
  return (
    <section aria-labelledby="news">
      <h2 id="news">{newsText.title}</h2>
      <p className="text-ui text-muted">{newsText.when}</p>
      <ul>
        {newsText.list.map((one) => (
          <li key={one}>
            <RichText text={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fonts() {
  return (
    <section aria-labelledby="others">
      <h2 id="others">{libraryText.differences.lexicon}</h2>
      <p>
        <RichText
          text={libraryText.differences.lexiconText}
          parts={{ a: (words) => <a href="https://creativecommons.org/licenses/by-sa/3.0/">{words}</a> }}
        />
      </p>
      <p>{libraryText.differences.fontsText}</p>
      <p>
        <RichText
          text={libraryText.differences.codeText}
          parts={{ a: (words) => <a href="/licenses.txt">{words}</a> }}
        />
      </p>
    </section>
  );
}
