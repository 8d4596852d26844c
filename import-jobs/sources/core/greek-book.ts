import type { VerseRecord, WordRecord } from '../../records.ts';
import { attribute, scanXml } from './xml.ts';

type GreekWord = Pick<WordRecord, 'originalText' | 'before' | 'after'>;

/** A verse of the Greek New Testament. Mark has one without a number after 16:8, the Intermediate Ending. */
export interface GreekVerse extends Pick<VerseRecord, 'chapter' | 'verse' | 'part'> {
  words: GreekWord[];
}

/**
 * Signs that refer to the critical apparatus (the notes on other readings), with their numbers (⸀1). They are not part
 * of the text.
 */
const APPARATUS = /[⸀⸁⸂⸃⸄⸅]\d?/g;
const INTERMEDIATE_ENDING = 'Intermediate Ending';

function signs(text: string): string {
  return text.normalize('NFC').replace(APPARATUS, '');
}

/** Leaves at most one space between words and no space around a dash. */
function tidy(after: string): string {
  return after.replace(/\s+/g, ' ').replace(/ ?— ?/g, '—');
}

class BookReader {
  readonly verses: GreekVerse[] = [];
  private prefix = '';

  start(chapter: number, verse: number, part: '' | 'ending' = ''): void {
    this.verses.push({ chapter, verse, part, words: [] });
  }

  mark(heading: string): void {
    const before = this.verses.at(-1);
    if (heading === INTERMEDIATE_ENDING && before !== undefined)
      this.start(before.chapter, before.verse, 'ending');
  }

  opening(text: string): void {
    this.prefix = signs(text);
    const last = this.verses.at(-1)?.words.at(-1);
    if (last === undefined) return;
    last.after += this.prefix;
    this.prefix = '';
  }

  word(text: string): void {
    this.verses.at(-1)?.words.push({ originalText: signs(text), before: this.prefix.trim(), after: '' });
    this.prefix = '';
  }

  closing(text: string): void {
    const last = this.verses.at(-1)?.words.at(-1);
    if (last !== undefined) last.after += signs(text);
  }

  finish(): GreekVerse[] {
    for (const { words } of this.verses) {
      for (const word of words) word.after = tidy(word.after);
      const last = words.at(-1);
      if (last !== undefined) last.after = last.after.trimEnd();
    }
    return this.verses;
  }
}

/**
 * Reads one book of `sblgnt/xml/new-testament.xml`. Each `<w>` is one word, so spaces and dashes separate words. An
 * apostrophe that marks an elision stays in its word. The text is in NFC and has no signs of the apparatus.
 */
export function parseGreekBook(xml: string): GreekVerse[] {
  const reader = new BookReader();
  let element = '';
  let text = '';
  scanXml(xml, {
    open(name, attributes) {
      element = name;
      text = '';
      if (name !== 'verse-number') return;
      const [chapter, verse] = (attribute(attributes, 'id') ?? '').split(' ').at(-1)?.split(':') ?? [];
      reader.start(Number(chapter), Number(verse));
    },
    text(part) {
      if (element !== '') text += part;
    },
    close(name) {
      if (name === 'w') reader.word(text);
      else if (name === 'prefix') reader.opening(text);
      else if (name === 'suffix') reader.closing(text);
      else if (name === 'mark-end') reader.mark(text);
      element = '';
    },
  });
  return reader.finish();
}
