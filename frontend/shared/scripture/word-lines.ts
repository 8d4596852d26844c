import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useChangeSearch } from '../../addresses/change-search.ts';
import { WORD_LINES, type WordLine } from '../../addresses/explorer-address.ts';
import { useMedia } from '../../ui/use-media.ts';
import {
  changeReadingSettings,
  type ReadingSettings,
  useReadingSettings,
} from '../settings/reading-settings.ts';

/** The lines below the words that have a switch beside the text. The switches of the others are in the menu “Aa”. */
export const SWITCHED_LINES = ['values', 'meaning', 'sound'] as const satisfies readonly WordLine[];

const IN_CHAPTER = {
  values: 'chapterValues',
  meaning: 'chapterMeaning',
  sound: 'chapterSound',
  strongs: 'strongs',
  parsing: 'parsing',
} as const satisfies Record<WordLine, string>;

interface ShownLines {
  readonly lines: ReadonlySet<WordLine>;
  readonly toggle: (line: WordLine) => void;
}

/** Until the reader chooses, the line with the sound of each word is shown only in a window of at least this width. */
export const ROOM_FOR_SOUND = '(min-width: 64rem)';

/** The lines below the words of a verse. Those in the address come before the reader's settings. */
export function useVerseLines(): ShownLines {
  const settings = useReadingSettings();
  const hasRoom = useMedia(ROOM_FOR_SOUND);
  const { lines: inAddress } = useSearch({ from: '/explorer-frame' });
  const change = useChangeSearch();
  const stored = { ...settings, sound: settings.sound ?? hasRoom };
  const shown = inAddress ?? WORD_LINES.filter((line) => stored[line]);
  return {
    lines: new Set(shown),
    toggle: (line) => {
      const isShown = shown.includes(line);
      changeReadingSettings({ [line]: !isShown });
      change({ lines: WORD_LINES.filter((one) => (one === line ? !isShown : shown.includes(one))) });
    },
  };
}

export function chapterLines(settings: ReadingSettings): readonly WordLine[] {
  const shown = WORD_LINES.filter((line) => settings[IN_CHAPTER[line]]);
  // Strong's numbers and parsings have no switch beside a chapter. They are shown only together with a line that has
  // one.
  return SWITCHED_LINES.some((line) => shown.includes(line)) ? shown : [];
}

export function useChapterLines(): ShownLines {
  const settings = useReadingSettings();
  // The same set as before, if nothing changed, keeps the rows of the chapter from rendering again.
  const lines = useMemo(() => new Set(chapterLines(settings)), [settings]);
  return {
    lines,
    toggle: (line) => {
      const name = IN_CHAPTER[line];
      changeReadingSettings({ [name]: !settings[name] });
    },
  };
}
