/**
 * A library with the sample of the core texts and a few verses or rows of most packs. They are written with
 * the functions of the import.
 */

import type { Client } from '@libsql/client';
import { afterAll } from 'vitest';
import type { BookId } from '../../domain/canon/index.ts';
import type {
  ChunkRecords,
  EditionRecord,
  ImportSource,
  LexiconRecord,
  NameRecord,
  VerseMeanings,
  VerseRecord,
  WordRecord,
} from '../../import-jobs/records.ts';
import { PACKS } from '../../import-jobs/sources/packs/index.ts';
import { completeWord, type SourceWord, wordsOfText } from '../../import-jobs/words/complete-words.ts';
import { verseRecord } from '../../import-jobs/words/verse-record.ts';
import { type TestApp, testApp } from './app.ts';
import { publishLexicon, publishSource, publishText, sampleLibrary, setLibraryRevision } from './library.ts';
import { filledDatabase, type TestDatabase } from './test-database.ts';

function packEdition(id: string): EditionRecord {
  const found = PACKS.flatMap(({ editions }) => editions).find(({ record }) => record.id === id);
  if (found === undefined) throw new Error(`No pack fills ${id}`);
  return found.record;
}

type Place = readonly [book: BookId, chapter: number, verse: number];

function verse(
  edition: string,
  [book, chapter, number]: Place,
  words: WordRecord[],
  text?: string,
): VerseRecord {
  const { numbering, language } = packEdition(edition);
  const originalLanguage = language === 'en' ? 'english' : 'greek';
  return verseRecord(
    numbering,
    { book, chapter, verse: number },
    { originalLanguage, words, ...(text === undefined ? {} : { text }) },
  );
}

const greek = (edition: string, place: Place, text: string): VerseRecord =>
  verse(edition, place, wordsOfText('greek', text));
const english = (edition: string, place: Place, text: string): VerseRecord => verse(edition, place, [], text);

/** A verse whose words have numbers and meanings: `λόγος/G3056/Word`. */
const tagged = (edition: string, place: Place, text: string): VerseRecord =>
  verse(
    edition,
    place,
    text.split(' ').map((word, at, all) => {
      const [text = '', strongsNumber = null, translation] = word.split('/');
      const [originalText = ''] = /^[^,.]*/u.exec(text) ?? [];
      const space = at === all.length - 1 || text === '' ? '' : ' ';
      const after = text.slice(originalText.length) + space;
      const source: SourceWord = {
        originalText,
        after,
        strongsNumber,
        translation: translation?.replaceAll('_', ' ') ?? null,
      };
      return completeWord(packEdition(edition).script, source);
    }),
  );

const JOHN_1_1 = 'Ἐν ἀρχῇ ἦν ὁ λόγος, καὶ ὁ λόγος ἦν πρὸς τὸν θεόν, καὶ θεὸς ἦν ὁ λόγος.';

const TEXTS: Readonly<Record<string, readonly VerseRecord[]>> = {
  swete: [
    greek('swete', ['1 esdras', 3, 1], 'Καὶ βασιλεὺς Δαρεῖος ἐποίησεν δοχὴν μεγάλην'),
    greek('swete', ['1 esdras', 3, 13], 'Καὶ ὅτε ἐξηγέρθη ὁ βασιλεύς'),
    // The first 19 words of this Greek verse belong to verse 14 in English, the other words to
    // verse 15.
    greek(
      'swete',
      ['1 esdras', 3, 14],
      'καὶ ἐξαποστείλας ἐκάλεσεν πάντας τοὺς μεγιστᾶνας τῆς Περσίδος καὶ τῆς Μηδίας καὶ σατράπας καὶ στρατηγοὺς καὶ ' +
        'τοπάρχας καὶ ὑπάτους καὶ ἐκάθισεν ἐν τῷ χρηματιστηρίῳ',
    ),
    greek('swete', ['1 esdras', 3, 15], 'καὶ εἶπεν Καλέσατε τοὺς νεανίσκους'),
    greek('swete', ['sirach', 1, 1], 'Πᾶσα σοφία παρὰ Κυρίου'),
    greek('swete', ['3 maccabees', 1, 1], 'Ὁ δὲ Φιλοπάτωρ παρὰ τῶν ἀνακομισθέντων'),
  ],
  'kjv-apocrypha': [
    english('kjv-apocrypha', ['1 esdras', 3, 1], 'Now when Darius reigned, he made a great feast.'),
    english(
      'kjv-apocrypha',
      ['1 esdras', 3, 14],
      'And sending forth he called all the princes of Persia and Media;',
    ),
    english('kjv-apocrypha', ['1 esdras', 3, 15], 'And sat him down in the royal seat of judgment.'),
    english('kjv-apocrypha', ['1 esdras', 3, 16], 'And he said, Call the young men.'),
    english('kjv-apocrypha', ['2 esdras', 1, 1], 'The second book of the prophet Esdras.'),
    english('kjv-apocrypha', ['sirach', 1, 0], 'The Prologue of the Wisdom of Jesus the Son of Sirach.'),
    english('kjv-apocrypha', ['sirach', 1, 1], 'All wisdom cometh from the Lord, and is with him for ever.'),
  ],
  kjvs: [
    tagged(
      'kjvs',
      ['genesis', 1, 1],
      'In the beginning/H7225 God/H430 created/H1254 /H853 the heaven/H8064 and/H853 the earth./H776',
    ),
    tagged('kjvs', ['john', 1, 1], 'In the beginning/G746 was/G2258 the Word/G3056'),
  ],
  tagnt: [
    tagged(
      'tagnt',
      ['john', 1, 1],
      'Ἐν/G1722/In ἀρχῇ/G746/(the)_beginning ἦν/G1510/was ὁ/G3588/the λόγος,/G3056/Word καὶ/G2532/and ὁ/G3588/the ' +
        'λόγος/G3056/Word ἦν/G1510/was πρὸς/G4314/with τὸν/G3588/ θεόν,/G2316/God καὶ/G2532/and θεὸς/G2316/God ' +
        'ἦν/G1510/was ὁ/G3588/the λόγος./G3056/Word',
    ),
    tagged('tagnt', ['acts', 8, 37], 'εἶπεν/G2036/said δὲ/G1161/then ὁ/G3588/ Φίλιππος/G5376/Philip'),
  ],
  tischendorf: [
    greek('tischendorf', ['john', 1, 1], JOHN_1_1),
    greek('tischendorf', ['john', 1, 51], 'ἀπεκρίθη Ἰησοῦς'),
    greek('tischendorf', ['john', 1, 52], 'καὶ λέγει αὐτῷ'),
  ],
  byzantine: [
    greek('byzantine', ['john', 1, 1], JOHN_1_1),
    greek('byzantine', ['john', 1, 28], 'Ταῦτα ἐν Βηθανίᾳ ἐγένετο'),
    greek('byzantine', ['romans', 14, 24], 'Τῷ δὲ δυναμένῳ ὑμᾶς στηρίξαι'),
  ],
};

