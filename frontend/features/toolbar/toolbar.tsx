import { useEffect, useState } from 'react';
import { rememberPlace } from '../../shared/places/recent-places.ts';
import { toolbarText as text } from '../../text/verse/toolbar-text.ts';
import { BAR_ACTION, BAR_ARROW, BAR_GROUP, PLACE_NAV, PLACE_NAV_MARGINS } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons.tsx';
import { LazyPart, lazyPart, usePreload } from '../../ui/pages/lazy-part.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';
import { Menu } from '../../ui/panels/menu.tsx';
import { useOneTabStop } from '../../ui/panels/use-one-tab-stop.ts';
import { copyPassage, exportPassage, sharePassage, showNote } from './actions.ts';
import { type Passage, type PassageVerse, passageOf } from './passage-text.ts';
import { ChapterLink, type Neighbour, PlaceSteps } from './place-nav.tsx';

const COPY_OPTIONS = lazyPart(() => import('./copy-options.tsx'), 'CopyOptions');

const explorerPathOf = ({ book, chapter, verse }: ToolbarProps['analysis']['verse']): string =>
  `/explorer/${encodeURIComponent(book)}/${chapter}${verse === null ? '' : `/${verse}`}`;

interface ToolbarProps {
  readonly analysis: {
    readonly verse: PassageVerse & {
      readonly book: string;
      readonly chapter: number;
      readonly verse: number | null;
    };
    readonly previous: Neighbour | null;
    readonly next: Neighbour | null;
  };
  /** True while the text of the place is loading. Then only the links to other places work. */
  readonly isLoading?: boolean;
  readonly className?: string;
}

/**
 * The bar with navigation and actions above the text. On a phone it is at the bottom of the screen. The actions have
 * icons where there is no room for words.
 */
export function Toolbar({ analysis, isLoading = false, className = PLACE_NAV_MARGINS }: ToolbarProps) {
  const { verse, previous, next } = analysis;
  const [isChoosing, setChoosing] = useState(false);
  const preloadOptions = usePreload(COPY_OPTIONS);
  const actions = useOneTabStop();
  const unit = verse.verse === null ? 'chapter' : 'verse';
  const place = verse.verse === null ? null : { ...verse, verse: verse.verse };
  const passage = passageOf(analysis);
  const path = explorerPathOf(verse);
  useEffect(() => {
    if (!isLoading) rememberPlace({ reference: verse.reference, path });
  }, [isLoading, verse.reference, path]);
  return (
    <div className={`${PLACE_NAV} ${className}`}>
      <PlaceSteps unit={unit} previous={previous} next={next}>
        {place !== null && <ChapterLink place={place} className="max-md:hidden" />}
      </PlaceSteps>
      <div
        ref={actions}
        role="toolbar"
        aria-label={text.passage}
        className={`${BAR_GROUP} inert:opacity-60`}
        inert={isLoading}
      >
        <Action name="copy" onClick={() => copyPassage(passage)} />
        <div className="hidden md:inline-flex" onPointerEnter={preloadOptions}>
          <Menu
            label={text.copyOptions}
            className={BAR_ARROW}
            content={(close) => <LazyPart part={COPY_OPTIONS} props={{ passage, onDone: close }} />}
          >
            <Icon name="down" />
          </Menu>
        </div>
        <Action name="export" isWide onClick={() => exportPassage(passage)} />
        <Action name="print" isWide onClick={() => print()} />
        <Action name="share" isWide onClick={() => sharePassage(passage)} />
        {place !== null && (
          <button type="button" className={`control ${BAR_ACTION} md:hidden`} onClick={showNote}>
            <Icon name="pencil" />
            {text.notes}
          </button>
        )}
        <div className="md:hidden">
          <Menu
            label={text.more}
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
            {text.more}
          </Menu>
        </div>
      </div>
      {isChoosing && (
        <Dialog title={text.copyOptions} onClose={() => setChoosing(false)}>
          <LazyPart part={COPY_OPTIONS} props={{ passage, onDone: () => setChoosing(false) }} />
        </Dialog>
      )}
    </div>
  );
}

interface ActionProps {
  readonly name: 'copy' | 'export' | 'print' | 'share';
  /** True if the button is shown only in a wide window. On a phone this action is in the menu More. */
  readonly isWide?: boolean;
  readonly onClick: () => void;
}

function Action({ name, isWide = false, onClick }: ActionProps) {
  return (
    <button
      type="button"
      title={text[name]}
      data-action={name}
      className={`control ${BAR_ACTION} xl:px-2 xl:[&>svg]:hidden ${isWide ? 'max-md:hidden' : ''}`}
      onClick={onClick}
    >
      <Icon name={name} />
      <span className="md:max-xl:sr-only">{text[name]}</span>
    </button>
  );
}

interface MoreProps {
  readonly passage: Passage;
  readonly onDone: () => void;
  readonly place: { readonly book: string; readonly chapter: number; readonly verse: number } | null;
  readonly onChoose: () => void;
}

function More({ passage, place, onChoose, onDone }: MoreProps) {
  const actions = [
    ...(place === null ? [] : [[text.notes, showNote] as const]),
    [text.openCopyOptions, onChoose],
    [text.export, () => exportPassage(passage)],
    [text.print, () => print()],
    [text.share, () => sharePassage(passage)],
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
          {label}
        </button>
      ))}
    </>
  );
}
