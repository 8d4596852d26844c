import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readFields } from '../../../domain/basics/index.ts';
import { MAX_VALUE } from '../../../domain/contract/limits.ts';
import { EXPLORER_SEARCH, type ExplorerSearch } from '../../addresses/explorer-address.ts';
import {
  type ExplorerPlace,
  parsePlace,
  placeLink,
  placeOfPath,
  placeParams,
} from '../../shared/places/place.ts';
import { verseQueries } from '../../shared/scripture/verse-queries.ts';
import { toggleReaderMode } from '../../shared/settings/reader-mode.ts';
import { readingSettings } from '../../shared/settings/reading-settings.ts';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import { type Command, commandOf } from './keys.ts';
import { firstVerse, neighbourChapter, neighbourVerse, type Step } from './neighbour.ts';

const loadPalette = () => import('../reference/lazy.ts');

const DIALOG = lazyPart(() => import('./shortcuts-dialog.tsx'), 'ShortcutsDialog');

/** Elements in which keys have their own meaning, for example a text field or a list. Shortcuts do not work in them. */
const USES_KEYS =
  'input:not([type="checkbox"]), select, textarea, [contenteditable]:not([contenteditable="false"]), [role="slider"], .menu';

/** The key h opens the landing page if g was pressed at most this many milliseconds before. */
const CHORD_MS = 1_500;

const isUsedElsewhere = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(USES_KEYS) !== null;

const numberOfPath = (pathname: string): number | null => {
  const [, digits] = /^\/number\/(\d+)$/u.exec(pathname) ?? [];
  return digits === undefined ? null : Number(digits);
};

async function neighbourFromServer(
  queryClient: QueryClient,
  place: ExplorerPlace,
  search: ExplorerSearch,
  step: Step,
): Promise<ExplorerPlace | null> {
  const query = verseQueries.detail({ ...place, verse: place.verse ?? 1 }, search);
  const analysis = await queryClient.ensureQueryData(query).catch(() => null);
  const neighbour = step === 1 ? analysis?.next : analysis?.previous;
  return neighbour ? parsePlace(placeParams(neighbour)) : null;
}

const neighbourNumber = (value: number, step: Step): number => Math.min(MAX_VALUE, Math.max(1, value + step));

function useMove() {
  const router = useRouter();
  const queryClient = useQueryClient();

  const open = (place: ExplorerPlace | null) => {
    if (place !== null) void router.navigate(placeLink(place));
  };
  const moveByVerse = async (place: ExplorerPlace, step: Step) => {
    const verse = neighbourVerse(place, step);
    if (verse !== undefined) return open(verse);
    const { pathname, search } = router.latestLocation;
    const found = await neighbourFromServer(queryClient, place, readFields(EXPLORER_SEARCH, search), step);
    // The reader may have opened another page before the server's answer arrived.
    if (router.latestLocation.pathname === pathname) open(found);
  };
  const moveByChapter = (place: ExplorerPlace, step: Step) => {
    const chapter = neighbourChapter(place, step);
    open(chapter !== null && place.verse !== null ? firstVerse(chapter) : chapter);
  };
  /**
   * Opens the next or previous verse or chapter; without a unit, whichever of the two the page shows. False if the page
   * has no such neighbour.
   */
  return (unit: 'verse' | 'chapter' | null, step: Step): boolean => {
    const { pathname } = router.latestLocation;
    const number = numberOfPath(pathname);
    if (number !== null && unit === null) {
      const value = String(neighbourNumber(number, step));
      void router.navigate({ to: '/number/$value', params: { value } });
      return true;
    }
    const place = placeOfPath(pathname);
    if (place === null) return false;
    const moved = unit ?? (place.verse === null ? 'chapter' : 'verse');
    if (moved === 'chapter') moveByChapter(place, step);
    else void moveByVerse(place, step);
    return true;
  };
}

/**
 * All keyboard shortcuts. The keys for the next or previous place start from the place in the address, which may still
 * be loading, and not from the place on screen. So several quick key presses add up.
 */
export function Shortcuts() {
  const router = useRouter();
  const move = useMove();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = () => setHelpOpen(true);
  const closeHelp = () => setHelpOpen(false);
  const lastG = useRef(Number.NEGATIVE_INFINITY);

  /** Runs the command of a shortcut. Each function returns false if the command does nothing on this page. */
  const actions: Readonly<Record<Command, () => boolean>> = {
    previous: () => move(null, -1),
    next: () => move(null, 1),
    'previous-verse': () => move('verse', -1),
    'next-verse': () => move('verse', 1),
    'previous-chapter': () => move('chapter', -1),
    'next-chapter': () => move('chapter', 1),
    reader: () => {
      const isReading = placeOfPath(router.latestLocation.pathname) !== null;
      if (isReading) toggleReaderMode();
      return isReading;
    },
    home: () => {
      void router.navigate({ to: '/' });
      return true;
    },
    help: () => {
      openHelp();
      return true;
    },
    box: () => {
      const box = referenceBox();
      if (!box?.checkVisibility()) return false;
      box.focus();
      box.select();
      return true;
    },
    palette: () => {
      const box = referenceBox();
      if (box === null) return false;
      loadPalette()
        .then(({ openPalette }) => openPalette(box, openHelp))
        .catch(() => box.focus());
      return true;
    },
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!readingSettings().shortcuts || document.querySelector('dialog[open]') !== null) return;
    const afterG = event.timeStamp - lastG.current < CHORD_MS;
    lastG.current = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
    const command = commandOf(event, afterG);
    // Ctrl K types nothing, so it also works in a text field.
    if (command === null || (command !== 'palette' && isUsedElsewhere(event))) return;
    if (actions[command]()) event.preventDefault();
  });
  useEffect(() => {
    const load = () => void loadPalette().catch(() => undefined);
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(load, 500);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(load, { timeout: 5000 });
    return () => cancelIdleCallback(idle);
  }, []);
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return isHelpOpen && <LazyPart part={DIALOG} props={{ onClose: closeHelp }} onFail={closeHelp} />;
}

const referenceBox = () => document.querySelector<HTMLInputElement>('[data-reference-box]');
