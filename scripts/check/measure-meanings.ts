/**
 * `npm run measure:meanings` compares the meanings of this product with the phrases of the unfoldingWord Literal Text,
 * word by word, for Hebrew and Greek. For each rule it prints on how many words the rule acts, and how many of them
 * agree better (won) or worse (lost) because of it.
 *
 * - `-- hebrew ruth psalms` measures only one text and only these books.
 * - `-- --misses 40` lists the 40 most frequent words whose meaning has no content word in common with its phrase.
 * - `-- explain "Exodus 3:20"` prints the rules that made each meaning of a verse.
 * - `-- rule "NAME"` prints words on which a rule acts, each with its meaning without the rule.
 * - `-- examples` writes a new example into each rule whose example is no longer true.
 *
 * PACK_MIRROR names the folder with the packs (../shared/data).
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatReference, parseReference } from '../../domain/reference/index.ts';
import { MEANINGS } from '../../import-jobs/sources/packs/ult/ult.ts';
import { ALL_RULES, type FiredRule, type Meaning, without } from '../../meanings/index.ts';
import { ROOT } from '../settings.ts';
import { readMirror } from '../start/stand-ins/mirror-files.ts';
import { compareMeaning } from './meanings/compare.ts';
import { newExamples, writeExample } from './meanings/examples.ts';
import { ruleFigures } from './meanings/rule-figures.ts';
import { type ComposedScript, type ComposedVerse, composedVerses } from './meanings/verses.ts';
import {
  type MeasuredVerse,
  type MeasuredWord,
  measuredVerses,
  measuredWords,
  sharesOf,
} from './meanings/yardstick.ts';

const SCRIPTS = ['hebrew', 'greek'] as const;
const isScript = (name: string): name is ComposedScript => name === 'hebrew' || name === 'greek';
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function printMisses(words: readonly MeasuredWord[], count: number): void {
  const misses = new Map<string, { count: number; example: MeasuredWord }>();
  for (const word of words) {
    if (compareMeaning(word.composed, word.phrase).sharesWord) continue;
    const key = `${word.word.strongs ?? word.word.letters} ${word.word.morphology ?? ''}`;
    const known = misses.get(key);
    if (known === undefined) misses.set(key, { count: 1, example: word });
    else known.count += 1;
  }
  const most = [...misses].sort(([, a], [, b]) => b.count - a.count).slice(0, count);
  for (const [key, { count: times, example }] of most)
    console.log(`${times} × ${key}: ${example.word.text}, ours: ${example.composed}`);
}

/** The first Strong's numbers of a rule, which its name need not say. */
const wordsOf = ({ of = '' }: FiredRule): string => of.split(' ').slice(0, 4).join(' ');

/** Prints the rules of a script, a table for each question. */
function printRules(script: ComposedScript, verses: readonly MeasuredVerse[]): void {
  const figures = ruleFigures(verses);
  for (const { question, rules } of ALL_RULES[script]) {
    console.log(
      `\n### ${question}\n\n| words | won | lost | rule | for |\n| ---: | ---: | ---: | --- | --- |`,
    );
    for (const rule of rules) {
      const { touched, won, lost } = figures.get(rule) ?? { touched: 0, won: 0, lost: 0 };
      const counts = [touched, won, lost].map((count) => String(count).padStart(6)).join(' | ');
      console.log(`| ${counts} | ${rule.name}${rule.isUnsure ? ' °' : ''} | ${wordsOf(rule)} |`);
    }
  }
}

async function measure(names: readonly string[], misses: number): Promise<void> {
  const scripts = names.filter(isScript);
  const books = names.filter((name) => !isScript(name));
  const read = readMirror(MEANINGS);
  for (const script of scripts.length === 0 ? SCRIPTS : scripts) {
    const verses = await measuredVerses(script, read, books.length === 0 ? undefined : books);
    const words = measuredWords(verses);
    for (const meaning of ['dictionary', 'composed'] as const) {
      const { words: count, sharesWord, sharesHalf } = sharesOf(words, meaning);
      console.log(
        `${script}, ${meaning}: ${count} words, a content word in common: ${percent(sharesWord)}, ` +
          `at least half of all words: ${percent(sharesHalf)}`,
      );
    }
    if (misses > 0) printMisses(words, misses);
    else printRules(script, verses);
  }
}

function printVerse({ facts, compose }: ComposedVerse): void {
  for (const [place, { text, fired }] of compose().entries()) {
    console.log(`${facts[place]?.text}: ${text ?? `${facts[place]?.gloss} (dictionary)`}`);
    for (const { question, name } of fired) console.log(`    ${question}: ${name}`);
    if (fired.length === 0) console.log('    no rule: the base word with its parts');
  }
}

async function explain(text: string): Promise<void> {
  const parsed = parseReference(text);
  const reference = 'reference' in parsed ? parsed.reference : null;
  if (reference?.verse === undefined || reference.verse === null)
    throw new Error(`"${text}" is not a verse. Example: Exodus 3:20`);
  for (const script of SCRIPTS)
    for await (const verse of composedVerses(script, [reference.book]))
      if (verse.chapter === reference.chapter && verse.verse === reference.verse) printVerse(verse);
}

/** The most words that `-- rule` prints. */
const MOST_WORDS = 60;

/** The words of a verse that a rule changes, each with the meanings of the whole verse. */
function changesBy(rule: FiredRule, verse: ComposedVerse): string[] {
  const meanings = verse.compose();
  if (!meanings.some(({ fired }) => fired.includes(rule))) return [];
  const shown = ({ text }: Meaning, place: number): string => text ?? verse.facts[place]?.gloss ?? '';
  const texts = meanings.map(shown);
  const others = without(rule, verse.compose).map(shown);
  return texts.flatMap((text, place) => {
    if (text === others[place]) return [];
    const line = texts.with(place, `[${text}]`).join(' · ');
    return `${formatReference(verse)} ${verse.facts[place]?.text}: without it ${others[place]}\n    ${line}`;
  });
}

/** Prints words that a rule changes, taken evenly from the whole text. */
async function printWords(name: string): Promise<void> {
  for (const script of SCRIPTS) {
    const named = ALL_RULES[script].flatMap(({ rules }) => rules).filter((rule) => rule.name === name);
    for (const rule of named) {
      const changes: string[] = [];
      for await (const verse of composedVerses(script)) changes.push(...changesBy(rule, verse));
      const step = Math.ceil(changes.length / MOST_WORDS);
      console.log(`${script}, ${rule.question}: ${changes.length} words change`);
      for (const change of changes.filter((_, at) => at % step === 0)) console.log(change);
    }
  }
}

async function renewExamples(): Promise<void> {
  const folder = join(ROOT, 'meanings');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file));
  for (const script of SCRIPTS)
    for (const [rule, example] of await newExamples(script)) {
      const isWritten = example !== null && files.some((file) => writeExample(rule, example, file));
      console.log(`${rule.question}: ${rule.name}\n    ${example ?? 'acts on no word'}`);
      if (example !== null && !isWritten) console.log('    The source of this rule was not found.');
    }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'string', default: '0' } },
});
const [first = '', ...rest] = positionals;
if (first === 'explain') await explain(rest.join(' '));
else if (first === 'rule') await printWords(rest.join(' '));
else if (first === 'examples') await renewExamples();
else await measure(positionals, Number(values.misses));
