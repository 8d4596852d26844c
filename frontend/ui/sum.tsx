import { formatValue } from './format-value.ts';
import { NumberLink } from './number-link.tsx';

export interface SumPart {
  readonly text: string;
  /** The text that replaces a letter. */
  readonly as?: string;
  readonly value: number | null;
}

interface SumProps {
  readonly parts: readonly SumPart[];
  /** The result. It is not given if the result is shown elsewhere. */
  readonly total?: number | null;
  readonly lang: 'he' | 'arc' | 'grc';
  readonly className?: string;
}

/** Letters or words with their values, in the direction of their script, and the result. */
export function Sum({ parts, total, lang, className = 'sum' }: SumProps) {
  return (
    <ol dir={lang === 'grc' ? 'ltr' : 'rtl'} className={className}>
      {parts.map(({ text, as, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: letters repeat and never move.
        <li key={index}>
          <span lang={lang} className="sum-part">
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
        <li className="sum-total">
          <span lang="en" dir="ltr">
            {'= '}
            <NumberLink value={total} />
          </span>
        </li>
      )}
    </ol>
  );
}
