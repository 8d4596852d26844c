import { useState } from 'react';
import { PASSAGE_BUTTON } from '../../../../domain/imports/index.ts';
import { adminText } from '../../../text/site/admin-text.ts';
import { Card } from '../shared/card.tsx';
import { ImportButton } from '../shared/imports/import-button.tsx';
import { ImportOutcome } from '../shared/imports/import-outcome.tsx';
import { useImport } from '../shared/imports/use-import.ts';
import { BookSelect, nameOfBook } from './book-select.tsx';
import { ChapterField } from './chapter-field.tsx';

export function PassageForm() {
  const [book, setBook] = useState('');
  const [chapter, setChapter] = useState('');
  const importing = useImport(
    PASSAGE_BUTTON,
    { book, chapter: Number(chapter) },
    {
      operation: adminText.passageForm.import(nameOfBook(book), chapter),
      isShort: true,
      failed: adminText.useImport.failedStartImport,
    },
  );
  return (
    <Card title={adminText.passageForm.specificBookChapter}>
      <p className="text-muted">{adminText.passageForm.importsOneChapterSefaria}</p>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          importing.start();
        }}
      >
        <div className="grid gap-3 md:grid-cols-[minmax(0,1fr)_7rem]">
          <BookSelect value={book} onChange={setBook} />
          <ChapterField
            label={adminText.passageForm.chapter}
            max={150}
            value={chapter}
            onChange={setChapter}
          />
        </div>
        <ImportButton importing={importing} isPrimary isSubmit isDisabled={book === '' || chapter === ''}>
          {adminText.passageForm.importChapter}
        </ImportButton>
      </form>
      <ImportOutcome importing={importing} />
    </Card>
  );
}
