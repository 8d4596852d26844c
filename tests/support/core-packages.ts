import { readFileSync } from 'node:fs';
import { CORE_BOOKS } from '../../domain/canon/index.ts';
import type { VerseAddress } from '../../domain/versification/index.ts';

const PACKAGES = new URL('../../node_modules/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, PACKAGES), 'utf8');

const OSIS =
  'Gen Exod Lev Num Deut Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth Job Ps Prov Eccl Song Isa Jer ' +
  'Lam Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab Zeph Hag Zech Mal';

export const OSIS_BOOKS = OSIS.split(' ').map((osis, index) => ({ osis, book: CORE_BOOKS[index]!.id }));

export interface OwnVerse extends VerseAddress {
  readonly words: readonly string[];
  /** The notes of the edition about the place of the verse in the King James Version, for example "1Kgs.18.33!b". */
  readonly kjvNotes: readonly string[];
  readonly hasQere: boolean;
}

/**
 * A Masoretic verse with the Strong's number of each word: the last number in the package's lemma, or "" if there is no
 * number.
 */
export interface HebrewVerse extends OwnVerse {
  readonly strongs: readonly string[];
}

/** Every Masoretic verse in order, with its words as written (ketiv), from the OSIS files of `morphhb`. */
export function hebrewVerses(): HebrewVerse[] {
  return OSIS_BOOKS.flatMap(({ osis, book }) =>
    [
      ...read(`morphhb/wlc/${osis}.xml`).matchAll(/<verse osisID="[^."]+\.(\d+)\.(\d+)">(.*?)<\/verse>/gsu),
    ].map(([, chapter, verse, body = '']) => ({
      ...writtenWords(body.replace(/<note.*?<\/note>/gsu, '')),
      book,
      chapter: Number(chapter),
      verse: Number(verse),
      kjvNotes: [...body.matchAll(/<note>KJV:([^<]+)<\/note>/gu)].map(([, note = '']) => note.trim()),
      hasQere: body.includes('x-qere'),
    })),
  );
}

function writtenWords(body: string): Pick<HebrewVerse, 'words' | 'strongs'> {
  const found = [...body.matchAll(/<w (.*?)>(.*?)<\/w>/gsu)];
  return {
    words: found.map(([, , word = '']) => word.replace(/<[^>]+>|[^א-ת]/gu, '')),
    strongs: found.map(([, marks = '']) => /lemma="([^"]*)"/u.exec(marks)?.[1]?.match(/\d+/gu)?.at(-1) ?? ''),
  };
}

const NEW_TESTAMENT = CORE_BOOKS.filter((book) => book.testament === 'new');

/** Every verse of SBLGNT in order, with its words. The intermediate ending of Mark (unnumbered) is left out. */
export function greekVerses(): OwnVerse[] {
  const verses: (OwnVerse & { words: string[] })[] = [];
  const xml = read('sblgnt/xml/new-testament.xml').replace(
    /Intermediate Ending<\/mark-end>.*?<mark-end/gsu,
    '',
  );
  for (const [, reference, word] of xml.matchAll(/<verse-number id="([^"]+)">|<w>([^<]*)<\/w>/gu)) {
    if (reference === undefined) verses.at(-1)?.words.push(word ?? '');
    else {
      const [, name, chapter, verse] = /^(.+) (\d+):(\d+)$/u.exec(reference) ?? [];
      const book = NEW_TESTAMENT.find((candidate) => candidate.name === name)!.id;
      verses.push({
        book,
        chapter: Number(chapter),
        verse: Number(verse),
        words: [],
        kjvNotes: [],
        hasQere: false,
      });
    }
  }
  return verses;
}

/** The bare letters of a Greek word, without the code of the app. */
export const bareGreek = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ς/gu, 'σ')
    .replace(/[^α-ωϛϟϡ]/gu, '');

export interface VersePair {
  readonly wlc: string;
  readonly kjv: string;
  readonly type: string;
}

export function verseMap(): VersePair[] {
  return [...read('morphhb/wlc/VerseMap.xml').matchAll(/wlc="(.+?)" kjv="(.+?)" type="(.+?)"/gu)].map(
    ([, wlc = '', kjv = '', type = '']) => ({ wlc, kjv, type }),
  );
}
