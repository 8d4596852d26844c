import { readFileSync, writeFileSync } from 'node:fs';
import { formatReference } from '../../../domain/reference/index.ts';
import { KJV } from '../../../import-jobs/sources/core/kjv.ts';
import { readText } from '../../../import-jobs/sources/core/testing.ts';
import { ALL_RULES, type FiredRule } from '../../../meanings/index.ts';
import { compareMeaning } from './compare.ts';
import { type ComposedScript, type ComposedVerse, composedVerses } from './verses.ts';

/** A Hebrew word without points and accents, a Greek word as it is printed. */
const shown = (text: string): string => text.normalize('NFC').replace(/[^\p{L}’]/gu, '');

/** The reference of an example, `Ruth 1:1`. */
const referenceOf = (example: string): string =>
  example.slice(0, example.lastIndexOf(' ', example.indexOf(': ')));

/**
 * Each word of a core text as the example of a rule, `Ruth 1:1 ויהי: and it happened`, with the rules that made it; or
 * each word of the verses with these references.
 */
async function* asExamples(script: ComposedScript, references?: ReadonlySet<string>) {
  for await (const verse of composedVerses(script)) {
    const reference = formatReference(verse);
    if (references?.has(reference) === false) continue;
    for (const [place, { text, fired }] of verse.compose().entries()) {
      const word = verse.facts[place];
      const meaning = text ?? word?.gloss ?? '';
      const example = `${reference} ${shown(word?.text ?? '')}: ${meaning}`;
      yield { verse, meaning, example, fired: new Set(fired) };
    }
  }
}

/** The rules without a true example: the text has no such word with this meaning on which the rule acts. */
export async function rulesWithoutExample(script: ComposedScript): Promise<Set<FiredRule>> {
  const missing = new Set(ALL_RULES[script].flatMap(({ rules }) => rules));
  const wanted = new Set([...missing].map((rule) => rule.example));
  for await (const { example, fired } of asExamples(script, new Set([...wanted].map(referenceOf)))) {
    if (!wanted.has(example)) continue;
    for (const rule of fired) if (rule.example === example) missing.delete(rule);
  }
  return missing;
}

/** True if the King James verse has the words of a meaning, so that the meaning is probably right. */
type SaysSo = (verse: ComposedVerse, meaning: string) => boolean;

async function kingJames(): Promise<SaysSo> {
  const verses = new Map((await readText(KJV)).map((verse) => [formatAddress(verse), verse.text ?? '']));
  return (verse, meaning) => compareMeaning(verses.get(formatAddress(verse)) ?? '', meaning).sharesHalf;
}

const formatAddress = ({
  book,
  chapter,
  verse,
}: Pick<ComposedVerse, 'chapter' | 'verse'> & { book: string }) => `${book} ${chapter}:${verse}`;

/**
 * A new example for each rule without a true one: the first word whose meaning the King James verse confirms, or else
 * the first word. Null for a rule that acts on no word.
 */
export async function newExamples(script: ComposedScript): Promise<Map<FiredRule, string | null>> {
  const found = new Map<FiredRule, string | null>();
  for (const rule of await rulesWithoutExample(script)) found.set(rule, null);
  const isGood = new Map<FiredRule, boolean>();
  const saysSo = await kingJames();
  for await (const { verse, meaning, example, fired } of asExamples(script))
    for (const rule of fired) {
      if (!found.has(rule) || isGood.get(rule) === true) continue;
      const isBorneOut = meaning !== '' && saysSo(verse, meaning);
      if (isBorneOut || found.get(rule) === null) found.set(rule, example);
      isGood.set(rule, isBorneOut);
    }
  return found;
}

/** A text in quotes, as the formatter writes it. */
const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/** Writes an example into the source of its rule. True if the rule was found there. */
export function writeExample({ name, example }: FiredRule, better: string, file: string): boolean {
  const source = readFileSync(file, 'utf8');
  const start = source.indexOf(`name: ${quoted(name)}`);
  const old = `example: ${quoted(example)}`;
  const place = start === -1 ? -1 : source.indexOf(old, start);
  if (place === -1) return false;
  const after = source.slice(place + old.length);
  writeFileSync(file, `${source.slice(0, place)}example: ${quoted(better)}${after}`);
  return true;
}
