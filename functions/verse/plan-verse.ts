import type { RowsRead, ScriptureRead } from '../../db/read-statement.ts';
import type { Book } from '../../domain/canon/index.ts';
import type { VerseAnalysis, VerseQuery } from '../../domain/contract/index.ts';
import { checkPlace } from '../text/address.ts';
import { neighbours, nothingThere } from '../text/apocrypha.ts';
import { analyseWords, endingBlock, summarise } from './analyse.ts';
import { type Block, emptyAddress, passageFrom } from './compose.ts';
import { placedMeanings } from './glosses.ts';
import { PASSAGE, type WordWithFacts } from './passage-statement.ts';
import { analysisRequest, checkTexts, namedTexts, requestedTexts } from './request.ts';

export function planVerse(
  book: Book,
  chapter: number,
  verse: number,
  query: VerseQuery,
): ScriptureRead<VerseAnalysis> {
  checkPlace(book, chapter, verse);
  const request = analysisRequest(book, chapter, query);
  const address = { book: book.id, chapter, verse };
  const range = { book: book.id, chapter, from: verse, to: verse, ...requestedTexts(query) };
  const compose = (rows: RowsRead<typeof PASSAGE>): VerseAnalysis => {
    const passage = passageFrom(rows, request.reading, range);
    checkTexts(request, query.edition, passage);
    // A verse that its edition lacks is an answer and no error, so that its page can lead to the neighbouring
    // verses.
    const isLacking = passage.edition !== null && book.testament !== 'apocrypha';
    const text = passage.addresses[0] ?? (isLacking ? emptyAddress(verse) : undefined);
    if (text === undefined) throw nothingThere(book, address, rows.counts);
    const { ending } = text;
    const meanings = placedMeanings(rows.glossed, rows.meanings);
    const analyse = (block: Block<WordWithFacts>) => analyseWords(meanings, request, passage, block, verse);
    const hasEnding = ending.segments.length > 0;
    return {
      ...summarise(request, passage, text),
      words: analyse(text),
      ending: hasEnding ? endingBlock(request, passage, text, analyse(ending)) : undefined,
      editions: [...passage.originals],
      ...neighbours(book, address, address, rows.counts),
    };
  };
  return PASSAGE.read(range, compose, namedTexts(query));
}
