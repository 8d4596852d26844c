import type { ChapterAnalysis } from '../../../domain/contract/index.ts';
import type { ExplorerSearch } from '../../addresses/explorer-address.ts';
import type { ChapterPlace } from '../../shared/places/place.ts';
import { setReaderMode } from '../../shared/settings/reader-mode.ts';
import {
  CHAPTER_FLOWS,
  CHAPTER_TEXTS,
  changeReadingSettings,
  useReadingSettings,
} from '../../shared/settings/reading-settings.ts';
import { chapterText } from '../../text/reading/chapter-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { MenuGroup, MenuInput } from '../../ui/forms/menu-input.tsx';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';

const PARALLEL_CHOICE = lazyPart(() => import('./parallel/lazy.ts'), 'ParallelChoice');

const TEXT = chapterText.options;

const SWITCHES = [
  { name: 'verseValues', label: TEXT.values },
  { name: 'readOn', label: TEXT.readOn },
  { name: 'chapterPanel', label: TEXT.panel },
] as const;

interface ChapterOptionsProps {
  readonly close: () => void;
  readonly place: ChapterPlace;
  readonly chapter: ChapterAnalysis;
  readonly search: ExplorerSearch;
}

export function ChapterOptions({ close, ...shown }: ChapterOptionsProps) {
  const settings = useReadingSettings();
  return (
    <div className="min-w-60">
      <Choice
        legend={TEXT.texts}
        choices={CHAPTER_TEXTS}
        labels={TEXT.text}
        value={settings.chapterTexts}
        onChoose={(chapterTexts) => changeReadingSettings({ chapterTexts })}
      />
      <LazyPart part={PARALLEL_CHOICE} props={shown} onFail={close} />
      <Choice
        legend={TEXT.flow}
        choices={CHAPTER_FLOWS}
        labels={TEXT.flows}
        value={settings.chapterFlow}
        onChoose={(chapterFlow) => changeReadingSettings({ chapterFlow })}
      />
      {SWITCHES.map(({ name, label }) => (
        <MenuInput
          key={name}
          type="checkbox"
          label={label}
          className={name === 'chapterPanel' ? 'max-xl:hidden' : ''}
          checked={settings[name]}
          onChange={(event) => changeReadingSettings({ [name]: event.target.checked })}
        />
      ))}
      <Button
        className="w-full justify-between"
        onClick={() => {
          close();
          setReaderMode(true);
        }}
      >
        {TEXT.reader}
        <kbd>{TEXT.readerKey}</kbd>
      </Button>
    </div>
  );
}

interface ChoiceProps<Id extends string> {
  readonly legend: string;
  readonly choices: readonly Id[];
  readonly labels: Readonly<Record<Id, string>>;
  readonly value: Id;
  readonly onChoose: (id: Id) => void;
}

function Choice<Id extends string>({ legend, choices, labels, value, onChoose }: ChoiceProps<Id>) {
  return (
    <MenuGroup name={legend} className="mb-1 border-b border-line pb-1">
      {choices.map((id) => (
        <MenuInput
          key={id}
          type="radio"
          name={legend}
          label={labels[id]}
          className="min-h-9"
          checked={id === value}
          onChange={() => onChoose(id)}
        />
      ))}
    </MenuGroup>
  );
}
