import { directionOfLanguage } from '../../../../domain/editions/index.ts';
import type { Column } from './use-columns.ts';

/** The columns of a row: the verse number, then the texts. They are columns only where the row is a grid. */
export const GRID =
  'grid-cols-[2.5rem_repeat(var(--columns),minmax(0,1fr))] items-baseline gap-x-6 gap-y-2.5';

/** A row, or several rows of verses that a text joins. */
export const ROW =
  '-mx-2 rounded-(--radius) px-2 pt-1.5 pb-4 flow-root scroll-mt-32 print:break-inside-avoid';

/** The names of the texts. In reader mode the page has no header above them. */
export const HEAD =
  'mb-1 flex flex-wrap border-b border-line bg-background py-1 text-meta text-muted [[data-reader]_&]:top-0';

/** Two or three texts are beside each other from the width of a tablet, four from that of a laptop. */
export const FEW = {
  row: 'md:grid md:pb-1.5',
  skipped:
    '[contain-intrinsic-block-size:auto_var(--stacked)] [content-visibility:auto] md:[contain-intrinsic-block-size:auto_var(--beside)] print:[content-visibility:visible]',
  onlyStacked: 'md:hidden',
  rtl: 'md:flex-row-reverse md:text-end',
  corner: 'max-md:hidden p-0',
  cell: 'max-md:block max-md:pb-1.5',
  cleared: 'max-md:clear-left',
  number: 'max-md:float-left max-md:me-3',
  head: 'md:sticky md:top-14 md:z-10 md:grid',
};
const MANY: typeof FEW = {
  row: 'min-[64rem]:grid min-[64rem]:pb-1.5',
  skipped:
    '[contain-intrinsic-block-size:auto_var(--stacked)] [content-visibility:auto] min-[64rem]:[contain-intrinsic-block-size:auto_var(--beside)] print:[content-visibility:visible]',
  onlyStacked: 'min-[64rem]:hidden',
  rtl: 'min-[64rem]:flex-row-reverse min-[64rem]:text-end',
  corner: 'max-[64rem]:hidden p-0',
  cell: 'max-[64rem]:block max-[64rem]:pb-1.5',
  cleared: 'max-[64rem]:clear-left',
  number: 'max-[64rem]:float-left max-[64rem]:me-3',
  head: 'min-[64rem]:sticky min-[64rem]:top-14 min-[64rem]:z-10 min-[64rem]:grid',
};

export const layoutOf = (columns: readonly Column[]): typeof FEW => (columns.length > 3 ? MANY : FEW);

/** The language of a column’s text. That of an original is the language of its chapter. */
export const languageOf = ({ kind, language, chapter: { verse } }: Column): string =>
  kind === 'translation' ? language : (verse.language ?? (verse.greekText === null ? 'he' : 'grc'));

export const directionOf = (column: Column): 'ltr' | 'rtl' => directionOfLanguage(languageOf(column));
