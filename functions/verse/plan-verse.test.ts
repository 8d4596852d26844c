import { describe, expect, test } from 'vitest';
import type { VerseAnalysis } from '../../domain/contract/index.ts';
import { hebrewLetters, stripPoints } from '../../domain/hebrew/index.ts';
import { sampleApp } from '../../tests/support/sample-app.ts';

const { app } = await sampleApp();

const verse = (path: string) => app.json<VerseAnalysis>(`/api/verse/${path}`);
const totalOf = (answer: VerseAnalysis, method: string) =>
  answer.totalValues.find((total) => total.method === method)?.value;
const bare = (answer: VerseAnalysis) => hebrewLetters(answer.verse.hebrewText ?? '');
const lettersOf = (answer: VerseAnalysis) =>
  hebrewLetters(answer.words.map((word) => word.word.originalText).join(''));

describe('a verse', () => {
  test('a word whose code or number is corrected says what the source has, and others say nothing', async () => {
    const { words } = await verse('1kings/20/7');
    const found = words.filter(({ word }) => 'corrected' in word);
    expect(
      found.map(({ word }) => [hebrewLetters(word.originalText), word.morphology, word.corrected]),
    ).toEqual([
      [
        'ממנו',
        'HR/Sp3ms',
        { morphology: 'HR/Sp1cp', report: 'https://github.com/openscriptures/morphhb/issues/82' },
      ],
    ]);
  });

  test('Genesis 1:1 has 7 words, 28 letters and the value 2701, word by word', async () => {
    const answer = await verse('genesis/1/1');
    expect(answer.verse).toMatchObject({
      book: 'genesis',
      chapter: 1,
      verse: 1,
      text: 'In the beginning God created the heaven and the earth.',
      greekText: null,
      notes: expect.stringContaining('7 words and 28 letters'),
      reference: 'Genesis 1:1',
      originalReference: null,
      edition: 'wlc',
      absent: null,
    });
    expect(bare(answer)).toBe('בראשיתבראאלהיםאתהשמיםואתהארץ');
    expect([answer.wordCount, answer.letterCount]).toEqual([7, 28]);
    expect(answer.totalValues).toEqual([
      { method: 'HEBREW_STANDARD', value: 2701 },
      { method: 'HEBREW_ORDINAL', value: 298 },
    ]);
    expect(answer.words.map((word) => word.gematriaValues[0]?.value)).toEqual([
      913, 203, 86, 401, 395, 407, 296,
    ]);
    expect(answer.words.map((word) => word.word.wordPosition)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(answer.words[0]?.word).toMatchObject({
      strongsNumber: 'H7225',
      translation: 'in the beginning',
      translationSource: 'composed',
      language: 'he',
      reading: 'both',
      variant: null,
    });
    expect(answer.words[0]?.verse).toBe(1);
    expect(answer.words[2]?.frequency).toBeGreaterThan(10);
    expect(answer.previous).toBeNull();
    expect(answer.next).toEqual({
      reference: 'Genesis 1:2',
      book: 'genesis',
      chapter: 1,
      verse: 2,
      path: '/explorer/genesis/1/2',
    });
  });

  test('Deuteronomy 6:4 has the value 1118; its large letters count like other letters', async () => {
    expect(totalOf(await verse('deuteronomy/6/4'), 'HEBREW_STANDARD')).toBe(1118);
  });

  test('John 1:1 has the value 3617, a Greek text and no Hebrew text', async () => {
    const answer = await verse('john/1/1');
    expect(answer.totalValues.map((total) => total.method)).toEqual(['GREEK_STANDARD', 'GREEK_ORDINAL']);
    expect(totalOf(answer, 'GREEK_STANDARD')).toBe(3617);
    expect(answer.verse.hebrewText).toBeNull();
    expect(answer.verse.greekText).toMatch(/^Ἐν ἀρχῇ/u);
    expect(new Set(answer.words.map((word) => word.word.language))).toEqual(new Set(['grc']));
  });

  test('the totals of a verse have the requested order of methods; a method of another script has no value', async () => {
    const answer = await verse('genesis/1/1?methods=HEBREW_GADOL,GREEK_STANDARD,HEBREW_KOLEL');
    expect(answer.totalValues).toEqual([
      { method: 'HEBREW_GADOL', value: 4631 },
      { method: 'GREEK_STANDARD', value: null },
      { method: 'HEBREW_KOLEL', value: 2708 },
    ]);
    expect(answer.words[0]?.gematriaValues.map((value) => value.value)).toEqual([913, null, 914]);
  });

  test.each(['Genesis', 'GEN', 'gen', 'Bereshit', 'בראשית'])(
    'the book of a verse may be written as %s',
    async (book) => {
      expect((await verse(`${encodeURIComponent(book)}/1/1`)).verse.book).toBe('genesis');
    },
  );

  test('the call /api/hybrid/verse has the answer of /api/verse', async () => {
    expect(await app.json('/api/hybrid/verse/genesis/1/1?methods=HEBREW_GADOL')).toEqual(
      await app.json('/api/verse/genesis/1/1?methods=HEBREW_GADOL'),
    );
  });

  test('a verse has no English text in the version original, and has one in the version kjvs', async () => {
    expect((await verse('genesis/1/1?version=original')).verse.text).toBeNull();
    expect((await verse('genesis/1/1?version=kjvs')).verse.text).toMatch(/^In the beginning/);
  });
});

describe('verses whose edition has another numbering', () => {
  test('a psalm’s title is verse 0, with its own words, before verse 1', async () => {
    const title = await verse('psalms/51/0');
    expect(title.verse).toMatchObject({
      title: true,
      originalReference: 'Psalm 51:1–2',
      reference: 'Psalm 51 title',
    });
    expect(title.verse.text).toMatch(/^To the chief Musician/);
    expect(bare(title)).toBe(lettersOf(title));
    expect(title.next?.path).toBe('/explorer/psalms/51/1');
    expect((await verse('psalms/51/1')).previous?.verse).toBe(0);
    expect((await verse('psalms/23/3')).verse.title).toBe(false);
  });

  test('a heading that is not a verse is in the answer for verse 1 only', async () => {
    expect((await verse('psalms/23/1')).verse.heading).toBe('A Psalm of David.');
    expect((await verse('psalms/23/2')).verse.heading).toBeNull();
  });

  test('a split Masoretic verse gives each address only its own words', async () => {
    const first = await verse('1kings/18/33');
    const second = await verse('1kings/18/34');
    expect(first.verse.originalReference).toBe('1 Kings 18:33–34a');
    expect(second.verse.originalReference).toBe('1 Kings 18:34b');
    expect(bare(first)).toBe(lettersOf(first));
    expect(bare(second)).toBe(lettersOf(second));
    expect(hebrewLetters(second.words[0]?.word.originalText ?? '')).toBe('ויאמר');
    expect(second.words[0]?.word.wordPosition).toBe(1);
  });

  test('two Masoretic verses at one English address are counted together, with the value 4267', async () => {
    const joined = await verse('1kings/22/43');
    expect(totalOf(joined, 'HEBREW_STANDARD')).toBe(4267);
    expect(joined.verse.originalReference).toBe('1 Kings 22:43–44');
    expect(bare(joined)).toBe(lettersOf(joined));
  });

  test('a verse that the edition lacks has only English, with a note', async () => {
    for (const path of ['acts/8/37', 'nehemiah/7/68']) {
      const answer = await verse(path);
      expect(answer.verse.text, path).toBeTruthy();
      expect(answer.verse.absent, path).toMatch(/^This verse is not in/);
      expect(
        { words: answer.words, wordCount: answer.wordCount, letterCount: answer.letterCount },
        path,
      ).toEqual({ words: [], wordCount: 0, letterCount: 0 });
      expect(
        answer.totalValues.map((total) => total.value),
        path,
      ).toEqual([null, null]);
      expect(answer.verse.hebrewText ?? answer.verse.greekText, path).toBeNull();
    }
  });

  test('Greek verses that begin or end elsewhere than in English have the right words and reference', async () => {
    expect((await verse('acts/19/41')).wordCount).toBe(6);
    expect((await verse('2corinthians/13/14')).verse.originalReference).toBe('2 Corinthians 13:13');
  });

  test('the ending of Mark is shown under 16:8 and is not in its total', async () => {
    const answer = await verse('mark/16/8');
    expect(answer.wordCount).toBe(18);
    expect(answer.ending).toMatchObject({ wordCount: 34, verse: 8 });
    expect(answer.ending?.words).toHaveLength(34);
    expect(answer.ending?.words[0]).toMatchObject({ verse: null, word: { wordPosition: 1 } });
    expect((await verse('mark/16/9')).ending).toBeUndefined();
  });
});

test('an opening bracket before the first word of a verse is in the word’s field `before`, not in its text', async () => {
  const { words, verse: shown } = await verse('john/1/15');
  expect(words[0]?.word).toMatchObject({ before: '(', lemma: 'G2491' });
  expect(words[0]?.word.originalText).toMatch(/^\p{L}/u);
  expect(words.map(({ word }) => word.before + word.originalText + word.after).join('')).toBe(
    shown.greekText,
  );
  const { ending } = await verse('mark/16/8');
  expect(ending?.words[0]?.word).toMatchObject({ before: '⟦', originalText: 'Πάντα' });
});

describe('a compound name', () => {
  test('each part of a compound name has the dictionary number and the frequency of the whole name', async () => {
    // In the sample, Bethel occurs in Genesis 31:13 and Nehemiah 7:32, each time as two words.
    const bethel = (await verse('nehemiah/7/32')).words.filter(({ word }) => word.strongsNumber === 'H1008');
    expect(
      bethel.map(({ word, frequency }) => [hebrewLetters(word.originalText), word.lemma, frequency]),
    ).toEqual([
      ['בית', 'H1008', 2],
      ['אל', 'H1008', 2],
    ]);
  });
});

describe('ketiv and qere', () => {
  test('2 Samuel 8:3 ends once in each reading: a qere without a ketiv comes before the sof pasuq', async () => {
    const end = async (reading: string) =>
      stripPoints((await verse(`2samuel/8/3?reading=${reading}`)).verse.hebrewText ?? '').slice(-10);
    expect([await end('ketiv'), await end('qere')]).toEqual(['ידו בנהר־׃', ' בנהר־פרת׃']);
  });

  test('only one reading is counted, and a word with two readings names the other reading', async () => {
    const ketiv = await verse('2kings/6/25');
    const qere = await verse('2kings/6/25?reading=qere');
    expect(bare(ketiv)).toBe(lettersOf(ketiv));
    expect(bare(qere)).toBe(lettersOf(qere));
    expect(bare(ketiv)).not.toBe(bare(qere));
    const written = ketiv.words.find((word) => word.word.reading === 'ketiv');
    const read = qere.words.find((word) => word.word.reading === 'qere');
    expect(hebrewLetters(written?.word.variant ?? '')).toContain(
      hebrewLetters(read?.word.originalText ?? '–'),
    );
    expect(ketiv.words.some((word) => word.word.reading === 'qere')).toBe(false);
    expect(qere.words.some((word) => word.word.reading === 'ketiv')).toBe(false);
  });

  test('the other reading of the last word has no sof pasuq of its own, because the verse has one', async () => {
    for (const reading of ['ketiv', 'qere']) {
      const { words } = await verse(`jeremiah/51/34?reading=${reading}`);
      const last = words.at(-1)?.word;
      expect(last?.after).toContain('׃');
      expect(hebrewLetters(last?.variant ?? '')).toMatch(/^הדיחנ[וי]$/u);
      expect(last?.variant).not.toContain('׃');
    }
  });

  test('a qere without a ketiv adds a word; a ketiv without a qere removes one', async () => {
    expect((await verse('2samuel/8/3?reading=qere')).wordCount - (await verse('2samuel/8/3')).wordCount).toBe(
      1,
    );
    expect(
      (await verse('jeremiah/51/3?reading=qere')).wordCount - (await verse('jeremiah/51/3')).wordCount,
    ).toBe(-1);
    const ketivOnly = (await verse('jeremiah/51/3')).words.find((word) => word.word.reading === 'ketiv');
    expect(ketivOnly?.word.variant).toBe('');
  });

  test.each([
    ['genesis/31/47', 'he'],
    ['jeremiah/10/11', 'arc'],
    ['daniel/2/3', 'he'],
    ['daniel/2/5', 'arc'],
    ['daniel/2', 'arc'],
    ['psalms/51/0', 'he'],
    ['john/1/1', 'grc'],
    ['nehemiah/7/68', null],
  ])('the language of most words of %s is %s', async (path, language) => {
    expect((await verse(path)).verse.language).toBe(language);
    expect((await verse(`${path}?words=0`)).verse.language).toBe(language);
  });

  test('each Aramaic word is marked as Aramaic', async () => {
    const words = (await verse('genesis/31/47')).words.map((word) => word.word.language);
    expect(words.filter((language) => language === 'arc')).toHaveLength(2);
    expect(words).toContain('he');
    expect((await verse('jeremiah/10/11')).words.filter((word) => word.word.language === 'arc')).toHaveLength(
      15,
    );
  });
});
