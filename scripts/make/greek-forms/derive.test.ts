import { describe, expect, test } from 'vitest';
import { formFinder, parseGreekForms } from '../../../import-jobs/sources/core/greek-forms/table.ts';
import { greekVerse } from '../../../import-jobs/sources/packs/greek-words.ts';
import { readTaggedWord } from '../../../import-jobs/sources/packs/tagnt/read-word.ts';
import { deriveGreekForms, type TaggedText, writeGreekForms } from './derive.ts';

interface Tag {
  lemma?: string;
  older?: string;
  parts?: string;
  editions?: string;
}

function tagged(text: string, number: string, morph: string, tag: Tag = {}) {
  const { lemma = 'λόγος=word', older = '', parts = `${number}=${morph}`, editions = 'NA28+SBL' } = tag;
  const raw = ['', '', '', parts, lemma, editions, '', '', '', '', '', '', older].join('\t');
  const [form = ''] = lemma.split('=');
  const word = readTaggedWord({
    text,
    lemma: form,
    morph: `robinson:${morph}`,
    strongs: [number],
    source: { raw },
  });
  if (word === undefined) throw new Error(`Not a word: ${text}`);
  return word;
}

const coreVerse = (text: string, verse = 1) =>
  greekVerse(
    'english',
    { book: 'john', chapter: 1, verse },
    text.split(' ').map((originalText) => ({ originalText, after: ' ' })),
  );

const derived = (text: TaggedText, verses: ReturnType<typeof coreVerse>[]) => deriveGreekForms(text, verses);
const formsOf = (...words: ReturnType<typeof tagged>[]) => derived(new Map([['john 1:1', words]]), []).forms;

describe('the forms of the tagged text', () => {
  test('the forms of the tagged text are in small letters, in Unicode form NFC, with the elision sign of the core, and sorted', () => {
    const forms = formsOf(
      tagged('Λόγος,'.normalize('NFD'), 'G3056', 'N-NSM'),
      tagged('ἐπ᾽', 'G1909', 'PREP'),
      tagged('λόγος', 'G3056', 'N-NSM'),
    );
    expect([...forms.keys()]).toEqual(['λόγος', 'ἐπ’'].toSorted());
  });

  test('the forms of the tagged text have no letters of senses, and 1473 and 1492 for the numbers of the source for “I” and “to know”', () => {
    const forms = formsOf(
      tagged('δὲ', 'G1161a', 'CONJ'),
      tagged('μου', 'G3165', 'P-1GS'),
      tagged('οἶδα', 'G6063', 'V-RAI-1S'),
    );
    expect([...forms.values()].map(([first]) => first?.strongsNumber).toSorted()).toEqual([
      'G1161',
      'G1473',
      'G1492',
    ]);
  });

  test('the forms of the tagged text have the number of the whole compound, and the parsings of its parts', () => {
    const forms = formsOf(
      tagged('κἀγὼ', 'G1473', 'P-1NS + G2532', { parts: 'G1473=P-1NS + G2532=CONJ', older: 'G2504' }),
    );
    expect(forms.get('κἀγὼ')).toEqual([{ strongsNumber: 'G2504', parsings: ['P-1NS+CONJ'] }]);
  });

  test('the forms of the tagged text have each parsing once, the commonest first; those that differ only in the kind of a name are together', () => {
    const forms = formsOf(
      tagged('πέτρου', 'G4074', 'N-GSF'),
      tagged('πέτρου', 'G4074', 'N-GSF'),
      tagged('πέτρου', 'G4074', 'N-GSM'),
      tagged('πέτρου', 'G4074', 'N-GSM-P'),
      tagged('πέτρου', 'G4074', 'N-GSM-P'),
      tagged('αὐτοῦ', 'G846', 'P-GSN'),
      tagged('αὐτοῦ', 'G846', 'P-GSM'),
      tagged('αὐτοῦ', 'G846', 'P-GSM'),
      tagged('αὐτοῦ', 'G847', 'ADV'),
    );
    expect(forms.get('πέτρου')).toEqual([
      { strongsNumber: 'G4074', parsings: ['N-GSM-P', 'N-GSM', 'N-GSF'] },
    ]);
    expect(forms.get('αὐτοῦ')).toEqual([
      { strongsNumber: 'G846', parsings: ['P-GSM', 'P-GSN'] },
      { strongsNumber: 'G847', parsings: ['ADV'] },
    ]);
  });

  test('the forms of the tagged text leave out two words that the source has as one', () => {
    expect(formsOf(tagged('μαράνα θά.', 'G3134', 'ARAM')).size).toBe(0);
  });
});

describe('a word of the core', () => {
  const text: TaggedText = new Map([
    ['john 1:1', [tagged('οὗ', 'G3739', 'R-GSM'), tagged('οὗ', 'G3739', 'R-GSM')]],
    ['john 1:2', [tagged('καὶ', 'G2532', 'CONJ'), tagged('οὗ', 'G3757', 'ADV')]],
  ]);

  test('a word of the core’s Greek text with another Strong’s number than the commonest of its form has its own line in the table', () => {
    const { places } = derived(text, [coreVerse('οὗ οὗ'), coreVerse('οὗ', 2)]);
    expect([...places]).toEqual([['john 1:2 1', { strongsNumber: 'G3757', parsing: null }]]);
  });

  test('a word of the core’s Greek text gets no Strong’s number from a word that its edition does not have', () => {
    const other: TaggedText = new Map([
      ...text,
      ['john 1:2', [tagged('οὗ', 'G3757', 'ADV', { editions: 'TR+Byz' })]],
    ]);
    expect(derived(other, [coreVerse('οὗ', 2)]).places.size).toBe(0);
  });
});

