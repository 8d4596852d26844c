import { useId, useState } from 'react';
import { BOOKS } from '../../../../domain/canon/index.ts';
import { PASSAGE_BUTTON, RANGE_BUTTON } from '../../../../domain/imports/index.ts';
import { adminText } from '../../../text/site/admin-text.ts';
import { Labelled } from '../../../ui/forms/labelled.tsx';
import { FIELD_BOX } from '../../../ui/pages/page-classes.ts';
import { Card } from '../shared/card.tsx';
import { ImportButton } from '../shared/imports/import-button.tsx';
import { ImportOutcome } from '../shared/imports/import-outcome.tsx';
import { type ImportOptions, useImport } from '../shared/imports/use-import.ts';
import type { ImportBody } from '../shared/jobs/admin-calls.ts';

const words = adminText.chaptersForm;

const HEBREW_BOOKS = BOOKS.filter(({ testament }) => testament === 'old');

interface ChaptersFormProps extends ImportOptions {
  readonly buttonId: string;
  readonly text: typeof words.passage | typeof words.range;
  readonly initial: readonly string[];
  readonly lastChapter: number;
  readonly bodyOf: (book: string, chapters: readonly number[]) => ImportBody;
  /** The message about what is typed, shown when the form is sent. Without it, an empty field disables the button. */
  readonly problemOf?: (book: string, chapters: readonly string[]) => string | null;
}

/** A form that imports chosen chapters of a book of the Hebrew Bible. */
function ChaptersForm(props: ChaptersFormProps) {
  const { buttonId, text, initial, lastChapter, bodyOf, problemOf, ...options } = props;
  const about = useId();
  const [book, setBook] = useState('');
  const [chapters, setChapters] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const name = HEBREW_BOOKS.find(({ id }) => id === book)?.name ?? book;
  const importing = useImport(buttonId, bodyOf(book, chapters.map(Number)), {
    operation: words.operation(name, chapters),
    failed: words.failed,
    ...options,
  });
  const isMissing = problemOf === undefined && [book, ...chapters].includes('');
  return (
    <Card title={text.title}>
      <p id={about} className="text-muted">
        {text.about}
      </p>
      <form
        aria-describedby={about}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const found = problemOf?.(book, chapters) ?? null;
          setProblem(found);
          if (found === null) importing.start();
        }}
      >
        <div className="flex flex-wrap gap-3">
          <Labelled label={words.book} className="grow basis-full md:basis-0">
            <select className="select w-full" value={book} onChange={(event) => setBook(event.target.value)}>
              <option value="">{words.selectBook}</option>
              {HEBREW_BOOKS.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
          </Labelled>
          {text.fields.map((label, at) => (
            <Labelled key={label} label={label} className="flex-1 md:w-32 md:flex-none">
              <input
                type="number"
                min={1}
                max={lastChapter}
                step={1}
                inputMode="numeric"
                className={`${FIELD_BOX} text-ui`}
                value={chapters[at]}
                onChange={({ target }) => setChapters(chapters.with(at, target.value))}
              />
            </Labelled>
          ))}
        </div>
        <p role="alert" className="text-danger empty:hidden">
          {problem}
        </p>
        <ImportButton importing={importing} isPrimary isSubmit isDisabled={isMissing}>
          {text.button}
        </ImportButton>
      </form>
      <ImportOutcome importing={importing} />
    </Card>
  );
}

export const PassageForm = () => (
  <ChaptersForm
    buttonId={PASSAGE_BUTTON}
    text={words.passage}
    initial={['']}
    lastChapter={150}
    bodyOf={(book, [chapter = 0]) => ({ book, chapter })}
    isShort
  />
);

export const RangeForm = () => (
  <ChaptersForm
    buttonId={RANGE_BUTTON}
    text={words.range}
    initial={['1', '10']}
    lastChapter={50}
    bodyOf={(book, [startChapter = 0, endChapter = 0]) => ({ book, startChapter, endChapter })}
    problemOf={rangeProblem}
    startedTitle={words.startedTitle}
  />
);

/** What is wrong with a typed range of chapters, in words. Null if nothing is. */
function rangeProblem(book: string, chapters: readonly string[]): string | null {
  if ([book, ...chapters].some((field) => field.trim() === '')) return words.missing;
  const [start, end] = chapters.map(Number);
  return Number(start) > Number(end) ? words.wrongOrder : null;
}
