import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { isForMembers } from '../../session/for-members.ts';
import { canInstall, install, isInstalledByShare } from '../../session/install-offer.ts';
import { recentPlaces } from '../../shared/places/recent-places.ts';
import { readingSettings } from '../../shared/settings/reading-settings.ts';
import { hintsText } from '../../text/reading/hints-text.ts';
import { newsText } from '../../text/site/news-text.ts';
import { sharedText } from '../../text/site/shared-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { onPause } from '../../ui/on-pause.ts';
import { placeAbove } from '../../ui/panels/toast-place.ts';
import { RichText } from '../../ui/words/rich-text.tsx';
import { isStrip } from '../words/index.ts';
import {
  countVisit,
  type Hint,
  hasVisitedOften,
  NEWS,
  nextHint,
  shownHints,
  skipNewsAtFirst,
  storeHint,
} from './next-hint.ts';

/** Matches open dialogs, cards, toasts and the like. While there is one, no hint appears. */
const BUSY =
  'dialog[open], [popover], [aria-expanded="true"][aria-haspopup], .word-card, .toast, .codes-offer, textarea:focus';

const hasPointer = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Pointing at a word shows its card only where the card is a strip. */
const hintAboutWords = (): string => {
  if (!hasPointer()) return hintsText.wordsByTouch;
  return isStrip() ? hintsText.words : hintsText.wordsByClick;
};

const usefulHint = (path: string): Hint | null =>
  nextHint(
    {
      path,
      visited: recentPlaces().map((place) => place.path),
      hasKeys: hasPointer() && readingSettings().shortcuts,
      hasWords: document.querySelector('[data-verse-text]') !== null,
      isInstaller: hasVisitedOften() && !isForMembers() && (canInstall() || isInstalledByShare()),
    },
    shownHints(),
  );

export function Hints() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    skipNewsAtFirst();
    countVisit();
  }, []);
  return <HintOfPage key={path} path={path} />;
}

function HintOfPage({ path }: { readonly path: string }) {
  const [hint, setHint] = useState<Hint | null>(null);
  useEffect(() => {
    const end = onPause(() => {
      const next = usefulHint(path);
      if (next !== null && document.querySelector(BUSY) !== null) return;
      // A browser without storage gets no hint, because the same hint would appear again and again.
      if (next !== null && storeHint(next)) setHint(next);
      end();
    });
    return end;
  }, [path]);
  return hint !== null && <HintBox hint={hint} onClose={() => setHint(null)} />;
}

const HINT =
  'flex items-center gap-1 rounded-(--radius) border border-line bg-surface ps-3 text-meta leading-[1.45] text-muted';

interface HintBoxProps {
  readonly hint: Hint;
  readonly onClose: () => void;
}

function HintBox({ hint, onClose }: HintBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = () => box.current && placeAbove(box.current);
    place();
    addEventListener('scroll', place, { passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place);
      removeEventListener('resize', place);
    };
  }, []);
  return (
    <div
      ref={box}
      role="note"
      className={`no-print fixed inset-x-4 bottom-20 z-10 mx-auto w-fit md:bottom-4 ${HINT}`}
    >
      <p>
        {hint === 'install' ? (
          <InstallHint onClose={onClose} />
        ) : hint === NEWS ? (
          <RichText text={newsText.note} parts={{ a: <Link to="/about" hash="news" onClick={onClose} /> }} />
        ) : hint === 'words' ? (
          hintAboutWords()
        ) : (
          hintsText[hint]
        )}
      </p>
      <Button className="min-h-8 w-7 px-0" aria-label={sharedText.dismiss} onClick={onClose}>
        <Icon name="close" />
      </Button>
    </div>
  );
}

/** Chromium asks the reader itself. In Safari on a phone they find it in a menu. */
const InstallHint = ({ onClose }: Pick<HintBoxProps, 'onClose'>) =>
  canInstall() ? (
    <RichText
      text={hintsText.install}
      parts={{
        button: (words) => (
          <button
            type="button"
            className="link"
            onClick={() => {
              install();
              onClose();
            }}
          >
            {words}
          </button>
        ),
      }}
    />
  ) : (
    hintsText.installByShare
  );
