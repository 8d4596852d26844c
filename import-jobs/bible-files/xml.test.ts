import { expect, test } from 'vitest';
import { readFile } from '../../tests/imports/bible-files/sample-bible.ts';

const read = async (xml: string) => {
  const { rows, problems, file } = await readFile(`<?xml version="1.0"?>\n${xml}`);
  return {
    rows,
    problems,
    dropped: Object.fromEntries(file.dropped),
    verses: rows.map(({ chapter, verse, text }) => `${chapter}:${verse} ${text}`),
  };
};
const osis = (body: string, book = 'Ruth'): string =>
  `<osis><osisText><header><work><title>Title</title></work></header><div type="book" osisID="${book}">${body}</div></osisText></osis>`;
const verse = (id: string, text: string): string => `<verse osisID="${id}">${text}</verse>`;

test.each([
  [
    'notes of both kinds',
    verse(
      'Ruth.1.1',
      'God<note>a</note>, who<note type="crossReference"><reference>x</reference></note> said',
    ),
    ['1:1 God, who said'],
  ],
  [
    'added words and names',
    verse(
      'Ruth.1.1',
      'The <divineName>LORD</divineName> <transChange type="added">is</transChange> <q who="Jesus">I</q>',
    ),
    ['1:1 The LORD is I'],
  ],
  [
    'quotation marks in attributes',
    verse('Ruth.1.1', '<q marker="“" sID="a"/>I am<q marker="”" eID="a"/>'),
    ['1:1 “I am”'],
  ],
  ['paragraph signs', `<p><milestone type="x-p" marker="¶"/>${verse('Ruth.1.1', 'One')}</p>`, ['1:1 One']],
  ['joined verses', verse('Ruth.1.1 Ruth.1.2', 'One'), ['1:1 One']],
  ['parts of a verse', verse('Ruth.1.1!a', 'One') + verse('Ruth.1.1!b', 'two'), ['1:1 One two']],
  ['lines of poetry', verse('Ruth.1.1', '<lg><l>One</l><l>two</l></lg>'), ['1:1 One two']],
  [
    'milestones of chapters',
    '<chapter sID="a" osisID="Ruth.2"/><verse sID="b" osisID="Ruth.2.1"/>One<verse eID="b"/> between <verse sID="c" osisID="Ruth.2.2"/>Two<verse eID="c"/><chapter eID="a"/>',
    ['2:1 One', '2:2 Two'],
  ],
  ['an introduction', `<div type="introduction"><p>Words</p></div>${verse('Ruth.1.1', 'One')}`, ['1:1 One']],
  ['pictures', verse('Ruth.1.1', 'One<figure src="a"><caption>x</caption></figure> two'), ['1:1 One two']],
  [
    'entities of HTML',
    verse('Ruth.1.1', 'One&nbsp;two &amp; three &#8212; <![CDATA[four]]>'),
    ['1:1 One two & three — four'],
  ],
])('OSIS with %s is read', async (_, body, verses) => {
  const { verses: found, problems } = await read(osis(body));
  expect(problems).toEqual([]);
  expect(found).toEqual(verses);
});

test('titles in OSIS are headings, those of psalms verse 0, and those of chapters and books neither', async () => {
  const titles =
    '<title type="main">Psalms</title><chapter osisID="Ps.3"><title type="chapter">3</title><title>Trust</title><title type="psalm" canonical="true">A Psalm</title>';
  const { rows } = await read(
    osis(
      `${titles}${verse('Ps.3.1', 'LORD')}<title canonical="true" type="acrostic">BETH</title>${verse('Ps.3.2', 'Two')}</chapter>`,
      'Ps',
    ),
  );
  expect(rows.map(({ verse, text, heading }) => [verse, text, heading])).toEqual([
    [0, 'A Psalm', 'Trust'],
    [1, 'LORD', undefined],
    [2, 'Two', 'BETH'],
  ]);
});

test('numbers of words are read from each form of a lemma', async () => {
  const words =
    '<w lemma="strong:H07225 lemma.TR:x" morph="x">In the</w> <w lemma="b/1254 a">made</w><w lemma="strong:H0853 strong:H08064">heaven</w>, <w morph="x">and</w>';
  const { rows } = await read(osis(verse('Ruth.1.1', words)));
  expect(rows[0]?.words).toEqual([
    { text: 'In the', strongs: ['H7225'] },
    { text: 'madeheaven,', strongs: ['H1254', 'H853', 'H8064'] },
    { text: 'and', strongs: [] },
  ]);
});

const zefania = (body: string): string =>
  `<XMLBIBLE biblename="x"><INFORMATION><title>T</title></INFORMATION><BIBLEBOOK bnumber="40" bname="Matthäus"><CHAPTER cnumber="1">${body}</CHAPTER></BIBLEBOOK></XMLBIBLE>`;

