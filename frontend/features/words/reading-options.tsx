import type { ReactNode } from 'react';
import type { WordLine } from '../../addresses/explorer-address.ts';
import {
  LINES_WITH_NAMES,
  SWITCHED_LINES,
  useChapterLines,
  useVerseLines,
} from '../../shared/scripture/word-lines.ts';
import { changeReadingSettings, useReadingSettings } from '../../shared/settings/reading-settings.ts';
import { TextSizeSteps } from '../../shared/settings/text-size-steps.tsx';
import { readingOptionsText as text } from '../../text/reading/reading-options-text.ts';
import { readingText } from '../../text/reading/reading-text.ts';

interface ReadingOptionsProps {
  /** Tells which of these switches have an effect on the text on the screen. */
  readonly has: {
    readonly vowels: boolean;
    readonly accents: boolean;
    readonly lines: 'verse' | 'chapter' | undefined;
  };
}

/** The controls for the size of the text, its marks, and the lines below its words. */
export function ReadingOptions({ has }: ReadingOptionsProps) {
  const { vowels, accents } = useReadingSettings();
  return (
    <>
      <div className="flex items-center justify-between gap-2 ps-3.5">
        <span>{text.size}</span>
        <span className="flex">
          <TextSizeSteps />
        </span>
      </div>
      {has.vowels && (
        <Group name={text.marks}>
          <Switch
            label={text.vowels}
            checked={vowels}
            onToggle={() => changeReadingSettings({ vowels: !vowels })}
          />
          {has.accents && (
            <Switch
              label={text.accents}
              checked={accents && vowels}
              disabled={!vowels}
              onToggle={() => changeReadingSettings({ accents: !accents })}
            />
          )}
        </Group>
      )}
      {has.lines === 'verse' && <VerseLines />}
      {has.lines === 'chapter' && <ChapterLines />}
    </>
  );
}

/** The lines of a verse that have no switch beside the text. */
function VerseLines() {
  const switched: readonly WordLine[] = SWITCHED_LINES;
  const rest = LINES_WITH_NAMES.filter(({ name }) => !switched.includes(name));
  return <Lines names={rest} {...useVerseLines()} />;
}

const ChapterLines = () => <Lines names={LINES_WITH_NAMES} {...useChapterLines()} />;

interface LinesProps extends ReturnType<typeof useVerseLines> {
  readonly names: typeof LINES_WITH_NAMES;
}

function Lines({ names, lines, toggle }: LinesProps) {
  const { otherValues } = useReadingSettings();
  return (
    <Group name={text.words}>
      {names.map(({ name, label }) => (
        <Switch key={name} label={label} checked={lines.has(name)} onToggle={() => toggle(name)} />
      ))}
      <Switch
        label={readingText.otherValues.label}
        checked={otherValues}
        onToggle={() => changeReadingSettings({ otherValues: !otherValues })}
      />
    </Group>
  );
}

interface GroupProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Group({ name, children }: GroupProps) {
  return (
    <fieldset className="mt-1 border-t border-line pt-1">
      <legend className="px-3.5 pt-1 text-meta text-muted">{name}</legend>
      {children}
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onToggle: () => void;
}

function Switch({ label, checked, disabled = false, onToggle }: SwitchProps) {
  return (
    <label className={`control w-full justify-between ${disabled ? 'text-muted' : ''}`}>
      {label}
      <input
        type="checkbox"
        className="size-4.5 accent-accent"
        checked={checked}
        disabled={disabled}
        onChange={onToggle}
      />
    </label>
  );
}
