import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
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

const DIALOG = lazyPart(() => import('./shortcuts-dialog.tsx'), 'ShortcutsDialog');

/** Elements in which keys have their own meaning, for example a text field or a list. Shortcuts do not work in them. */
const USES_KEYS =
  'input:not([type="checkbox"]), select, textarea, [contenteditable]:not([contenteditable="false"]), [role="slider"], .menu';

/** h opens the landing page if g was pressed at most this long before, in milliseconds. */
const CHORD_MS = 1_500;

const isUsedElsewhere = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(USES_KEYS) !== null;

/** The number of a number's page. Null on other pages. */
const numberOfPath = (pathname: string): number | null => {
  const [, digits] = /^\/number\/(\d+)$/u.exec(pathname) ?? [];
  return digits === undefined ? null : Number(digits);
};

/** Asks the server for the next or previous verse. Null if its answer names no such verse or the call fails. */
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

const STEPS: Readonly<Partial<Record<Command, readonly [unit: 'verse' | 'chapter' | null, step: Step]>>> = {
  previous: [null, -1],
  next: [null, 1],
  'previous-verse': ['verse', -1],
  'next-verse': ['verse', 1],
  'previous-chapter': ['chapter', -1],
  'next-chapter': ['chapter', 1],
};

/**
 * All keys that act on the page. A step starts from the place in the address, which may still be loading, and not from
 * the place on screen. So several quick steps add up.
 */
export function Shortcuts() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [isHelpOpen, setHelpOpen] = useState(false);

  useEffect(() => {
    let lastG = Number.NEGATIVE_INFINITY;

    const go = (place: ExplorerPlace | null) => {
      if (place === null) return;
      void router.navigate(placeLink(place));
    };

    // Does nothing if the reader has opened another page before the server's answer arrived.
    const goFrom = (pathname: string) => (place: ExplorerPlace | null) => {
      if (router.latestLocation.pathname === pathname) go(place);
    };

    const move = (unit: 'verse' | 'chapter' | null, step: Step): boolean => {
      const { pathname, search } = router.latestLocation;
      const number = numberOfPath(pathname);
      if (number !== null && unit === null) {
        const value = String(Math.min(MAX_VALUE, Math.max(1, number + step)));
        void router.navigate({ to: '/number/$value', params: { value } });
        return true;
      }
      const place = placeOfPath(pathname);
      if (place === null) return false;
      if ((unit ?? (place.verse === null ? 'chapter' : 'verse')) === 'chapter') {
        const chapter = neighbourChapter(place, step);
        go(chapter !== null && place.verse !== null ? firstVerse(chapter) : chapter);
        return true;
      }
      const verse = neighbourVerse(place, step);
      if (verse !== undefined) go(verse);
      else
        void neighbourFromServer(queryClient, place, readFields(EXPLORER_SEARCH, search), step).then(
          goFrom(pathname),
        );
      return true;
    };

    const act = (command: Command): boolean => {
      const step = STEPS[command];
      if (step !== undefined) return move(...step);
      if (command === 'reader') {
        const isReading = placeOfPath(router.latestLocation.pathname) !== null;
        if (isReading) toggleReaderMode();
        return isReading;
      }
      if (command === 'home') void router.navigate({ to: '/' });
      else if (command === 'help') setHelpOpen(true);
      else {
        const box = document.querySelector<HTMLInputElement>('[data-reference-box]');
        if (command === 'palette' && box !== null) {
          import('../reference/lazy.ts')
            .then(({ openPalette }) => openPalette(box, () => setHelpOpen(true)))
            .catch(() => box.focus());
          return true;
        }
        if (!box?.checkVisibility()) return false;
        box.focus();
        box.select();
      }
      return true;
    };

    const onKey = (event: KeyboardEvent) => {
      if (!readingSettings().shortcuts || document.querySelector('dialog[open]') !== null) return;
      const afterG = event.timeStamp - lastG < CHORD_MS;
      lastG = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      const command = commandOf(event, afterG);
      // Ctrl K types nothing, so it also works in a text field.
      if (command === null || (command !== 'palette' && isUsedElsewhere(event))) return;
      if (act(command)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [router, queryClient]);

  const closeHelp = () => setHelpOpen(false);
  return isHelpOpen && <LazyPart part={DIALOG} props={{ onClose: closeHelp }} onFail={closeHelp} />;
}
