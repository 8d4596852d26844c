import { useId, useState } from 'react';
import { RANGE_BUTTON } from '../../../../domain/imports/index.ts';
import { adminText } from '../../../text/site/admin-text.ts';
import { Card } from '../shared/card.tsx';
import { ImportButton } from '../shared/imports/import-button.tsx';
import { ImportOutcome } from '../shared/imports/import-outcome.tsx';
import { useImport } from '../shared/imports/use-import.ts';
import { BookSelect, nameOfBook } from './book-select.tsx';
import { ChapterField } from './chapter-field.tsx';
import { rangeProblem } from './range-problem.ts';

const LAST_CHAPTER = 50;

export function RangeForm() {
  const guidance = useId();
  const [book, setBook] = useState('');
  const [startChapter, setStart] = useState('1');
  const [endChapter, setEnd] = useState('10');
  const [problem, setProblem] = useState<string | null>(null);
  const importing = useImport(
    RANGE_BUTTON,
    { book, startChapter: Number(startChapter), endChapter: Number(endChapter) },
    {
      operation: adminText.rangeForm.import(nameOfBook(book), startChapter, endChapter),
      startedTitle: adminText.useImport.backgroundImportStarted,
      failed: adminText.useImport.failedStartImport,
    },
  );
  return (
    <Card title={adminText.rangeForm.chapterRange}>
      <p id={guidance} className="text-muted">
        {adminText.rangeForm.guidance}
      </p>
      <form
        aria-describedby={guidance}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const found = rangeProblem({ book, startChapter, endChapter });
          setProblem(found);
          if (found === null) importing.start();
        }}
      >
        <div className="grid grid-cols-2 gap-3 md:grid-cols-[minmax(0,1fr)_8rem_8rem]">
          <div className="col-span-2 grid md:col-span-1">
            <BookSelect value={book} onChange={setBook} />
          </div>
          <ChapterField
            label={adminText.rangeForm.startChapter}
            max={LAST_CHAPTER}
            value={startChapter}
            onChange={setStart}
          />
          <ChapterField
            label={adminText.rangeForm.endChapter}
            max={LAST_CHAPTER}
            value={endChapter}
            onChange={setEnd}
          />
        </div>
        <p role="alert" className="text-danger empty:hidden">
          {problem}
        </p>
        <ImportButton importing={importing} isPrimary isSubmit>
          {adminText.rangeForm.importChapterRange}
        </ImportButton>
      </form>
      <ImportOutcome importing={importing} />
    </Card>
  );
}
