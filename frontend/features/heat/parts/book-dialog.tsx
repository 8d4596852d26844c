import { bookById } from '../../../../domain/canon/index.ts';
import type { HeatAnswer, HeatBook, HeatQuestion, HeatShape } from '../../../../domain/heat/index.ts';
import { Dialog } from '../../../ui/panels/dialog.tsx';
import { ChapterList } from './chapter-list.tsx';

interface BookDialogProps {
  readonly shape: HeatShape;
  readonly book: HeatBook;
  readonly answers: readonly HeatAnswer[];
  readonly questions: readonly HeatQuestion[];
  readonly onClose: () => void;
}

/** The chapters of the book that a reader has touched in the picture of a phone. */
export function BookDialog({ onClose, ...list }: BookDialogProps) {
  return (
    <Dialog title={bookById(list.book.id).name} onClose={onClose}>
      <ChapterList {...list} />
    </Dialog>
  );
}
