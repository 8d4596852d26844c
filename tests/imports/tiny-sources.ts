import type {
  EditionRecord,
  LexiconRecord,
  LexiconSource,
  TextSource,
  VerseRecord,
} from '../../import-jobs/records.ts';

const EDITION: EditionRecord = {
  id: 'tiny',
  name: 'Tiny Hebrew',
  role: 'original',
  language: 'he',
  script: 'hebrew',
  numbering: 'english',
  licence: 'public domain',
  licenceUrl: null,
  source: 'made for tests',
};

const FORMS = ['בראשית', 'ברא', 'אלהים', 'את', 'השמים', 'ואת', 'הארץ', 'ויאמר', 'יהי', 'אור'];

/** The most verses in a chapter of these sources, because a letters file has one byte for the number of a verse. */
const VERSES_A_CHAPTER = 250;

const languages = { hebrew: 'he', greek: 'grc', latin: 'en' } as const;

export interface TinyOptions {
  id?: string;
  script?: 'hebrew' | 'latin';
  rowsAChunk?: number;
  partial?: boolean;
  expected?: TextSource['expected'];
  fingerprint?: string;
}

/**
 * A verse of Genesis, counted from the first one, with one to three Hebrew words, or with an English text. `salt`
 * changes the words or the text.
 */
export function tinyVerse(verse: number, salt = 0, script: 'hebrew' | 'latin' = 'hebrew'): VerseRecord {
  const count = 1 + ((verse + salt) % 3);
  const forms = Array.from({ length: count }, (_, at) => FORMS[(verse * 3 + salt * 7 + at) % FORMS.length]!);
  const place = {
    book: 'genesis',
    chapter: Math.ceil(verse / VERSES_A_CHAPTER),
    verse: ((verse - 1) % VERSES_A_CHAPTER) + 1,
  } as const;
  return {
    ...place,
    part: '',
    originalLanguage: 'hebrew',
    text: script === 'latin' ? `Verse ${verse} said ${salt}` : forms.join(' '),
    heading: null,
    words:
      script === 'latin'
        ? []
        : forms.map((letters, at) => ({
            reading: 'both',
            variant: null,
            originalText: letters,
            before: '',
            after: at === count - 1 ? '׃' : ' ',
            mark: null,
            letters,
            transliteration: `t${salt}`,
            translation: null,
            strongsNumber: null,
            lemma: letters,
            morphology: null,
            corrected: null,
          })),
    addresses: [{ ...place, firstWord: 0, lastWord: null }],
  };
}

export function tinyText(verses: readonly VerseRecord[], options: TinyOptions = {}): TextSource {
  const rows = options.rowsAChunk ?? 3;
  const script = options.script ?? 'hebrew';
  return {
    kind: 'text',
    edition: {
      ...EDITION,
      id: options.id ?? EDITION.id,
      script,
      language: languages[script],
      role: script === 'latin' ? 'translation' : 'original',
    },
    expected: options.expected ?? { verses: verses.length },
    ...(options.partial === undefined ? {} : { partial: options.partial }),
    fingerprint: async () => options.fingerprint ?? JSON.stringify(verses.map((verse) => verse.text)),
    plan: async () =>
      Array.from({ length: Math.ceil(verses.length / rows) }, (_, at) => ({
        descriptor: { from: at * rows },
        units: Math.min(rows, verses.length - at * rows),
      })),
    read: async (descriptor) => {
      const { from } = descriptor as { from: number };
      return verses.slice(from, from + rows);
    },
  };
}

/** Makes the verses 1 to `count`. Genesis 1 has the first 250 of them. */
export const tinyVerses = (count: number, salt = 0, script: 'hebrew' | 'latin' = 'hebrew'): VerseRecord[] =>
  Array.from({ length: count }, (_, at) => tinyVerse(at + 1, salt, script));

export function tinyLexicon(definitions: Record<string, string>, id = 'tiny-lexicon'): LexiconSource {
  const entries = Object.entries(definitions).map(
    ([strongsNumber, definition]): LexiconRecord => ({
      strongsNumber,
      lemma: `lemma ${strongsNumber}`,
      transliteration: null,
      pronunciation: null,
      derivation: null,
      definition,
      usage: null,
      gloss: definition,
    }),
  );
  return {
    kind: 'lexicon',
    edition: { ...EDITION, id, name: 'Tiny lexicon', role: 'lexicon', script: 'hebrew', language: 'he' },
    expected: { entries: entries.length },
    fingerprint: async () => JSON.stringify(definitions),
    plan: async () =>
      Array.from({ length: Math.ceil(entries.length / 2) }, (_, at) => ({
        descriptor: at,
        units: Math.min(2, entries.length - at * 2),
      })),
    read: async (descriptor) => entries.slice(Number(descriptor) * 2, Number(descriptor) * 2 + 2),
  };
}
