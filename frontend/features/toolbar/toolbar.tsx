import { useEffect, useState } from 'react';
import type { ChapterAnalysis, VerseAnalysis } from '../../../domain/contract/index.ts';
import { rememberPlace } from '../../shared/recent-places.ts';
import { BAR_ACTION, BAR_ARROW, BAR_GROUP, PLACE_NAV, PLACE_NAV_MARGINS } from '../../ui/classes.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LazyPart, lazyPart, usePreload } from '../../ui/lazy-part.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useOneTabStop } from '../../ui/use-one-tab-stop.ts';
import { copyPassage, exportPassage, sharePassage } from './actions.ts';
import type { CopyOptionsProps } from './copy-options.tsx';
import { type Passage, passageOf } from './passage-text.ts';
import { ChapterLink, PlaceSteps } from './place-nav.tsx';

const COPY_OPTIONS = lazyPart<CopyOptionsProps>(
  'copy-options',
  async () => (await import('./copy-options.tsx')).CopyOptions,
);

const explorerPathOf = ({ book, chapter, verse }: (VerseAnalysis | ChapterAnalysis)['verse']): string =>
  `/explorer/${encodeURIComponent(book)}/${chapter}${verse === null ? '' : `/${verse}`}`;

interface ToolbarProps {
  readonly analysis: VerseAnalysis | ChapterAnalysis;
  /** The margins of the bar and how it moves. */
  readonly className?: string;
}

/** The bar with navigation and actions above the text. On a phone it is at the bottom of the screen. */
export function Toolbar({ analysis, className = PLACE_NAV_MARGINS }: ToolbarProps) {
  const { verse, previous, next } = analysis;
  const [isChoosing, setChoosing] = useState(false);
  const preloadOptions = usePreload(COPY_OPTIONS);
  const actions = useOneTabStop();
  const unit = verse.verse === null ? 'chapter' : 'verse';
  const place = verse.verse === null ? null : { ...verse, verse: verse.verse };
  const passage = passageOf(analysis);
  const path = explorerPathOf(verse);
  useEffect(() => rememberPlace({ reference: verse.reference, path }), [verse.reference, path]);
  return (
    <div className={`${PLACE_NAV} grid-cols-[3fr_2fr] ${className}`}>
      <PlaceSteps unit={unit} previous={previous} next={next}>
        {place !== null && <ChapterLink place={place} className="max-md:hidden" />}
      </PlaceSteps>
      <div ref={actions} role="toolbar" aria-label="Passage" className={BAR_GROUP}>
        <Action name="copy" label="Copy" onClick={() => copyPassage(passage)} />
        <div className="hidden md:inline-flex" onPointerEnter={preloadOptions}>
          <Menu
            label="Copy options"
            className={BAR_ARROW}
            content={(close) => <LazyPart part={COPY_OPTIONS} props={{ passage, onDone: close }} />}
          >
            <Icon name="down" />
          </Menu>
        </div>
        <Action name="export" label="Export" isWide onClick={() => exportPassage(passage)} />
        <Action name="print" label="Print" isWide onClick={() => print()} />
        <Action name="share" label="Share" isWide onClick={() => sharePassage(passage)} />
        <div className="md:hidden">
          <Menu
            label="More"
            className={BAR_ACTION}
            upwards
            content={(close) => (
              <More
                passage={passage}
                place={place}
                onChoose={() => {
                  close();
                  setChoosing(true);
                }}
                onDone={close}
              />
            )}
          >
            <Icon name="more" />
            More
          </Menu>
        </div>
      </div>
      {isChoosing && (
        <Dialog title="Copy options" onClose={() => setChoosing(false)}>
          <LazyPart part={COPY_OPTIONS} props={{ passage, onDone: () => setChoosing(false) }} />
        </Dialog>
      )}
    </div>
  );
}

interface ActionProps {
  readonly name: 'copy' | 'export' | 'print' | 'share';
  readonly label: string;
  /** True if a phone shows the action only in the menu More. */
  readonly isWide?: boolean;
  readonly onClick: () => void;
}

function Action({ name, label, isWide = false, onClick }: ActionProps) {
  return (
    <button
      type="button"
      title={label}
      className={`control ${BAR_ACTION} ${isWide ? 'max-md:hidden' : ''}`}
      onClick={onClick}
    >
      <Icon name={name} />
      <span className="md:sr-only">{label}</span>
    </button>
  );
}

interface MoreProps {
  readonly passage: Passage;
  readonly onDone: () => void;
  readonly place: { readonly book: string; readonly chapter: number; readonly verse: number } | null;
  readonly onChoose: () => void;
}

/** The menu with the actions for which the bar of a phone has no room. */
function More({ passage, place, onChoose, onDone }: MoreProps) {
  const actions = [
    ['Copy options', onChoose],
    ['Export', () => exportPassage(passage)],
    ['Print', () => print()],
    ['Share', () => sharePassage(passage)],
  ] as const;
  return (
    <>
      {place !== null && <ChapterLink place={place} />}
      {actions.map(([label, act]) => (
        <button
          key={label}
          type="button"
          className="control"
          onClick={() => {
            onDone();
            void act();
          }}
        >
          {label === 'Copy options' ? 'Copy options…' : label}
        </button>
      ))}
    </>
  );
}