const TBESH: readonly LexiconRecord[] = [
  {
    strongsNumber: 'H7225',
    lemma: 'רֵאשִׁית',
    transliteration: null,
    pronunciation: null,
    derivation: null,
    definition: null,
    usage: null,
    gloss: 'first: beginning',
  },
];

const meaning = (text: string, letters: string, phrase: string) => ({
  text,
  letters,
  occurrence: 1,
  strongsNumber: null,
  phrase,
});

const MEANINGS: readonly VerseMeanings[] = [
  {
    book: 'genesis',
    chapter: 1,
    verse: 1,
    meanings: [meaning('בְּרֵאשִׁ֖ית', 'בראשית', 'In the beginning'), meaning('בָּרָ֣א', 'ברא', 'created')],
  },
  { book: 'john', chapter: 1, verse: 2, meanings: [meaning('οὗτος', 'ουτοσ', 'This one')] },
  {
    book: 'john',
    chapter: 1,
    verse: 1,
    meanings: [meaning('ἀρχῇ', 'αρχη', 'a phrase that a gloss replaces')],
  },
];

const NAMES: readonly NameRecord[] = [
  {
    list: 'hitchcock',
    row: 2,
    name: 'Ziphion',
    meaning: 'that sees',
    hebrew: null,
    greek: null,
    strongs: [],
    reference: null,
  },
  {
    list: 'persons',
    row: 9,
    name: 'Ziphion',
    meaning: null,
    hebrew: 'צִפְיוֹן',
    greek: 'Σαφων',
    strongs: ['H6837'],
    reference: { book: 'genesis', chapter: 46, verse: 16 },
  },
];

const listSource = (id: string, records: ChunkRecords): ImportSource => ({
  target: `pack-${id}`,
  unit: 'rows',
  editions: [{ record: packEdition(id), expected: {}, partial: false }],
  fingerprint: async () => id,
  begin: async () => [{ phase: 'load', descriptor: null, units: 1 }],
  read: async () => records,
});

export const packLibrary = (): Promise<TestDatabase> =>
  filledDatabase(
    'packs',
    async (client) => {
      for (const [id, verses] of Object.entries(TEXTS)) await publishText(client, packEdition(id), verses);
      await publishLexicon(client, packEdition('tbesh'), TBESH);
      await publishSource(client, listSource('meanings', { meanings: { meanings: MEANINGS } }));
      await publishSource(client, listSource('names', { names: { names: NAMES } }));
      await setLibraryRevision(client, 'packs');
    },
    sampleLibrary,
  );

export async function packApp(): Promise<{ library: TestDatabase; app: TestApp }> {
  const library = await packLibrary();
  afterAll(() => library.remove());
  return { library, app: testApp(library.client) };
}

export const licensedVersion = (client: Client, id: string, place: Place, text: string): Promise<void> =>
  publishText(client, { ...packEdition('kjv-apocrypha'), id, name: id, licence: 'Licensed' }, [
    english('kjv-apocrypha', place, text),
  ]);
