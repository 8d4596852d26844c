import type { HeatLemmaAnswer } from '../../domain/contract/index.ts';
import { STANDARD } from '../../domain/gematria/index.ts';
import { EVERYWHERE } from '../../domain/value-search/index.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { Problem } from '../ctx/errors.ts';
import type { Ask, PreparedRead } from '../http/scripture.ts';
import type { Catalogue } from '../search/catalogue.ts';
import { searchThenRead } from '../search/search-then-read.ts';
import { lemmaWords } from '../search/value/lemma-words.ts';
import { isSearched, loadTexts } from '../search/value/texts.ts';

/**
 * Plans the answer where the words with a Strong's number are. Each text takes one round trip unless its words are in
 * the isolate's memory, and one more reads the revision of the library.
 */
export function planLemma(ctx: Ctx, number: string): PreparedRead<HeatLemmaAnswer> {
  return (ask) =>
    searchThenRead(ctx, ask, async (catalogue) => {
      const answer = { number, editions: await search(ctx, ask, catalogue, number) };
      return { toRead: {}, answerWith: () => ({ answer }) };
    });
}

async function search(
  ctx: Ctx,
  ask: Ask,
  catalogue: Catalogue,
  number: string,
): Promise<HeatLemmaAnswer['editions']> {
  // A text is chosen by a method that counts its letters.
  const script = number.startsWith('G') ? 'greek' : 'hebrew';
  const scripts = catalogue.editions.map((edition) => edition.script);
  if (scripts.length > 0 && !scripts.includes(script)) throw nowhere(number);
  const texts = await loadTexts(ctx, catalogue, {
    methods: [STANDARD[script]],
    edition: null,
    ...EVERYWHERE,
  });
  const editions = await Promise.all(
    texts.map(async (text) => {
      const { id, revision } = text.edition;
      const all = await lemmaWords(ctx, ask, catalogue, text, number);
      return { id, revision, words: [...all.filter(isSearched(text))] };
    }),
  );
  if (editions.every(({ words }) => words.length === 0)) throw nowhere(number);
  return editions;
}

const nowhere = (number: string): Problem =>
  new Problem('not_found', `No word in the texts of this site has the Strong’s number ${number}.`);
