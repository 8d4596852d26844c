import { useEffect } from 'react';
import { LiveCount } from '../../shared/methods/number-counts.tsx';
import { forgetPlaces, recentPlaces } from '../../shared/places/recent-places.ts';
import { type Answer, answer } from '../../shared/places/typed-reference.ts';
import type { Choice } from '../../shared/questions/choice.ts';
import { LiveFigure } from '../../shared/questions/live-figure.tsx';
import { goToText } from '../../text/places/go-to-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { MixedText } from '../../ui/words/mixed-text.tsx';

export { languageOf } from '../../ui/words/mixed-text.tsx';

const FIRST_PLACES = 6;

let showsAll = false;

/** Adds the palette's choices to those of the reference box. Null while the palette is closed. */
let addition: ((text: string, found: Answer) => Answer) | null = null;

export function addChoices(add: typeof addition): void {
  addition = add;
  showsAll = false;
}

export function choicesFor(text: string): Answer {
  const isEmpty = text.trim() === '';
  if (!isEmpty) showsAll = false;
  const found = isEmpty ? recentAnswer() : answer(text);
  return addition?.(text.trim(), found) ?? found;
}

function recentAnswer(): Answer {
  const places = recentPlaces();
  const choices = (showsAll ? places : places.slice(0, FIRST_PLACES)).map(({ reference, path }) => ({
    label: reference,
    detail: null,
    href: path,
  }));
  return { problem: null, choices, first: null };
}

function byGroup(choices: readonly Choice[]) {
  const groups = new Map<string | undefined, { readonly choice: Choice; readonly index: number }[]>();
  for (const [index, choice] of choices.entries()) {
    const group = groups.get(choice.group) ?? [];
    group.push({ choice, index });
    groups.set(choice.group, group);
  }
  return [...groups];
}

interface ChoiceListProps {
  readonly id: string;
  readonly answer: Answer;
  /** The index of the choice that the arrow keys have selected. -1 if no choice is selected. */
  readonly at: number;
  readonly isEmpty: boolean;
  readonly onChoose: (choice: Choice) => void;
  readonly onChange: () => void;
}

const LIST =
  'absolute inset-x-0 top-[calc(100%+0.25rem)] z-25 max-h-[70dvh] overflow-y-auto overscroll-contain rounded-(--radius) border border-control-line bg-background p-1 text-ui leading-[1.45] shadow-raised';

const OPTION =
  'flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-3 rounded-[calc(var(--radius)-2px)] px-2.5 py-1.5 wrap-anywhere hover:bg-selected aria-selected:bg-selected aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-ring';

/**
 * The list of choices below the reference box. The focus stays in the field, whose `aria-activedescendant` names the
 * selected choice.
 */
export function ChoiceList({
  id,
  answer: { problem, choices, first },
  at,
  isEmpty,
  onChoose,
  onChange,
}: ChoiceListProps) {
  const optionId = (index: number) => `${id}-${index}`;
  useEffect(() => document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' }), [id, at]);
  const visited = isEmpty ? recentPlaces().length : 0;
  const label = visited > 0 && addition === null ? goToText.recent : goToText.choices;
  return (
    <div className={LIST} hidden={choices.length === 0}>
      <p role="status" className={problem === null ? 'sr-only' : 'px-2.5 py-2'}>
        <MixedText>{problem ?? ''}</MixedText>
      </p>
      {visited > 0 && (
        <div className="flex flex-wrap items-center justify-between ps-2.5 text-meta text-muted">
          <p>{goToText.recent}</p>
          <div className="flex">
            {visited > FIRST_PLACES && !showsAll && (
              <Button
                className="px-2 text-meta"
                onClick={() => {
                  showsAll = true;
                  onChange();
                }}
              >
                {goToText.showAll(visited)}
              </Button>
            )}
            <Button
              className="px-2 text-meta"
              onClick={() => {
                forgetPlaces();
                onChange();
              }}
            >
              {goToText.clear}
            </Button>
          </div>
        </div>
      )}
      <div role="listbox" id={`${id}-list`} aria-label={label}>
        {byGroup(choices).map(([group, members]) => {
          const options = members.map(({ choice, index }) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys.
            <div
              key={choice.href}
              role="option"
              id={optionId(index)}
              tabIndex={-1}
              aria-selected={index === at}
              className={OPTION}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(choice)}
            >
              {choice.count === undefined ? (
                <bdi>
                  <MixedText>{choice.label}</MixedText>
                </bdi>
              ) : (
                <LiveCount {...choice.count} />
              )}
              {choice === first && <kbd>{goToText.enter}</kbd>}
              {choice.detail !== null && (
                <small className="basis-full text-meta text-muted">
                  <LiveFigure choice={choice} />
                </small>
              )}
            </div>
          ));
          if (group === undefined) return options;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed inside a listbox.
            <div key={group} role="group" aria-label={group}>
              <p aria-hidden="true" className="px-2.5 pt-3 pb-1 text-meta text-muted">
                {group}
              </p>
              {options}
            </div>
          );
        })}
      </div>
    </div>
  );
}
