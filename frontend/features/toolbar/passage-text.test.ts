import { expect, test } from 'vitest';
import { fileName } from '../../ui/sharing/download.ts';
import { escapeHtml } from '../../ui/sharing/escape.ts';
import { citation } from './citation.ts';
import { exportJson } from './export-passage.ts';
import { copyText, type Passage } from './passage-text.ts';

const PASSAGE: Passage = {
  reference: '1 Samuel 2:3',
  english: 'Talk no more <so> & "so"',
  original: 'אַל־תַּרְבּ֤וּ',
  language: 'he',
  englishName: 'KJV',
  originalName: 'WLC',
};
const LINK = 'https://example.org/explorer/1samuel/2/3';

test('the copied text is the reference, a line break and the English text, or the original text if there is no English', () => {
  expect(copyText(PASSAGE)).toBe('1 Samuel 2:3\nTalk no more <so> & "so"');
  expect(copyText({ ...PASSAGE, english: '' })).toBe('1 Samuel 2:3\nאַל־תַּרְבּ֤וּ');
});

test('the exported file is named after the reference, and is JSON with an indentation of two spaces', () => {
  expect(fileName({ name: PASSAGE.reference, extension: 'json' })).toBe('1_Samuel_2:3.json');
  expect(exportJson(PASSAGE, new Date(0))).toBe(
    '{\n  "reference": "1 Samuel 2:3",\n  "text": "Talk no more <so> & \\"so\\"",\n  "exportDate": "1970-01-01T00:00:00.000Z"\n}',
  );
});

test('a citation has the text, the reference with its edition, and the address', () => {
  const style = { languages: 'original', format: 'plain', marks: 'all' } as const;
  expect(citation(PASSAGE, LINK, style)).toBe(`אַל־תַּרְבּ֤וּ\n(1 Samuel 2:3, WLC)\n${LINK}`);
  expect(citation(PASSAGE, LINK, { ...style, marks: 'vowels' })).toContain('אַל־תַּרְבּוּ\n');
  expect(citation(PASSAGE, LINK, { ...style, marks: 'none' })).toContain('אל־תרבו\n');
  expect(citation(PASSAGE, LINK, { ...style, languages: 'both' })).toContain('(1 Samuel 2:3, WLC and KJV)');
});

test('an Aramaic citation has the chosen marks and its own language', () => {
  const aramaic = { ...PASSAGE, original: 'אֱדַ֨יִן', language: 'arc' } as const;
  const style = { languages: 'original', format: 'html', marks: 'vowels' } as const;
  expect(citation(aramaic, LINK, style)).toContain('<p lang="arc" dir="rtl">אֱדַיִן</p>');
});

test('a citation has the other language and names its edition if the passage has no text in the chosen one', () => {
  const style = { languages: 'english', format: 'plain', marks: 'all' } as const;
  expect(citation({ ...PASSAGE, english: '' }, LINK, style)).toContain('(1 Samuel 2:3, WLC)');
});

test('a citation in Markdown or HTML escapes the special characters of the text', () => {
  const style = { languages: 'english', marks: 'all' } as const;
  expect(citation(PASSAGE, LINK, { ...style, format: 'markdown' })).toBe(
    `> Talk no more \\<so\\> & "so"\n>\n> ([1 Samuel 2:3, KJV](${LINK}))`,
  );
  expect(citation(PASSAGE, LINK, { ...style, format: 'html' })).toBe(
    [
      `<blockquote cite="${LINK}">`,
      '  <p lang="en">Talk no more &lt;so&gt; &amp; &quot;so&quot;</p>',
      `  <p>(<a href="${LINK}">1 Samuel 2:3, KJV</a>)</p>`,
      '</blockquote>',
    ].join('\n'),
  );
  expect(escapeHtml('<script>')).toBe('&lt;script&gt;');
});
