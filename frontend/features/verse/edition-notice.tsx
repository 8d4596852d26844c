import type { VerseAnalysis } from '../../../domain/contract/index.ts';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';

const MISSING_EDITION = lazyPart(() => import('./missing-edition.tsx'), 'MissingEdition');

interface EditionNoticeProps {
  readonly asked: string | undefined;
  readonly shown: Pick<VerseAnalysis['verse'], 'book' | 'edition'>;
}

/** If the address names another edition than the shown one, a line says so. */
export const EditionNotice = ({ asked, shown: { book, edition } }: EditionNoticeProps) =>
  asked !== undefined && asked !== edition && <LazyPart part={MISSING_EDITION} props={{ asked, book }} />;
