import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Unit } from '../../addresses/search.ts';
import { forgetPlaces, recentPlaces } from '../../shared/recent-places.ts';
import { type Answer, answer, type Choice } from '../../shared/typed-reference.ts';
import { valueCountQuery } from '../../shared/value-counts.ts';
import { goToText } from '../../text/go-to.ts';

/** The choices for a typed text. If the text is empty, they are the places that the reader visited last. */
export function choicesFor(text: string): Answer {
  if (text.trim() !== '') return answer(text);
  const choices = recentPlaces().map(({ reference, path }) => ({
    label: reference,
    detail: null,
    href: path,
  }));
  return { problem: null, choices, first: null };
}

interface ChoiceListProps {
  readonly id: string;
  readonly answer: Answer;
  /** The index of the choice that the arrow keys have selected. -1 if no choice is selected. */
  readonly at: number;
  readonly isEmpty: boolean;
  readonly onChoose: (choice: Choice) => void;
  readonly onClear: () => void;
}

/** How long a number stays unchanged before it is counted, in milliseconds. */
const PAUSE_MS = 150;

interface LiveCountProps {
  readonly choice: Choice;
  readonly value: number;
  readonly unit: Unit;
}

/** The number of verses, words or phrases with the typed value. Until it is known, the name of what is counted. */
function LiveCount({ choice, value, unit }: LiveCountProps) {
  const [paused, setPaused] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  const { data } = useQuery({ ...valueCountQuery({ value, unit }), enabled: paused === value });
  return (
    <bdi className="tabular-nums">{data === undefined ? choice.label : goToText.counted(data, unit)}</bdi>
  );
}

/** The list below the box. The focus stays in the field, whose `aria-activedescendant` names the selected choice. */
export function ChoiceList({
  id,
  answer: { problem, choices, first },
  at,
  isEmpty,
  onChoose,
  onClear,
}: ChoiceListProps) {
  return (
    <div
      className="absolute inset-x-0 top-[calc(100%+0.25rem)] z-25 rounded-(--radius) border border-control-line bg-background p-1 text-ui leading-[1.45] shadow-raised"
      hidden={choices.length === 0}
    >
      <p role="status" className={problem === null ? 'sr-only' : 'px-2.5 py-2'}>
        {problem ?? ''}
      </p>
      {isEmpty && <p className="px-2.5 py-2 text-meta text-muted">{goToText.recent}</p>}
      <div role="listbox" id={`${id}-list`} aria-label={isEmpty ? goToText.recent : goToText.choices}>
        {choices.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys.
          <div
            key={choice.href}
            role="option"
            id={`${id}-${index}`}
            tabIndex={-1}
            aria-selected={index === at}
            className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-3 rounded-[calc(var(--radius)-2px)] px-2.5 py-1.5 wrap-anywhere hover:bg-selected aria-selected:bg-selected aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-ring"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(choice)}
          >
            {choice.count === undefined ? (
              <bdi>{choice.label}</bdi>
            ) : (
              <LiveCount choice={choice} {...choice.count} />
            )}
            {choice === first && <kbd>{goToText.enter}</kbd>}
            {choice.detail !== null && (
              <small className="basis-full text-meta text-muted">{choice.detail}</small>
            )}
          </div>
        ))}
      </div>
      {isEmpty && (
        <button
          type="button"
          className="control"
          onClick={() => {
            forgetPlaces();
            onClear();
          }}
        >
          {goToText.clear}
        </button>
      )}
    </div>
  );
}