describe('a word of the core whose form is ambiguous', () => {
  const came = (parsing: string) => tagged('ἦλθον', 'G2064', parsing);
  const they = [came('V-2AAI-3P'), came('V-2AAI-3P')];
  const derivedFrom = (...words: ReturnType<typeof tagged>[]) =>
    derived(
      new Map([
        ['john 1:1', they],
        ['john 1:2', words],
      ]),
      [coreVerse('ἦλθον ἦλθον'), coreVerse(words.map(({ originalText }) => originalText).join(' '), 2)],
    ).places;

  test('a word of the core whose form is ambiguous has a line with its parsing if its person would be read wrongly', () => {
    expect([...derivedFrom(came('V-2AAI-1S'))]).toEqual([
      ['john 1:2 1', { strongsNumber: 'G2064', parsing: 'V-2AAI-1S' }],
    ]);
  });

  test('a word of the core whose form is ambiguous has no line if a word beside it shows the person', () => {
    expect(derivedFrom(tagged('ἐγὼ', 'G1473', 'P-1NS'), came('V-2AAI-1S')).size).toBe(0);
  });

  test('a word of the core whose form is ambiguous has no line if its English is the same in both parsings', () => {
    const light = (parsing: string) => tagged('φῶς', 'G5457', parsing);
    const text: TaggedText = new Map([['john 1:1', [light('N-NSN'), light('N-NSN'), light('N-ASN')]]]);
    expect(derived(text, [coreVerse('φῶς φῶς φῶς')]).places.size).toBe(0);
  });
});

describe('the parsing of a word of the core', () => {
  const light = (parsing: string) => tagged('φῶς', 'G5457', parsing);
  const text: TaggedText = new Map([
    ['john 1:1', [light('N-NSN'), tagged('ὁ', 'G3588', 'T-NSM'), light('N-ASN')]],
    ['john 1:2', [tagged('κρινῶ', 'G2919', 'V-FAI-1S'), tagged('κρίνω', 'G2919', 'V-PAI-1S')]],
    ['john 1:3', [tagged('κρίνω', 'G2919', 'V-PAI-1S')]],
  ]);
  const signs = (verse: number, words: string) => derived(text, [coreVerse(words, verse)]).signs;

  test('the parsing of a word of the core is that of its form, with a sign where the form has several', () => {
    expect([...signs(1, 'φῶς ὁ φῶς')]).toEqual([['john 1:1', '0.1']]);
    expect(signs(1, 'ὁ').size).toBe(0);
  });

  test('a word that the tagged text does not have gets the parsing of a form that has only one', () => {
    expect([...signs(2, 'φῶς ὁ')]).toEqual([['john 1:2', '-']]);
    expect(signs(2, 'ὁ').size).toBe(0);
    expect([...signs(1, 'κρῖνω')]).toEqual([['john 1:1', '-']]);
  });

  test('a word has no parsing if its form cannot have that of the tagged word', () => {
    expect([...signs(3, 'κρινῶ')]).toEqual([['john 1:3', '-']]);
  });
});

test('a number that Strong’s dictionary lacks has its lemma and a short gloss in the table of Greek forms', () => {
  const text: TaggedText = new Map([
    [
      'john 1:1',
      [
        tagged('ἐκβὰς', 'G6092', 'V-2AAP-NSM', { lemma: 'ἐκβαίνω=to_step_out' }),
        tagged('τύπος', 'G9992', 'N-NSM', { lemma: 'τύπος=mark/example' }),
        tagged('προσαίτης', 'G6075', 'N-NSM', { lemma: 'προσαίτης=a beggar' }),
        tagged('ἐκύκλευσαν', 'G6059', 'V-AAI-3P', { lemma: 'κυκλεύω=encompass' }),
        tagged('λόγος', 'G3056', 'N-NSM'),
      ],
    ],
  ]);
  expect(derived(text, []).added).toEqual([
    { strongsNumber: 'G6059', lemma: 'κυκλεύω', gloss: 'to encompass' },
    { strongsNumber: 'G6075', lemma: 'προσαίτης', gloss: 'beggar' },
    { strongsNumber: 'G6092', lemma: 'ἐκβαίνω', gloss: 'to step out' },
    { strongsNumber: 'G9992', lemma: 'τύπος', gloss: 'mark' },
  ]);
});

test('the written table of Greek forms is read as it was, and names its source', () => {
  const text: TaggedText = new Map([
    [
      'john 1:1',
      [tagged('οὗ', 'G3739', 'R-GSM'), tagged('οὗ', 'G3739', 'R-GSN'), tagged('οὗ', 'G3757', 'ADV')],
    ],
  ]);
  const verses = [coreVerse('οὗ οὗ οὗ')];
  const table = derived(text, verses);
  const files = writeGreekForms(table, verses);
  expect(parseGreekForms(files)).toEqual(table);
  expect(files.places).toContain('\njohn 1:1 3 οὗ G3757\n');
  for (const file of Object.values(files)) expect(file).toMatch(/^# Facts .*STEPBible.*CC BY 4\.0/u);
  expect(formFinder(table)('οὗ', { book: 'john', chapter: 1, verse: 1, word: 3 })?.parsings).toEqual(['ADV']);
});
