import { type KeyboardEvent, useState } from 'react';
import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { wordSound } from '../../shared/word-sound.ts';
import { positionAfterKey } from '../../shared/words.ts';
import { formatValue } from '../../text/numbers.ts';
import { wordsText } from '../../text/words.ts';
import { useIsHighlighted } from './highlight.ts';

/** A verse with more words than `MAX_SHOWN` shows at first this many of its numbers. */
const FIRST_SHOWN = 24;
const MAX_SHOWN = 32;

interface Part {
  readonly word: WordAnalysis['word'];
  readonly value: number;
}

interface WordSumProps {
  readonly words: readonly WordAnalysis[];
  readonly method: string;
  readonly total: number;
}

/**
 * The values of the words in reading order, as a sum: 440 + 320 + …. Pointing at a number or focusing it highlights its
 * word, and a click opens the card of the word. If the method's total is not the sum of the words' values, the values
 * stand side by side without a plus sign, and a sentence says why. It is used inside a `WordArea`.
 */
export function WordSum({ words, method, total }: WordSumProps) {
  const parts = partsOf(words, method);
  const [isOpen, setOpen] = useState(false);
  const [tabStop, setTabStop] = useState(0);
  const isSum = parts.reduce((sum, { value }) => sum + value, 0) === total;
  const shown = isOpen || parts.length <= MAX_SHOWN ? parts.length : FIRST_SHOWN;
  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
    const to = positionAfterKey(key, tabStop + 1, shown, 'ltr');
    if (to === null || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    currentTarget.querySelectorAll<HTMLElement>('[data-value]')[to - 1]?.focus();
  };
  return (
    <>
      <fieldset
        aria-label={wordsText.sum.label}
        className="-ms-0.5 text-ui leading-7 text-muted tabular-nums"
        onKeyDown={onKeyDown}
      >
        {parts.map((part, at) => (
          <span key={part.word.wordPosition} className={at < shown ? '' : 'hidden print:inline'}>
            {at > 0 && (isSum ? ' + ' : ' · ')}
            <NumberOfWord part={part} isTabStop={at === tabStop} onFocus={() => setTabStop(at)} />
          </span>
        ))}
        {shown < parts.length && (
          <span className="print:hidden">
            {isSum ? ' + ' : ' · '}
            <button
              type="button"
              className="min-h-6 rounded-sm px-1 text-accent underline underline-offset-4"
              onClick={() => setOpen(true)}
            >
              {wordsText.sum.more(parts.length - shown)}
            </button>
          </span>
        )}
      </fieldset>
      {!isSum && <p className="text-meta text-muted">{wordsText.sum.noSum}</p>}
    </>
  );
}

const partsOf = (words: readonly WordAnalysis[], method: string): readonly Part[] =>
  words.flatMap(({ word, gematriaValues }) => {
    const value = gematriaValues.find((one) => one.method === method)?.value ?? null;
    return value === null ? [] : [{ word, value }];
  });

interface NumberProps {
  readonly part: Part;
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
}

function NumberOfWord({ part: { word, value }, isTabStop, onFocus }: NumberProps) {
  const isLit = useIsHighlighted(word);
  return (
    <button
      type="button"
      data-word={word.wordPosition}
      data-value
      data-lit={isLit || undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-haspopup="dialog"
      aria-label={wordsText.sum.number(formatValue(value), word.wordPosition, wordSound(word))}
      className="min-h-6 cursor-pointer rounded-sm px-0.5 text-ink hover:bg-surface data-lit:bg-selected forced-colors:data-lit:outline"
      onFocus={onFocus}
    >
      {formatValue(value)}
    </button>
  );
}
