import { useNavigate, useSearch } from '@tanstack/react-router';
import { useChangeText } from '../../addresses/use-change-text.ts';
import { usePlace } from '../../shared/places/use-place.ts';
import { LINES_IN_MENU, LINES_WITH_NAMES } from '../../shared/scripture/line-names.ts';
import { useChapterLines, useVerseLines } from '../../shared/scripture/word-lines.ts';
import { changeReadingSettings, useReadingSettings } from '../../shared/settings/reading-settings.ts';
import { TextSizeSteps } from '../../shared/settings/text-size-steps.tsx';
import { readingOptionsText as text } from '../../text/reading/reading-options-text.ts';
import { readingText } from '../../text/reading/reading-text.ts';
import { ChoiceSelect } from '../../ui/forms/choice-select.tsx';
import { MenuGroup, MenuInput } from '../../ui/forms/menu-input.tsx';
import { EditionSelect } from './edition-select.tsx';

const GROUP = 'mt-1 border-t border-line pt-1';

interface ReadingOptionsProps {
  readonly has: {
    readonly vowels: boolean;
    readonly accents: boolean;
    readonly lines: 'verse' | 'chapter' | undefined;
  };
}

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
        <MenuGroup name={text.marks} className={GROUP}>
          <MenuInput
            type="checkbox"
            label={text.vowels}
            checked={vowels}
            onChange={() => changeReadingSettings({ vowels: !vowels })}
          />
          {has.accents && (
            <MenuInput
              type="checkbox"
              label={text.accents}
              checked={accents && vowels}
              disabled={!vowels}
              onChange={() => changeReadingSettings({ accents: !accents })}
            />
          )}
        </MenuGroup>
      )}
      <TextChoice />
      {has.lines !== undefined && <ChooseWordsSwitch />}
      {has.lines === 'verse' && <VerseLines />}
      {has.lines === 'chapter' && <ChapterLines />}
    </>
  );
}

/** Which original the page shows, and whether a Hebrew one as it is written or as it is read. */
function TextChoice() {
  const place = usePlace();
  const search = useSearch({ from: '/explorer-frame' });
  const [waiting, choose] = useChangeText();
  if (place === null) return null;
  return (
    <div className={`${GROUP} grid min-w-72 gap-2 px-3.5 pb-2`}>
      <EditionSelect place={place} search={search} waiting={waiting} onChoose={choose} />
      {place.book.languageOriginal !== 'greek' && (
        <ChoiceSelect
          label={text.reading}
          choices={['ketiv', 'qere']}
          names={text.readings}
          value={waiting.reading ?? search.reading}
          onChoose={(reading) => choose({ reading })}
        />
      )}
    </div>
  );
}

/** Whether the reader chooses words. The address says so, and which words. */
function ChooseWordsSwitch() {
  const navigate = useNavigate();
  const isOn = useSearch({ strict: false, select: ({ words }) => words !== undefined });
  return (
    <div className={GROUP}>
      <MenuInput
        type="checkbox"
        label={text.chooseWords}
        checked={isOn}
        onChange={() =>
          void navigate({
            to: '.',
            search: (before: object) => ({ ...before, words: isOn ? undefined : '' }),
            hash: true,
            hashScrollIntoView: false,
            replace: true,
            resetScroll: false,
          })
        }
      />
    </div>
  );
}

const VerseLines = () => <Lines names={LINES_IN_MENU} {...useVerseLines()} />;

const ChapterLines = () => <Lines names={LINES_WITH_NAMES} {...useChapterLines()} />;

interface LinesProps extends ReturnType<typeof useVerseLines> {
  readonly names: typeof LINES_WITH_NAMES;
}

function Lines({ names, lines, toggle }: LinesProps) {
  const { otherValues } = useReadingSettings();
  return (
    <MenuGroup name={text.words} className={GROUP}>
      {names.map(({ name, label }) => (
        <MenuInput
          key={name}
          type="checkbox"
          label={label}
          checked={lines.has(name)}
          onChange={() => toggle(name)}
        />
      ))}
      <MenuInput
        type="checkbox"
        label={readingText.otherValues.label}
        checked={otherValues}
        onChange={() => changeReadingSettings({ otherValues: !otherValues })}
      />
    </MenuGroup>
  );
}
