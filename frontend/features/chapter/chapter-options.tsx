import { setReaderMode } from '../../shared/settings/reader-mode.ts';
import {
  CHAPTER_FLOWS,
  CHAPTER_TEXTS,
  changeReadingSettings,
  useReadingSettings,
} from '../../shared/settings/reading-settings.ts';
import { chapterText } from '../../text/reading/chapter-text.ts';

const TEXT = chapterText.options;

const SWITCHES = [
  { name: 'verseValues', label: TEXT.values },
  { name: 'readOn', label: TEXT.readOn },
  { name: 'chapterPanel', label: TEXT.panel },
] as const;

/** The settings of a chapter, at the top of the menu "Aa". */
export function ChapterOptions({ close }: { readonly close: () => void }) {
  const settings = useReadingSettings();
  return (
    <div className="min-w-60">
      <Choice
        legend={TEXT.texts}
        choices={CHAPTER_TEXTS.map((id) => ({ id, label: TEXT.text[id] }))}
        value={settings.chapterTexts}
        onChoose={(chapterTexts) => changeReadingSettings({ chapterTexts })}
      />
      <Choice
        legend={TEXT.flow}
        choices={CHAPTER_FLOWS.map((id) => ({ id, label: TEXT.flows[id] }))}
        value={settings.chapterFlow}
        onChoose={(chapterFlow) => changeReadingSettings({ chapterFlow })}
      />
      {SWITCHES.map(({ name, label }) => (
        <label
          key={name}
          className={`control w-full justify-between ${name === 'chapterPanel' ? 'max-xl:hidden' : ''}`}
        >
          {label}
          <input
            type="checkbox"
            className="size-4.5 accent-accent"
            checked={settings[name]}
            onChange={(event) => changeReadingSettings({ [name]: event.target.checked })}
          />
        </label>
      ))}
      <button
        type="button"
        className="control w-full justify-between"
        onClick={() => {
          close();
          setReaderMode(true);
        }}
      >
        {TEXT.reader}
        <kbd>{TEXT.readerKey}</kbd>
      </button>
    </div>
  );
}

interface ChoiceProps<Id extends string> {
  readonly legend: string;
  readonly choices: readonly { readonly id: Id; readonly label: string }[];
  readonly value: Id;
  readonly onChoose: (id: Id) => void;
}

function Choice<Id extends string>({ legend, choices, value, onChoose }: ChoiceProps<Id>) {
  return (
    <fieldset className="mb-1 border-b border-line pb-1">
      <legend className="px-3.5 pt-1 text-meta text-muted">{legend}</legend>
      {choices.map(({ id, label }) => (
        <label key={id} className="control min-h-9 w-full justify-between">
          {label}
          <input
            type="radio"
            name={legend}
            className="size-4.5 accent-accent"
            checked={id === value}
            onChange={() => onChoose(id)}
          />
        </label>
      ))}
    </fieldset>
  );
}
