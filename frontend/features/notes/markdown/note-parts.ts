import { explorerPath, findReferences } from '../../../../domain/reference/index.ts';
import { type ScriptRun, scriptRuns } from '../../../ui/words/script-runs.ts';

/** A run of one script in a note, in pieces: its references, each with the address of its place, and the text between. */
export interface NotePart {
  readonly lang: ScriptRun['lang'];
  readonly pieces: readonly { readonly text: string; readonly href: string | null }[];
}

/**
 * Divides a note into runs of scripts, and each run at its references. So one isolate can hold a whole run with the links
 * in it. A reference that begins in a run belongs to it with its digits: `תהלים 23:3`.
 *
 * @example
 * ```ts
 * noteParts('see תהלים 23:3').map(({ lang, pieces }) => [lang, pieces.length]) // => [[null,1],["he",1]]
 * ```
 */
export function noteParts(text: string, references = findReferences(text)): readonly NotePart[] {
  const parts: NotePart[] = [];
  let at = 0;
  let end = 0;
  let next = 0;
  for (const run of scriptRuns(text)) {
    end += run.text.length;
    const pieces: NotePart['pieces'][number][] = [];
    const add = (to: number, href: string | null) => {
      if (to > at) pieces.push({ text: text.slice(at, to), href });
      at = Math.max(at, to);
    };
    for (let found = references[next]; found && found.start < end; found = references[next]) {
      add(found.start, null);
      add(found.end, explorerPath(found.reference));
      next += 1;
    }
    add(end, null);
    if (pieces.length > 0) parts.push({ lang: run.lang, pieces });
  }
  return parts;
}
