import { useId, useState } from 'react';
import { PASSAGE_BUTTON } from '../../../../domain/imports/index.ts';
import { ImportButton } from '../shared/import-button.tsx';
import { ImportOutcome } from '../shared/import-outcome.tsx';
import { useImport } from '../shared/use-import.ts';
import { BookSelect, nameOfBook } from './book-select.tsx';
import { ChapterField } from './chapter-field.tsx';

/** A card that imports one chapter from Sefaria. */
export function PassageForm() {
  const id = useId();
  const [book, setBook] = useState('');
  const [chapter, setChapter] = useState('');
  const importing = useImport(
    PASSAGE_BUTTON,
    { book, chapter: Number(chapter) },
    {
      operation: `Import of ${nameOfBook(book)} ${chapter}`,
      isShort: true,
      failed: 'Failed to start import.',
    },
  );
  return (
    <section className="admin-card" aria-labelledby={id}>
      <h2 id={id}>Specific Book and Chapter</h2>
      <p className="text-muted">Imports one chapter from Sefaria, in Hebrew and English.</p>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          importing.start();
        }}
      >
        <div className="grid gap-3 md:grid-cols-[minmax(0,1fr)_7rem]">
          <BookSelect value={book} onChange={setBook} />
          <ChapterField label="Chapter" max={150} value={chapter} onChange={setChapter} />
        </div>
        <ImportButton importing={importing} isPrimary isSubmit isDisabled={book === '' || chapter === ''}>
          Import Chapter
        </ImportButton>
      </form>
      <ImportOutcome importing={importing} />
    </section>
  );
}
