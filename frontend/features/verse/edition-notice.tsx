import type { VerseAnalysis } from '../../../domain/contract/index.ts';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';

const MISSING_EDITION = lazyPart(() => import('./missing-edition.tsx'), 'MissingEdition');

interface EditionNoticeProps {
  readonly chosen: string | undefined;
  readonly shown: Pick<VerseAnalysis['verse'], 'book' | 'edition'>;
}

export const EditionNotice = ({ chosen, shown: { book, edition } }: EditionNoticeProps) =>
  chosen !== undefined && chosen !== edition && <LazyPart part={MISSING_EDITION} props={{ chosen, book }} />;
