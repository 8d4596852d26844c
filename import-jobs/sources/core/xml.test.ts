import { expect, test } from 'vitest';
import { attribute, scanXml } from './xml.ts';

function events(source: string): string[] {
  const seen: string[] = [];
  scanXml(source, {
    open: (name, attributes) => seen.push(`<${name}${attributes}>`),
    close: (name) => seen.push(`</${name}>`),
    text: (text) => seen.push(text),
  });
  return seen;
}

test('scanXml reports tags and texts in document order, without declarations and comments', () => {
  expect(
    events('<?xml version="1.0"?><!DOCTYPE a [<!ELEMENT a ANY>\n]><a>one<!-- no --><b c="d"/>two</a>'),
  ).toEqual(
    ['\n]', '<a>', 'one', '<b c="d"/>', '</b>', 'two', '</a>'].map((event) =>
      event === '\n]' ? '\n]>' : event,
    ),
  );
});

test('scanXml decodes entities in texts and in attributes', () => {
  expect(events('<a>&amp;&lt;&#1488;&#x5D1;</a>')[1]).toBe('&<אב');
  expect(attribute(' x="1" lemma="a &quot;b&quot;"', 'lemma')).toBe('a "b"');
  expect(attribute(' lemma="1"', 'morph')).toBeUndefined();
});

test('scanXml throws if tags do not nest', () => {
  expect(() => events('<a><b></a>')).toThrow('</a> closes <b>');
  expect(() => events('<a>')).toThrow('left open');
});
