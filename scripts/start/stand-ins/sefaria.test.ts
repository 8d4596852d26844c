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

const hebrewOf = async (chapter: string): Promise<string[]> =>
  (await ask(chapter, HEBREW)).body.versions[0].text;

test('the stand-in for Sefaria answers a chapter as a list of verses for each requested version, and says that it is a stand-in', async () => {
  const { status, body } = await ask('Jonah 2', HEBREW, ENGLISH);
  expect({ status, ref: body.ref }).toEqual({ status: 200, ref: 'Jonah 2' });
  const versionNotes = 'A stand-in. This text is not from Sefaria.';
  expect(body.versions).toEqual([
    { versionTitle: 'Miqra according to the Masorah', versionNotes, text: expect.any(Array) },
    {
      versionTitle: 'The Holy Scriptures: A New Translation (JPS 1917)',
      versionNotes,
      text: [
        expect.stringMatching(/^Now the LORD had prepared a great fish/u),
        ...Array(10).fill(expect.any(String)),
      ],
    },
  ]);
  expect(body.versions[0].text).toHaveLength(11);
});

test('the Hebrew text of the stand-in for Sefaria has Sefaria’s markup', async () => {
  const genesis = await hebrewOf('Genesis 1');
  expect(genesis[0]).toMatch(
    /^<big>ב[^<]*<\/big>.*<sup class="footnote-marker">\*<\/sup><i class="footnote">/u,
  );
  expect(genesis[4]).toContain('&thinsp;<b>׀</b> ');
  expect(genesis[4]).toContain('<span class="mam-spi-pe">{פ}</span>');
  const ruth = await hebrewOf('Ruth 3');
  expect(ruth[2]).toMatch(
    /<span class="mam-kq"><span class="mam-kq-k">\([^)]*\)<\/span> <span class="mam-kq-q">\[/u,
  );
  expect(ruth[4]).toMatch(/ <span class="mam-kq-q">\[/u);
  expect(ruth[11]).toMatch(/ <span class="mam-kq-k">\(אם\)<\/span> /u);
  expect((await hebrewOf('Joshua 21'))[35]).toBe('—');
});

test('the stand-in for Sefaria leaves out a version that it does not have', async () => {
  expect(await ask('Ruth 1', 'hebrew|Another', 'french|Bible')).toEqual({
    status: 200,
    body: { ref: 'Ruth 1', versions: [] },
  });
});

test.each([
  ['Foo 1', 'Could not find title in reference: Foo 1'],
  ['Ruth 5', 'Ruth ends at Chapter 4.'],
  ['John 1', 'Could not find title in reference: John 1'],
])('the stand-in for Sefaria answers %s with status 404 and the error “%s”', async (reference, error) => {
  expect(await ask(reference)).toEqual({ status: 404, body: { error } });
});

test('the stand-in for Sefaria answers another path with status 404', async () => {
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
])('the stand-in for Sefaria divides the English verse “%s” into %j', (text, parts) => {
  expect(divided(text, parts.length)).toEqual(parts);
});
