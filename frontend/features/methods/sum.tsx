import { formatValue } from '../verse/format-value.ts';

export interface SumPart {
  readonly text: string;
  /** What it is read as. */
  readonly as?: string;
  readonly value: number | null;
}

interface SumProps {
  readonly parts: readonly SumPart[];
  readonly total: number | null;
  readonly lang: 'he' | 'grc';
}

/** Letters or words with what each counts, in the direction of their script, and what they come to. */
export function Sum({ parts, total, lang }: SumProps) {
  return (
    <ol dir={lang === 'he' ? 'rtl' : 'ltr'} className="sum">
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
      <li className="sum-total">
        <span lang="en" dir="ltr">{`= ${formatValue(total)}`}</span>
      </li>
    </ol>
  );
}
