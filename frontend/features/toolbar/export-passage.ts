import { exportText } from '../../text/verse/export-text.ts';
import { toast } from '../../ui/panels/toast.tsx';
import { download } from '../../ui/sharing/download.ts';
import { mainText, type Passage } from './passage-text.ts';

export function exportJson(passage: Passage, now: Date): string {
  const content = { reference: passage.reference, text: mainText(passage), exportDate: now.toISOString() };
  return JSON.stringify(content, null, 2);
}

export function exportPassage(passage: Passage): void {
  const content = exportJson(passage, new Date());
  download({ name: passage.reference, extension: 'json', content });
  toast({ title: exportText.exported, description: exportText.exportedText(passage.reference) });
}
