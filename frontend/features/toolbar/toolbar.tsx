import { useEffect, useState } from 'react';
import type { VerseAnalysis } from '../../../domain/contract/index.ts';
import { rememberPlace } from '../../shared/places/recent-places.ts';
import { toolbarText as text, toolbarText } from '../../text/verse/toolbar-text.ts';
import { BAR_ACTION, BAR_ARROW, BAR_GROUP, PLACE_NAV, PLACE_NAV_MARGINS } from '../../ui/classes.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LazyPart, lazyPart, tellNotLoaded, usePreload } from '../../ui/pages/lazy-part.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';
import { Menu } from '../../ui/panels/menu.tsx';
import { toast } from '../../ui/panels/toast.tsx';
import { useOneTabStop } from '../../ui/panels/use-one-tab-stop.ts';
import { copyToClipboard } from '../../ui/sharing/clipboard.ts';
import { share } from '../../ui/sharing/share.ts';
import { copyText, mainText, type Passage, type PassageVerse, passageOf } from './passage-text.ts';
import { ChapterLink, type Neighbour, PlaceSteps } from './place-nav.tsx';

/** True if there is a text: that of the version that is shown, or another one of the passage. If not, shows a toast. */
function hasText(passage: Passage, text = mainText(passage)): boolean {
  if (text !== '') return true;
  const description = toolbarText.nothingText(passage.reference);
  toast({ title: toolbarText.nothing, description, destructive: true });
  return false;
}

/** Brings the note below a verse into view, with the focus in its field. A field that loads later takes the focus itself. */
function showNote(): void {
  const note = document.getElementById('note');
  note?.scrollIntoView();
  const field = note?.querySelector<HTMLElement>('textarea, a') ?? note;
  field?.focus({ preventScroll: true });
}

async function copyPassage(passage: Passage): Promise<void> {
  if (hasText(passage)) await copyToClipboard(copyText(passage), passage.reference);
}

function exportPassage(passage: Passage): void {
  if (!hasText(passage)) return;
  import('./export-passage.ts').then((file) => file.exportPassage(passage), tellNotLoaded);
}

/** Shares the passage with the address of the page. If the device cannot share, copies both. */
async function sharePassage(passage: Passage): Promise<void> {
  const url = location.href;
  if (!hasText(passage)) return;
  await share(
    { title: passage.reference, text: mainText(passage), url },
    { copied: `${copyText(passage)}\n${url}`, what: passage.reference },
  );
}

const COPY_OPTIONS = lazyPart(() => import('./copy-options.tsx'), 'CopyOptions');
const PICTURE = lazyPart(() => import('../picture/lazy.ts'), 'PictureDialog');

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
  /** The verse with its words, for a picture. Missing for a chapter, and while the text of the place is loading. */
  readonly drawn?: VerseAnalysis;
  /** True while the text of the place is loading. Then only the links to other places work. */
  readonly isLoading?: boolean;
  readonly className?: string;
}

/**
 * The bar with navigation and actions above the text, which is one Tab stop. On a phone it is at the bottom of the
 * screen. The actions have icons where there is no room for words.
 */
export function Toolbar({ analysis, drawn, isLoading = false, className = PLACE_NAV_MARGINS }: ToolbarProps) {
  const { verse, previous, next } = analysis;
  const [dialog, setDialog] = useState<'options' | 'picture' | null>(null);
  const closeDialog = () => setDialog(null);
  const preloadOptions = usePreload(COPY_OPTIONS);
  const preloadPicture = usePreload(PICTURE);
  const bar = useOneTabStop();
  const unit = verse.verse === null ? 'chapter' : 'verse';
  const place = verse.verse === null ? null : { ...verse, verse: verse.verse };
  const passage = passageOf(analysis);
  const openPicture = () => {
    if (drawn !== undefined && hasText(passage, passage.original)) setDialog('picture');
  };
  const path = explorerPathOf(verse);
  useEffect(() => {
    if (!isLoading) rememberPlace({ reference: verse.reference, path });
  }, [isLoading, verse.reference, path]);
  return (
    <>
      <div ref={bar} role="toolbar" aria-label={text.passage} className={`${PLACE_NAV} ${className}`}>
        <PlaceSteps unit={unit} previous={previous} next={next}>
          {place !== null && <ChapterLink place={place} className="max-md:hidden" />}
        </PlaceSteps>
        <div className={`${BAR_GROUP} inert:opacity-60`} inert={isLoading}>
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
            <div className="hidden md:inline-flex" onPointerEnter={preloadPicture}>
              <Menu
                label={text.shareOptions}
                className={BAR_ARROW}
                content={(close) => (
                  <Actions
                    actions={[
                      [text.shareText, () => sharePassage(passage)],
                      [text.sharePicture, openPicture],
                    ]}
                    onDone={close}
                  />
                )}
              >
                <Icon name="down" />
              </Menu>
            </div>
          )}
          {place !== null && (
            <Button className={`${BAR_ACTION} md:hidden`} onClick={showNote}>
              <Icon name="pencil" />
              {text.notes}
            </Button>
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
                  onChoose={() => setDialog('options')}
                  onPicture={openPicture}
                  onDone={close}
                />
              )}
            >
              <Icon name="more" />
              {text.more}
            </Menu>
          </div>
        </div>
      </div>
      {dialog === 'options' && (
        <Dialog title={text.copyOptions} onClose={closeDialog}>
          <LazyPart part={COPY_OPTIONS} props={{ passage, onDone: closeDialog }} />
        </Dialog>
      )}
      {dialog === 'picture' && drawn !== undefined && (
        <LazyPart part={PICTURE} props={{ verse: drawn, onClose: closeDialog }} onFail={closeDialog} />
      )}
    </>
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
    <Button
      title={text[name]}
      data-action={name}
      className={`${BAR_ACTION} xl:px-2 xl:[&>svg]:hidden ${isWide ? 'max-md:hidden' : ''}`}
      onClick={onClick}
    >
      <Icon name={name} />
      <span className="md:max-xl:sr-only">{text[name]}</span>
    </Button>
  );
}

interface MoreProps {
  readonly passage: Passage;
  readonly onDone: () => void;
  readonly place: { readonly book: string; readonly chapter: number; readonly verse: number } | null;
  readonly onChoose: () => void;
  readonly onPicture: () => void;
}

function More({ passage, place, onChoose, onPicture, onDone }: MoreProps) {
  const actions: ActionsProps['actions'] = [
    [text.openCopyOptions, onChoose],
    [text.export, () => exportPassage(passage)],
    [text.print, () => print()],
    [text.share, () => sharePassage(passage)],
    ...(place === null ? [] : [[text.sharePicture, onPicture] as const]),
  ];
  return (
    <>
      {place !== null && <ChapterLink place={place} />}
      <Actions actions={actions} onDone={onDone} />
    </>
  );
}

interface ActionsProps {
  readonly actions: readonly (readonly [label: string, act: () => void | Promise<void>])[];
  readonly onDone: () => void;
}

function Actions({ actions, onDone }: ActionsProps) {
  return (
    <>
      {actions.map(([label, act]) => (
        <Button
          key={label}
          className=""
          onClick={() => {
            onDone();
            void act();
          }}
        >
          {label}
        </Button>
      ))}
    </>
  );
}
