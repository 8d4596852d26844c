import { expect, test } from 'vitest';
import { divided, sefariaStandIn } from './sefaria.ts';

const HEBREW = 'hebrew|Miqra according to the Masorah';
const ENGLISH = 'english|The Holy Scriptures: A New Translation (JPS 1917)';

async function ask(reference: string, ...versions: string[]) {
  const query = new URLSearchParams(versions.map((version): [string, string] => ['version', version]));
  const response = await sefariaStandIn(
    new Request(`http://127.0.0.1/api/v3/texts/${encodeURIComponent(reference)}?${query}`),
  );
  return { status: response.status, body: JSON.parse(await response.text()) };
}

test('answers a chapter as a list of verses in each version that is asked for, and says that it is a stand-in', async () => {
  const { status, body } = await ask('Jonah 2', HEBREW, ENGLISH);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ref: 'Jonah 2',
    sections: ['2'],
    next: 'Jonah 3',
    prev: 'Jonah 1',
    warnings: [],
  });
  expect(
    body.versions.map(
      (version: { versionTitle: string; language: string; versionNotes: string; text: unknown[] }) => [
        version.versionTitle,
        version.language,
        version.versionNotes,
        version.text.length,
      ],
    ),
  ).toEqual([
    ['Miqra according to the Masorah', 'he', 'A stand-in. This text is not from Sefaria.', 11],
    [
      'The Holy Scriptures: A New Translation (JPS 1917)',
      'en',
      'A stand-in. This text is not from Sefaria.',
      11,
    ],
  ]);
  expect(body.versions[1].text[0]).toMatch(/^Now the LORD had prepared a great fish/u);
});

test('answers a book as a list of chapters and a verse as a text', async () => {
  expect((await ask('Jonah')).body.versions[0].text.map((verses: unknown[]) => verses.length)).toEqual([
    16, 11, 10, 11,
  ]);
  expect((await ask('Jonah.1.1')).body).toMatchObject({ ref: 'Jonah 1:1', sections: ['1', '1'] });
  expect((await ask('Jonah 1:1', 'english')).body.versions[0].text).toMatch(
    /^Now the word of the LORD came unto Jonah/u,
  );
});

test('gives the Hebrew text with the markup of Sefaria', async () => {
  const genesis = (await ask('Genesis 1')).body.versions[0].text;
  expect(genesis[0]).toMatch(
    /^<big>ב[^<]*<\/big>.*<sup class="footnote-marker">\*<\/sup><i class="footnote">/u,
  );
  expect(genesis[4]).toContain('&thinsp;<b>׀</b> ');
  expect(genesis[4]).toContain('<span class="mam-spi-pe">{פ}</span>');
  const ruth = (await ask('Ruth 3')).body.versions[0].text;
  expect(ruth[2]).toMatch(
    /<span class="mam-kq"><span class="mam-kq-k">\([^)]*\)<\/span> <span class="mam-kq-q">\[/u,
  );
  expect(ruth[4]).toMatch(/ <span class="mam-kq-q">\[/u);
  expect(ruth[11]).toMatch(/ <span class="mam-kq-k">\(אם\)<\/span> /u);
  expect((await ask('Joshua 21:36')).body.versions[0].text).toBe('—');
});

test('leaves out a version that it does not have, and warns', async () => {
  const { status, body } = await ask('Ruth 1', 'hebrew|Another', 'french|Bible');
  expect(status).toBe(200);
  expect(body.versions).toEqual([]);
  expect(body.warnings).toHaveLength(2);
  expect(JSON.stringify(body.warnings)).toContain('We do not have version named Another');
});

test.each([
  ['Foo 1', 'Could not find title in reference: Foo 1'],
  ['Ruth 5', 'Ruth ends at Chapter 4.'],
  ['Ruth 1:23', 'Ruth 1 ends at Verse 22.'],
  ['John 1', 'Could not find title in reference: John 1'],
])('answers %s with 404', async (reference, error) => {
  expect(await ask(reference)).toEqual({ status: 404, body: { error } });
});

test('answers another path with 404', async () => {
  const response = await sefariaStandIn(new Request('http://127.0.0.1/api/links/Ruth.1'));
  expect(response.status).toBe(404);
});

test.each([
  ['He came.', ['He came.']],
  ['He came. She went, and he saw it.', ['He came.', 'She went, and he saw it.']],
  ['He came, she went; they stayed', ['He came, she went;', 'they stayed']],
  ['One came. Two went. Three stayed.', ['One came.', 'Two went.', 'Three stayed.']],
  ['One, two, three: four', ['One, two,', 'three:', 'four']],
  ['Nothing divides this', ['Nothing divides this', '', '']],
])('divides “%s” into %j', (text, parts) => {
  expect(divided(text, parts.length)).toEqual(parts);
});
