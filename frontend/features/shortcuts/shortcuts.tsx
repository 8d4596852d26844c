import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { readFields } from '../../../domain/parse.ts';
import { EXPLORER_SEARCH, type ExplorerSearch, keepSearch } from '../../addresses/explorer.ts';
import { type ExplorerPlace, parsePlace, placeParams } from '../../shared/place.ts';
import { readingSettings } from '../../shared/reading-settings.ts';
import { verseQueries } from '../../shared/verse-queries.ts';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';
import { type Command, commandOf } from './keys.ts';
import { firstVerse, neighbourChapter, neighbourVerse, type Step } from './neighbour.ts';
import type { ShortcutsDialogProps } from './shortcuts-dialog.tsx';

const DIALOG = lazyPart<ShortcutsDialogProps>(
  'shortcuts',
  async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
);

/** Where keys belong to what is being typed, chosen or moved, not to the page. */
const OWN_KEYS =
  'input:not([type="checkbox"]), select, textarea, [contenteditable]:not([contenteditable="false"]), [role="slider"], .menu';

/** How long after g an h goes home, in milliseconds. */
const CHORD_MS = 1_500;

const belongsElsewhere = ({ target }: KeyboardEvent): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest(OWN_KEYS) !== null);

function placeOfPath(pathname: string): ExplorerPlace | null {
  const [, root, book = '', chapter = '', verse] = pathname.split('/').map(decodeURIComponent);
  return root === 'explorer' ? parsePlace({ book, chapter, verse }) : null;
}

/** The neighbour that the server named with the verse, as soon as it is there. */
async function namedNeighbour(
  queryClient: QueryClient,
  place: ExplorerPlace,
  search: ExplorerSearch,
  step: Step,
): Promise<ExplorerPlace | null> {
  const query = verseQueries.detail({ ...place, verse: place.verse ?? 1 }, search);
  const analysis = await queryClient.ensureQueryData(query).catch(() => null);
  const named = step === 1 ? analysis?.next : analysis?.previous;
  return named ? parsePlace(placeParams(named)) : null;
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
 * Every single key that acts on the page, in one place. Steps start from where the reader is going, which may still be
 * on its way, and not from what is still shown.
 */
export function Shortcuts() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [isHelpOpen, setHelpOpen] = useState(false);

  useEffect(() => {
    let lastG = Number.NEGATIVE_INFINITY;

    const go = (place: ExplorerPlace | null) => {
      if (place === null) return;
      const { book, chapter, verse } = place;
      const params = { book: book.id, chapter: String(chapter), verse: String(verse) };
      void (verse === null
        ? router.navigate({ to: '/explorer/$book/$chapter', params, search: keepSearch })
        : router.navigate({ to: '/explorer/$book/$chapter/$verse', params, search: keepSearch }));
    };

    // What the server names comes late: the reader may have gone elsewhere meanwhile.
    const goFrom = (pathname: string) => (place: ExplorerPlace | null) => {
      if (router.latestLocation.pathname === pathname) go(place);
    };

    const move = (unit: 'verse' | 'chapter' | null, step: Step): boolean => {
      const { pathname, search } = router.latestLocation;
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
        void namedNeighbour(queryClient, place, readFields(EXPLORER_SEARCH, search), step).then(
          goFrom(pathname),
        );
      return true;
    };

    const act = (command: Command): boolean => {
      const way = STEPS[command];
      if (way !== undefined) return move(...way);
      if (command === 'home') void router.navigate({ to: '/' });
      else if (command === 'help') setHelpOpen(true);
      else {
        const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-reference-box]')];
        const box = boxes.find((one) => one.checkVisibility());
        box?.focus();
        box?.select();
        return box !== undefined;
      }
      return true;
    };

    const onKey = (event: KeyboardEvent) => {
      if (!readingSettings().shortcuts || belongsElsewhere(event)) return;
      const afterG = event.timeStamp - lastG < CHORD_MS;
      lastG = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      const command = commandOf(event, afterG);
      if (command !== null && act(command)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [router, queryClient]);

  const closeHelp = () => setHelpOpen(false);
  return isHelpOpen && <LazyPart part={DIALOG} props={{ onClose: closeHelp }} onFail={closeHelp} />;
}
