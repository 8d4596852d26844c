import type { EditionSource, TextSource } from '../../../import-jobs/records.ts';
import type { Random } from '../../support/random.ts';
import { tinyLexicon, tinyText, tinyVerse, tinyVerses } from '../tiny-sources.ts';
import { expectedContent } from './oracle.ts';

/** What a seed imports: the old content of an edition, its present source, and the expected result. */
export interface Scenario {
  editionId: string;
  /** The content that was published before the faults begin; null for a first import. */
  before: EditionSource | null;
  /**
   * The content that an earlier, failed job had loaded. Its draft still exists when the faults begin. Null for none.
   */
  abandoned: EditionSource | null;
  /** The source during the faults. It may become invalid. */
  source: EditionSource;
  /** The source after the faults. */
  final: EditionSource;
  /** The contents that may be published, each once. */
  mayBePublished: string[];
}

/**
 * Chooses what a seed imports: mostly a text, sometimes one that an earlier job left half done or that becomes invalid.
 */
export async function scenarioOf(random: Random, editionId: string): Promise<Scenario> {
  const [before, source] = random.chance(0.2) ? lexicons(random, editionId) : texts(random, editionId);
  const mayBePublished = [await expectedContent(source)];
  const abandoned = source.kind === 'text' && random.chance(0.4) ? abandonedText(source, random) : null;
  const scenario = { editionId, before, abandoned, source, final: source, mayBePublished };
  if (source.kind === 'lexicon') return scenario;
  if (random.chance(0.08)) return { ...scenario, source: changingUnderway(source, random) };
  if (random.chance(0.08)) return { ...scenario, source: losingVerses(source, random) };
  return scenario;
}

function texts(random: Random, id: string): [TextSource | null, TextSource] {
  const script = random.chance(0.3) ? 'latin' : 'hebrew';
  const salt = random.below(5);
  const count = 4 + random.below(9);
  const rowsAChunk = 1 + random.below(4);
  const old = tinyVerses(count, salt, script);
  // Some verses are changed, some removed, some added.
  const now = old
    .filter(() => !random.chance(0.15))
    .map((verse) => (random.chance(0.3) ? tinyVerse(verse.verse, salt + 1, script) : verse));
  for (let extra = random.below(3); extra > 0; extra--) now.push(tinyVerse(count + extra, salt, script));
  if (now.length === 0) now.push(tinyVerse(1, salt, script));
  const expected = random.chance(0.5) ? { verses: now.length } : {};
  const current = tinyText(now, { id, script, rowsAChunk, expected });
  return [random.chance(0.6) ? tinyText(old, { id, script, rowsAChunk }) : null, current];
}

/** A content with more and other verses than any that is published. */
function abandonedText({ edition }: TextSource, random: Random): TextSource {
  const script = edition.script === 'latin' ? 'latin' : 'hebrew';
  const verses = tinyVerses(10 + random.below(6), 9, script);
  return tinyText(verses, { id: edition.id, script, rowsAChunk: 4 });
}

function lexicons(random: Random, id: string): [EditionSource | null, EditionSource] {
  const old: Record<string, string> = {};
  const now: Record<string, string> = {};
  for (let number = 1; number <= 3 + random.below(6); number++) {
    old[`H${number}`] = `meaning ${number}`;
    if (!random.chance(0.15)) now[`H${number}`] = `meaning ${number}${random.chance(0.3) ? ' again' : ''}`;
  }
  now.H99 = 'the last';
  return [random.chance(0.6) ? tinyLexicon(old, id) : null, tinyLexicon(now, id)];
}

/** The input is replaced after a few chunks. The import must fail and must not mix two texts. */
function changingUnderway(source: TextSource, random: Random): TextSource {
  let reads = random.below(4);
  return {
    ...source,
    fingerprint: async () => (reads > 0 ? source.fingerprint() : 'replaced'),
    async read(descriptor) {
      reads -= 1;
      return source.read(descriptor);
    },
  };
}

/** One chunk has too few verses. The counts must prevent its publication. */
function losingVerses(source: TextSource, random: Random): TextSource {
  const from = random.below(2);
  return {
    ...source,
    fingerprint: async () => `${await source.fingerprint()} short`,
    expected: { verses: (source.expected.verses ?? 0) + 1000 },
    read: async (descriptor) => (await source.read(descriptor)).slice(from),
  };
}