test('Zefania with styles, notes, captions and numbers is read', async () => {
  const { rows, dropped } = await read(
    zefania(
      '<CAPTION vref="1">Stammbaum</CAPTION><VERS vnumber="1"><gr str="976 1078" rmac="N">Buch</gr> <STYLE css="x">des</STYLE><NOTE>x</NOTE><BR art="x-nl"/>Ursprungs<XREF>y</XREF></VERS><VERS vnumber="2" enumber="3">Abraham</VERS>',
    ),
  );
  expect(rows).toMatchObject([
    {
      book: 'matthew',
      verse: 1,
      text: 'Buch des Ursprungs',
      heading: 'Stammbaum',
      words: [{ text: 'Buch', strongs: ['G976', 'G1078'] }, { text: 'des' }, { text: 'Ursprungs' }],
    },
    { verse: 2, lastVerse: 3 },
  ]);
  expect(dropped).toEqual({ footnotes: 1, 'cross references': 1 });
});

test('bold letters of a simple XML file are no book', async () => {
  const { verses } = await read(
    '<bible><book number="8"><chapter number="1"><verse number="1">The <b>LORD</b> <i>is</i></verse></chapter></book></bible>',
  );
  expect(verses).toEqual(['1:1 The LORD is']);
});

test('XML with the place of each verse in its attributes is read', async () => {
  const rows =
    '<row book="Ruth" chapter="1" verse="1">One</row><row book="Ruth" chapter="2" verse="3">Two</row>';
  expect((await read(`<table>${rows}</table>`)).verses).toEqual(['1:1 One', '2:3 Two']);
  const places = '<verse ref="Ruth 1:1">One</verse><verse ref="Ruth 2:3">Two</verse>';
  expect((await read(`<bible>${places}</bible>`)).verses).toEqual(['1:1 One', '2:3 Two']);
});

test('XML of corpora says in ids where its verses are', async () => {
  const { rows } = await read(
    '<cesDoc><text><body><div id="b.RUT" type="book"><div id="b.RUT.1" type="chapter"><seg id="b.RUT.1.1" type="verse">\nOne\n</seg><seg id="b.RUT.1.2" type="verse">Two</seg></div></div><div id="b.1SA" type="book"><div id="b.1SA.1" type="chapter"><seg id="b.1SA.1.1" type="verse">Three</seg></div></div></body></text></cesDoc>',
  );
  expect(rows).toMatchObject([
    { book: 'ruth', verse: 1, text: 'One' },
    { book: 'ruth', verse: 2, text: 'Two' },
    { book: '1samuel', chapter: 1, verse: 1, text: 'Three' },
  ]);
});

test('a book can have its name in an element, and Hebrew words have strokes between their parts', async () => {
  const { rows } = await read(
    '<Tanach><tanach><book><names><name>Ruth</name><number>31</number></names><c n="1"><v n="1"><w>וַ/יְהִ֗י</w> <w>בִּ/ימֵי֙</w></v></c></book></tanach></Tanach>',
  );
  expect(rows).toMatchObject([{ book: 'ruth', chapter: 1, verse: 1, text: 'וַיְהִ֗י בִּימֵי֙'.normalize('NFC') }]);
});

test('USX with notes, words and headings is read', async () => {
  const { rows } = await read(
    '<usx version="3.0"><book code="GEN" style="id">Genesis</book><para style="toc1">Genesis</para><chapter number="1" style="c" sid="GEN 1"/><para style="s1">Creation</para><para style="p"><verse number="1-2" style="v" sid="x"/><char style="w" strong="H7225">Beginning</char><note style="x" caller="-"><char style="xt">Jn 1</char></note>, God<verse eid="x"/></para><para style="r">x</para><chapter eid="GEN 1"/></usx>',
  );
  expect(rows).toMatchObject([
    {
      book: 'genesis',
      verse: 1,
      lastVerse: 2,
      text: 'Beginning, God',
      heading: 'Creation',
      words: [{ text: 'Beginning,', strongs: ['H7225'] }, { text: 'God' }],
    },
  ]);
});

test.each([
  ['<osis><osisText><div type="book" osisID="Ruth">', 'The XML is damaged in line 2: unclosed tag'],
  ['<osis><a></b></osis>', 'The XML is damaged in line 2: unexpected close tag'],
  ['<!DOCTYPE a [<!ENTITY b "c">]><osis>&b;</osis>', 'The XML is damaged in line 2: undefined entity'],
  ['<svg><path/></svg>', 'its first element “svg” is none of OSIS, Zefania, USX or USFX'],
  ['<!DOCTYPE html><html></html>', 'The file is a web page'],
  [`<osis>${'<a>'.repeat(200)}`, 'more than 100 elements in each other'],
  [`<osis>${'x'.repeat(3_000_000)}</osis>`, 'longer than 1 MB'],
])('XML that begins with %.20s is refused', async (xml, message) => {
  await expect(read(xml)).rejects.toThrow(message);
});
