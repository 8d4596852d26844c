import { formatValue } from './format-value.ts';
import { NumberLink } from './number-link.tsx';

interface SumPart {
  readonly text: string;
  readonly as?: string;
  readonly value: number | null;
}

const LAYOUTS = {
  large: {
    // A Hebrew sum runs from right to left, but starts at the left edge like the sentence around it.
    list: 'flex w-fit max-w-full flex-wrap items-end gap-x-5 gap-y-3 *:grid *:justify-items-center *:leading-[1.35]',
    part: 'text-[1.575rem] leading-[1.7]',
  },
  small: {
    list: 'flex min-h-15 flex-wrap gap-x-4 gap-y-1 pt-1 pb-2 *:grid *:content-start *:justify-items-center *:text-meta *:leading-[1.4]',
    part: 'text-h3 leading-[1.7]',
  },
  line: {
    list: 'flex min-h-7 flex-wrap items-baseline gap-x-3 leading-7 *:flex *:items-baseline *:gap-1',
    part: 'text-lead leading-7',
  },
} as const;

interface SumProps {
  readonly parts: readonly SumPart[];
  /** The total after the sign “=”. Left out if the page shows the total elsewhere. */
  readonly total?: number | null;
  readonly lang: 'he' | 'arc' | 'grc';
  readonly layout?: keyof typeof LAYOUTS;
  readonly className?: string;
}

export function Sum({ parts, total, lang, layout = 'large', className = '' }: SumProps) {
  const { list, part } = LAYOUTS[layout];
  return (
    <ol dir={lang === 'grc' ? 'ltr' : 'rtl'} className={`${list} ${className}`}>
      {parts.map(({ text, as, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: letters repeat and never move.
        <li key={index}>
          <span lang={lang} className={part}>
            {text}
          </span>
          {as !== undefined && (
            <span lang={lang} className="text-ui text-muted">
              {as}
            </span>
          )}
          <span lang="en" dir="ltr" className="text-ui tabular-nums">
            {formatValue(value)}
          </span>
        </li>
      ))}
      {total !== undefined && (
        <li data-sum className="text-lead font-semibold text-accent">
          <span lang="en" dir="ltr">
            {'= '}
            <NumberLink value={total} />
          </span>
        </li>
      )}
    </ol>
  );
}
