import type { TextPreview } from '../../../../domain/contract/index.ts';
import { ownTextsText } from '../../../text/site/own-texts-text.ts';
import { FACTS, Fact } from '../../../ui/words/fact.tsx';
import { formatValue } from '../../../ui/words/format-value.ts';
import { FAILURE } from '../shared/classes.ts';
import { Cell, RowName, ScrollTable } from '../shared/scroll-table.tsx';
import { missingBooks } from './draft.ts';

const text = ownTextsText.found;
const bookText = ownTextsText.books;

/** The most books that a sentence names. More are a part of the Bible that the file does not have. */
const MOST_NAMED = 12;

const SUMMARY = 'min-h-11 cursor-pointer content-center';

/** What the file was taken for: its kind, samples of its verses, its books, and what cannot be read. */
export function TextFound({ found, language }: { readonly found: TextPreview; readonly language: string }) {
  const { kind, direction, books, verses, dropped, samples } = found;
  const chapters = books.reduce((sum, book) => sum + book.chapters, 0);
  return (
    <>
      <dl className={FACTS}>
        <Fact name={text.kind}>{kind}</Fact>
        <Fact name={text.size}>{text.contents(books.length, chapters, verses)}</Fact>
        <Fact name={text.direction}>{text.directions[direction]}</Fact>
        {dropped.length > 0 && <Fact name={text.dropped}>{text.droppedThings(dropped)}</Fact>}
      </dl>
      {verses === 0 && <p className={FAILURE}>{text.nothing(found.columns?.asked ?? [])}</p>}
      {samples.length > 0 && (
        <ul aria-label={text.samples} className="grid gap-3">
          {samples.map(({ reference, text: verse }) => (
            <li key={reference}>
              <bdi className="text-meta text-muted">{reference}</bdi>
              <p
                lang={language === '' ? undefined : language}
                dir={direction}
                className="scripture-run wrap-anywhere"
              >
                {verse}
              </p>
            </li>
          ))}
        </ul>
      )}
      {books.length > 0 && <Books found={found} />}
      {found.problemCount > 0 && <Problems found={found} />}
    </>
  );
}

function Books({ found: { books, missingBooks: others } }: { readonly found: TextPreview }) {
  const missing = books.reduce((sum, book) => sum + book.missing, 0);
  const extra = books.reduce((sum, book) => sum + book.extra, 0);
  const without = missingBooks(books);
  return (
    <div>
      <details>
        <summary className={SUMMARY}>
          {`${bookText.title}: ${missing + extra === 0 ? bookText.fits : bookText.missing(missing, extra)}`}
        </summary>
        <ScrollTable
          label={bookText.title}
          columns={[
            bookText.book,
            bookText.chapters,
            bookText.verses,
            bookText.missingColumn,
            bookText.extraColumn,
          ]}
          isLow
        >
          {books.map((book) => (
            <tr key={book.id}>
              <RowName>{book.name}</RowName>
              <Cell isNumber>{formatValue(book.chapters)}</Cell>
              <Cell isNumber>{formatValue(book.verses)}</Cell>
              <Cell isNumber>
                <div className="min-w-40">{bookText.places(book.missing, book.missingAt)}</div>
              </Cell>
              <Cell isNumber>{bookText.places(book.extra, book.extraAt)}</Cell>
            </tr>
          ))}
        </ScrollTable>
      </details>
      {without.length > 0 && without.length <= MOST_NAMED && <p>{bookText.noVerses(without)}</p>}
      {others.length > 0 && <p>{bookText.notOurs(others)}</p>}
    </div>
  );
}

function Problems({ found: { problems, problemCount } }: { readonly found: TextPreview }) {
  return (
    <details>
      <summary className={SUMMARY}>{text.problems(problemCount)}</summary>
      <ScrollTable label={text.problems(problemCount)} columns={[text.row, text.reason]} isLow>
        {problems.map(({ row, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a preview does not change.
          <tr key={index}>
            <Cell isNumber>{formatValue(row)}</Cell>
            <Cell>{message}</Cell>
          </tr>
        ))}
      </ScrollTable>
      {problemCount > problems.length && (
        <p className="text-meta text-muted">{text.problemsShown(problems.length)}</p>
      )}
    </details>
  );
}
