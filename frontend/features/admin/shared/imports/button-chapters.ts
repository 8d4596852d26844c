import { buttonById } from '../../../../../domain/imports/index.ts';
import { chaptersIn } from './chapters-in-words.ts';

/**
 * The numbers of the chapters that a button imports, book after book. Empty if the button has no list of
 * chapters.
 */
export function chaptersOfButton(buttonId: string): number[] {
  const task = buttonById(buttonId)?.task;
  return task !== undefined && 'chapters' in task ? chaptersIn(task.chapters ?? []) : [];
}
