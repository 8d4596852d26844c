import {
  type GematriaOptions,
  type GematriaScript,
  GREEK_NUMERALS,
  HEBREW_ALPHABET,
  HEBREW_FINALS,
  letterReadings,
  letterTable,
  type MethodId,
} from '../../../domain/gematria/index.ts';
import { BASE_OF_FINAL } from '../../../domain/hebrew/index.ts';
import { methodPagesText } from '../../text/instruments/method-pages-text.ts';
import { formatValue } from '../../ui/words/format-value.ts';

interface LetterTableProps {
  readonly method: MethodId;
  readonly script: GematriaScript;
  readonly options: GematriaOptions;
}

/** The grid of letters. Each cell draws its line into the gap of one pixel around it, so that neighbours share one line. */
const TABLE =
  'grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-px overflow-clip rounded-(--radius) border border-line *:grid *:content-start *:justify-items-center *:px-1 *:pt-1.5 *:pb-2 *:leading-[1.35] *:shadow-[0_0_0_1px_var(--line)]';

export function LetterTable({ method, script, options }: LetterTableProps) {
  const values = letterTable(method, options);
  const readings = letterReadings(method, options);
  const sameAsBase = (final: string) => {
    const base = BASE_OF_FINAL[final] ?? '';
    return values[final] === values[base] && readings?.[final] === readings?.[base];
  };
  const finals = [...HEBREW_FINALS].filter((final) => !sameAsBase(final));
  const letters = script === 'hebrew' ? [...HEBREW_ALPHABET, ...finals] : [...GREEK_NUMERALS];
  const lang = script === 'hebrew' ? 'he' : 'grc';
  return (
    <>
      <ul dir={script === 'hebrew' ? 'rtl' : 'ltr'} className={TABLE}>
        {letters
          .filter((letter) => values[letter] !== undefined)
          .map((letter) => (
            <li key={letter}>
              <span lang={lang} className="text-[1.575rem] leading-[1.6]">
                {letter}
              </span>
              {readings?.[letter] !== undefined && (
                <span lang={lang} className="text-ui text-muted">
                  {readings[letter]}
                </span>
              )}
              <span lang="en" dir="ltr" className="text-ui tabular-nums">
                {formatValue(values[letter] ?? null)}
              </span>
            </li>
          ))}
      </ul>
      {script === 'hebrew' && finals.length === 0 && (
        <p className="mt-3 text-ui text-muted">{methodPagesText.finals}</p>
      )}
    </>
  );
}
