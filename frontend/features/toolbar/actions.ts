import { toolbarText } from '../../text/verse/toolbar-text.ts';
import { toast } from '../../ui/panels/toast.tsx';
import { copyToClipboard } from '../../ui/sharing/clipboard.ts';
import { download } from '../../ui/sharing/download.ts';
import { share } from '../../ui/sharing/share.ts';
import { copyText, exportJson, mainText, type Passage } from './passage-text.ts';

/** True if there is a text: that of the version that is shown, or another one of the passage. If not, shows a toast. */
export function hasText(passage: Passage, text = mainText(passage)): boolean {
  if (text !== '') return true;
  const description = toolbarText.nothingText(passage.reference);
  toast({ title: toolbarText.nothing, description, destructive: true });
  return false;
}

/** Brings the note below a verse into view, with the focus in its field. A field that loads later takes the focus itself. */
export function showNote(): void {
  const note = document.getElementById('note');
  note?.scrollIntoView();
  const field = note?.querySelector<HTMLElement>('textarea, a') ?? note;
  field?.focus({ preventScroll: true });
}

export async function copyPassage(passage: Passage): Promise<void> {
  if (hasText(passage)) await copyToClipboard(copyText(passage), passage.reference);
}

export function exportPassage(passage: Passage): void {
  if (!hasText(passage)) return;
  const content = exportJson(passage, new Date());
  download({ name: passage.reference, extension: 'json', content });
  toast({ title: toolbarText.exported, description: toolbarText.exportedText(passage.reference) });
}

/** Shares the passage with the address of the page. If the device cannot share, copies both. */
export async function sharePassage(passage: Passage): Promise<void> {
  const url = location.href;
  if (!hasText(passage)) return;
  await share(
    { title: passage.reference, text: mainText(passage), url },
    { copied: `${copyText(passage)}\n${url}`, what: passage.reference },
  );
}
