import { useQuery } from '@tanstack/react-query';
import { LINES_WITH_NAMES } from '../../shared/scripture/line-names.ts';
import { ROOM_FOR_SOUND } from '../../shared/scripture/word-lines.ts';
import {
  CHAPTER_FLOWS,
  CHAPTER_TEXTS,
  changeReadingSettings,
  DEFAULT_READING_SETTINGS,
  HEBREW_FONTS,
  type HebrewFont,
  type ReadingSettings,
  TEXT_SIZES,
  useReadingSettings,
} from '../../shared/settings/reading-settings.ts';
import { TextSizeSteps } from '../../shared/settings/text-size-steps.tsx';
import { fontsText } from '../../text/accounts/fonts-text.ts';
import { settingsText } from '../../text/accounts/settings-text.ts';
import { chapterText } from '../../text/reading/chapter-text.ts';
import { readingOptionsText } from '../../text/reading/reading-options-text.ts';
import { readingText } from '../../text/reading/reading-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { ChoiceSelect } from '../../ui/forms/choice-select.tsx';
import { SettingsGroup } from '../../ui/forms/settings-group.tsx';
import { useMedia } from '../../ui/use-media.ts';

const chapter = chapterText.options;

type Switch = {
  [Name in keyof ReadingSettings]: ReadingSettings[Name] extends boolean | undefined ? Name : never;
}[keyof ReadingSettings];

export function ReadingTab() {
  const settings = useReadingSettings();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-4">
      <TextSize size={settings.textSize} />
      <SettingsGroup title={settingsText.reading.hebrew}>
        <Toggle name="vowels" label={readingOptionsText.vowels} about={settingsText.reading.vowelsAbout} />
        <Toggle
          name="accents"
          label={readingOptionsText.accents}
          about={settings.vowels ? settingsText.reading.accentsAbout : settingsText.reading.accentsNeedVowels}
          disabled={!settings.vowels}
        />
        <HebrewFontChoice />
      </SettingsGroup>
      <SettingsGroup title={readingOptionsText.words}>
        {LINES_WITH_NAMES.map((line) => (
          <Toggle key={line.name} {...line} />
        ))}
        <Toggle name="otherValues" {...readingText.otherValues} />
      </SettingsGroup>
      <SettingsGroup title={settingsText.reading.chapters}>
        <ChoiceSelect
          isInRow
          label={chapter.texts}
          choices={CHAPTER_TEXTS}
          names={chapter.text}
          value={settings.chapterTexts}
          onChoose={(chapterTexts) => changeReadingSettings({ chapterTexts })}
        />
        <ChoiceSelect
          isInRow
          label={chapter.flow}
          choices={CHAPTER_FLOWS}
          names={chapter.flows}
          value={settings.chapterFlow}
          onChoose={(chapterFlow) => changeReadingSettings({ chapterFlow })}
        />
        <Toggle name="verseValues" label={chapter.values} about={settingsText.reading.valuesAbout} />
        <Toggle name="readOn" label={chapter.readOn} about={settingsText.reading.readOnAbout} />
        <Toggle name="chapterPanel" label={chapter.panel} about={settingsText.reading.panelAbout} />
      </SettingsGroup>
      <SettingsGroup title={settingsText.reading.keyboard}>
        <Toggle
          name="shortcuts"
          label={settingsText.reading.shortcuts}
          about={settingsText.reading.shortcutsAbout}
        />
      </SettingsGroup>
      <Button onClick={() => changeReadingSettings(DEFAULT_READING_SETTINGS)}>
        {settingsText.reading.reset}
      </Button>
    </div>
  );
}

interface ToggleProps {
  readonly name: Switch;
  readonly label: string;
  readonly about: string;
  readonly disabled?: boolean;
}

/** A checkbox that looks like a switch, because its setting applies at once. */
const SWITCH =
  'h-6 w-10 flex-none cursor-[inherit] appearance-none rounded-full border border-control-line bg-background p-[0.1875rem] transition-[background-color] duration-120 before:block before:size-4 before:rounded-full before:bg-control-line before:transition-[translate] before:duration-120 checked:border-accent checked:bg-accent checked:before:translate-x-4 checked:before:bg-background disabled:opacity-50 forced-colors:before:bg-[buttontext] forced-colors:checked:before:bg-[highlight]';

function Toggle({ name, label, about, disabled = false }: ToggleProps) {
  const settings = useReadingSettings();
  const id = `setting-${name}`;
  // The line of sound depends on the window's width until the reader chooses.
  const hasRoom = useMedia(ROOM_FOR_SOUND);
  const isOn = (settings[name] ?? hasRoom) && !disabled;
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 has-disabled:cursor-default has-disabled:text-muted">
      <span>
        <span className="block text-ui">{label}</span>
        <span id={id} className="block text-meta text-muted">
          {about}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        className={SWITCH}
        aria-label={label}
        aria-describedby={id}
        checked={isOn}
        aria-checked={isOn}
        disabled={disabled}
        onChange={(event) => changeReadingSettings({ [name]: event.target.checked })}
      />
    </label>
  );
}

function TextSize({ size }: { readonly size: number }) {
  return (
    <SettingsGroup title={readingOptionsText.size} about={settingsText.reading.sizeAbout}>
      <div className="flex items-center gap-3">
        <TextSizeSteps className="control-lined">
          <output className="flex-1 text-center text-ui" aria-live="polite">
            {settingsText.reading.sizeOf(size + 1, TEXT_SIZES)}
          </output>
        </TextSizeSteps>
      </div>
    </SettingsGroup>
  );
}

/** The names that the Hebrew fonts which the site does not send can have on the reader's device. */
const LOCAL_NAMES: Readonly<Record<Exclude<HebrewFont, 'cardo'>, readonly string[]>> = {
  ezra: [fontsText.names.ezra, 'EzraSIL'],
  taamey: [fontsText.names.taamey, 'TaameyD'],
};

async function isInstalled(names: readonly string[]): Promise<boolean> {
  try {
    await new FontFace('probe', names.map((name) => `local("${name}")`).join()).load();
    return true;
  } catch {
    return false;
  }
}

async function availableFonts(): Promise<readonly HebrewFont[]> {
  const [ezra, taamey] = await Promise.all([isInstalled(LOCAL_NAMES.ezra), isInstalled(LOCAL_NAMES.taamey)]);
  return HEBREW_FONTS.filter((font) => font === 'cardo' || (font === 'ezra' ? ezra : taamey));
}

function HebrewFontChoice() {
  const { hebrewFont } = useReadingSettings();
  const { data: available = ['cardo'] } = useQuery({ queryKey: ['hebrew-fonts'], queryFn: availableFonts });
  return (
    <label className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span>
        <span className="block text-ui">{fontsText.label}</span>
        <span className="block text-meta text-muted">{fontsText.about}</span>
      </span>
      <select
        className="select"
        value={hebrewFont}
        onChange={({ target: { value } }) => {
          const chosen = HEBREW_FONTS.find((font) => font === value);
          if (chosen !== undefined) changeReadingSettings({ hebrewFont: chosen });
        }}
      >
        {HEBREW_FONTS.map((font) => (
          <option key={font} value={font} disabled={font !== hebrewFont && !available.includes(font)}>
            {available.includes(font) ? fontsText.names[font] : fontsText.missing(fontsText.names[font])}
          </option>
        ))}
      </select>
    </label>
  );
}
