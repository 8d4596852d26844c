import { expect, test } from 'vitest';
import { readFile } from '../../../tests/imports/bible-files/sample-bible.ts';

const A = 'Now it came to pass in the days when the judges ruled';
const B = 'And the name of the man was Elimelech, and his wife';
const ALL = [`ruth 1:1 ${A}`, `ruth 1:2 ${B}`];

const read = async (text: string) => {
  const { rows, problems, file } = await readFile(text);
  return {
    kind: file.kind,
    problems,
    verses: rows.map((row) => `${row.book} ${row.chapter}:${row.verse} ${row.text}`),
  };
};

test.each([
  [
    'YAML',
    'texts in two kinds of quotation marks',
    `- {name: Probe}\n- book: "Ruth"\n  1:\n    1: "Now it came to pass \\u0069n the days when\n      the judges ruled"\n    2: '${B}'\n`,
  ],
  [
    'YAML',
    'blocks',
    `Ruth:\n  1:\n    1: >-\n      Now it came to pass in the days\n      when the judges ruled\n    2: |\n      ${B}\n`,
  ],
  ['YAML', 'lists of texts', `Ruth:\n- - ${A}\n  - ${B}\n`],
  [
    'YAML',
    'comments, a beginning and an end',
    `%YAML 1.2\n---\n# Public domain\nbooks: # one\n  - name: Ruth\n    chapters:\n      - number: 1\n        verses:\n          - {number: 0}\n          - number: 1\n            text: ${A} # first\n\n          - number: 2\n            text: "${B}"\n...\n`,
  ],
  [
    'SQL',
    'marks and backslashes in texts',
    `SET NAMES utf8;\nINSERT INTO \`bible\` (\`book\`, \`chapter\`, \`verse\`, \`text\`) VALUES ('Ruth', 1, 1, 'Now it came to pass\\nin the days when the judges ruled'), ('Ruth', 1, 2, N'${B}') ON DUPLICATE KEY UPDATE verse = verse;\n`,
  ],
  [
    'SQL',
    'a table of books before the verses',
    `-- A dump\nCREATE TABLE "books" ("id" INTEGER, "name" TEXT);\nINSERT INTO "books" VALUES(8,'Ruth');\nCREATE TABLE IF NOT EXISTS "verses" ("book" TEXT, "chapter" DECIMAL(3, 0), "verse" INT, "text" TEXT, "note" TEXT, PRIMARY KEY ("book"));\nINSERT OR IGNORE INTO "verses" VALUES('Ruth',1,1,'${A}',NULL);\nINSERT INTO main."verses" VALUES('Ruth',1,2,'${B}',NULL);\nCOMMIT;\n`,
  ],
  [
    'SQL',
    'double quotation marks and the last of joined verses',
    `USE bibles;\nCREATE TABLE bibles.text_vpl (\n  verseID VARCHAR(16) NOT NULL PRIMARY KEY,\n  canon_order VARCHAR(12),\n  book VARCHAR(3),\n  chapter VARCHAR(3),\n  startVerse VARCHAR(3),\n  endVerse VARCHAR(3),\n  verseText TEXT CHARACTER SET UTF8 NOT NULL) ENGINE=MyISAM;\nINSERT INTO bibles.text_vpl VALUES ("RUT1_1","009_001","RUT","1","1","1","${A}");\nINSERT INTO bibles.text_vpl VALUES ("RUT1_2","009_002","RUT","1","2","2","${B}");\n`,
  ],
  [
    'SQL',
    'the numbers of books of MyBible',
    `-- A dump\nINSERT INTO "verses" (book_number, chapter, verse, text) VALUES (80, 1, 1, '<pb/>${A}'), (80, 1, 2, '${B}');\n`,
  ],
  [
    'XML',
    'values, attributes and markup',
    `<?xml version="1.0"?><rows><row id="1"><book>Ruth</book><chapter>1</chapter><verse>1</verse><text><![CDATA[${A}]]></text></row><row id="2"><book>Ruth</book><chapter>1</chapter><verse>2</verse><text>And the <i>name</i> of the man was Elimelech, and his wife</text></row></rows>`,
  ],
  [
    'JSON',
    'a comma after the last row',
    `[{"book":"Ruth","chapter":1,"verse":1,"text":"${A}",},\n{"book":"Ruth","chapter":1,"verse":2,"text":"${B}"},\n]`,
  ],
])('%s with %s is read', async (kind, _, text) => {
  expect(await read(text)).toEqual({ kind, problems: [], verses: ALL });
});

test.each([
  ['YAML', `books:\n- name: Ruth\n  chapters:\n  - verses:\n    - text: "${A}`, 'The YAML is cut off'],
  ['YAML', `Ruth:\n    1:\n  2: ${A}\n`, 'The YAML is damaged in line 3'],
  [
    'SQL',
    `-- A dump\nINSERT INTO verses (b, c, v, t) VALUES (8, 1, 1, '${A}'), (8, 1, 2, 'And`,
    'The SQL is cut off',
  ],
  [
    'SQL',
    `-- A dump\nINSERT INTO verses (b, c, v, t) VALUES (8, 1, 1, lower('${A}${'x'.repeat(3_000_000)}'));`,
    'The SQL has a statement that cannot be read',
  ],
  ['SQL', "-- A dump\nINSERT INTO users (name) VALUES ('Ada');", 'No verse of the file can be read'],
  ['XML', '<?xml version="1.0"?><rows><row><book>Ruth</book>', 'none of OSIS, Zefania, USX or USFX'],
  [
    'XML',
    `<?xml version="1.0"?><rows>${`<row><book>Ruth</book><chapter>1</chapter><verse>1</verse><text>${A}</text></row>`.repeat(3)}`,
    'The XML is damaged in line 1: unclosed tag',
  ],
])('%s that begins with %.60s is refused', async (_, text, message) => {
  await expect(read(text)).rejects.toThrow(message);
});
