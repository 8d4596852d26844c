import { DEFAULT_METHODS, EXPLORER_QUERY, type ExplorerQuery } from '../../../domain/addresses/index.ts';
import { withoutDefaults } from '../../../domain/basics/index.ts';
import type { EditionList, VerseAnalysis } from '../../../domain/contract/index.ts';
import { stringifyPlainSearch } from '../../addresses/search-params.ts';
import { addsUp, mainTotal, methodFullName, methodScript } from '../../shared/methods/methods.ts';
import type { Marks } from '../../shared/scripture/marks.ts';
import { ownReferences, variantNote } from '../../shared/scripture/words.ts';
import { formatValue } from '../../text/numbers.ts';
import { pictureText as text } from '../../text/verse/picture-text.ts';
import { verseText } from '../../text/verse/verse-text.ts';
import { wordsText } from '../../text/verse/words-text.ts';
import type { PictureContent } from './drawing.ts';
import { piecesOf } from './pieces.ts';

export type DrawnVerse = Pick<VerseAnalysis, 'verse' | 'words' | 'totalValues'>;

/** The query of the shortest address at which the page shows the same words and the same total. */
export function querySame(
  { totalValues }: Pick<DrawnVerse, 'totalValues'>,
  { edition, reading }: Pick<ExplorerQuery, 'edition' | 'reading'>,
): string {
  const method = mainTotal(totalValues)?.method;
  const usual = DEFAULT_METHODS.find(
    (id) => method !== undefined && methodScript(id) === methodScript(method),
  );
  const methods = method === usual ? undefined : method;
  return stringifyPlainSearch(withoutDefaults(EXPLORER_QUERY, { edition, reading, methods }));
}

/**
 * What a picture of a verse says: what the page shows of the original, with its values by the reader's main method.
 * `address` is the address of the page without `https://`.
 */
export function contentOf(
  { verse, words, totalValues }: DrawnVerse,
  marks: Marks,
  editions: EditionList['editions'],
  address: string,
): PictureContent {
  const main = mainTotal(totalValues);
  const total = main !== undefined && main.value !== null ? main : null;
  const licence = editions.find(({ id }) => id === verse.edition)?.licence;
  const numbering = verse.greekText === null ? verseText.masoretic : verseText.greek;
  const { asRead, asWritten } = verseText.value;
  const { edition } = ownReferences(verse);
  return {
    pieces: piecesOf(words, marks, total?.method ?? null),
    total: total && {
      value: formatValue(total.value),
      method: methodFullName(total.method),
      note: addsUp(words, total) ? null : wordsText.noSum,
    },
    reference: verse.reference,
    remarks: [
      edition && numbering + edition,
      variantNote(words) && (verse.reading === 'qere' ? asRead : asWritten),
    ].filter((remark) => remark !== null),
    sources: [verse.editionName, licence ?? null].filter((source) => source !== null),
    address,
  };
}

export interface Paragraph {
  readonly lang: string;
  readonly text: string;
}

/** Text version, for readers who cannot see it. `url` is the whole address of the page. */
export function wordsOf(
  { verse }: DrawnVerse,
  { pieces, total, reference, remarks, sources }: PictureContent,
  url: string,
): readonly Paragraph[] {
  const original = pieces.map(({ text: word, isJoined }) => (isJoined ? word : `${word} `));
  const values = pieces.flatMap(({ value }) => value ?? []);
  const english = [
    verse.text,
    total && text.values(values),
    total && text.total(total.value, total.method),
    total?.note,
    text.source(sources),
    url,
  ];
  return [
    { lang: 'en', text: text.heading(reference, remarks) },
    { lang: pieces[0]?.lang ?? 'he', text: original.join('').trim() },
    ...english.flatMap((one) => (one ? [{ lang: 'en', text: one }] : [])),
  ];
}
