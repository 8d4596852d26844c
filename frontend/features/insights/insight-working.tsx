import type { InsightCheck } from '../../../domain/contract/index.ts';
import { explain, isMethodId } from '../../../domain/gematria/index.ts';
import type { Count } from '../../../domain/insights/index.ts';
import { methodLabel } from '../../shared/methods/methods.ts';
import { insightsText } from '../../text/instruments/insights-text.ts';
import { formatValue } from '../../ui/words/format-value.ts';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { Sum } from '../../ui/words/sum.tsx';

const COUNTED: Readonly<Record<Count, string>> = {
  letters: 'Letters',
  words: 'Words',
  verses: 'Verses',
  occurrences: insightsText.working.occurrences,
  initials: insightsText.working.initials,
  finals: insightsText.working.finals,
  'verse-initials': insightsText.working.verseInitials,
  anagram: insightsText.working.anagram,
  reversed: insightsText.working.reversed,
  'letter-number': insightsText.working.letterNumber,
  'word-number': insightsText.working.wordNumber,
  'verse-number': insightsText.working.verseNumber,
  'large-letters': insightsText.working.largeLetters,
  'turned-nuns': insightsText.working.turnedNuns,
  'dotted-letters': insightsText.working.dottedLetters,
  sum: 'Sum',
  product: 'Product',
};

type Part = InsightCheck['sides'][number][number];

interface WorkingProps {
  readonly checks: readonly InsightCheck[];
}

export function InsightWorking({ checks }: WorkingProps) {
  return (
    <ul data-checks>
      {checks.map((check) => (
        <li key={`${check.method} ${check.text} ${check.value}`} className="mt-3 border-t border-line pt-3">
          <Check check={check} />
        </li>
      ))}
    </ul>
  );
}

function Check({ check: { method, value, sides, spells } }: { readonly check: InsightCheck }) {
  const label = isMethodId(method) ? methodLabel(method) : COUNTED[method as Count];
  return (
    <>
      <p className="flex items-baseline justify-between gap-4 font-semibold">
        <span>{label}</span>
        {spells === null ? (
          <span className="text-accent tabular-nums">
            <NumberLink value={value} />
          </span>
        ) : (
          <bdi lang="he" className="text-lead wrap-anywhere">
            {spells}
          </bdi>
        )}
      </p>
      {sides.map((side, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sides of a check do not change.
        <Side key={at} side={side} method={method} hasValues={spells === null && sides.flat().length > 1} />
      ))}
    </>
  );
}

interface SideProps {
  readonly side: readonly Part[];
  readonly method: string;
  readonly hasValues: boolean;
}

function Side({ side, method, hasValues }: SideProps) {
  return (
    <ul className="mt-1">
      {side.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a check do not change.
        <li key={at} className="not-first:mt-3">
          <p className="flex items-baseline justify-between gap-4">
            <PartName part={part} />
            {hasValues && (
              <span className="tabular-nums">
                {at > 0 && (method === 'product' ? '× ' : '+ ')}
                {formatValue(part.value)}
              </span>
            )}
          </p>
          {part.hebrew !== null && <Letters method={method} hebrew={part.hebrew} />}
        </li>
      ))}
    </ul>
  );
}

function PartName({ part: { hebrew, meaning, reference } }: { readonly part: Part }) {
  const facts = [meaning, reference].filter((fact) => fact !== null).join(', ');
  return (
    <span>
      {hebrew !== null && (
        <bdi lang="he" className="text-body">
          {hebrew}
        </bdi>
      )}
      {hebrew !== null && facts !== '' && ' '}
      <span className="text-muted">{facts}</span>
    </span>
  );
}

function Letters({ method, hebrew }: { readonly method: string; readonly hebrew: string }) {
  const counted = method === 'sum' || method === 'product' ? 'HEBREW_STANDARD' : method;
  if (!isMethodId(counted) || hebrew.length < 2) return null;
  const { letters } = explain(counted, hebrew);
  return (
    <Sum
      layout="small"
      className="w-fit"
      lang="he"
      parts={letters.map(({ letter, value }) => ({ text: letter, value }))}
    />
  );
}
