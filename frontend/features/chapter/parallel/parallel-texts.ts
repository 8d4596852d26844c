import type { Book } from '../../../../domain/canon/index.ts';
import type { ChapterAnalysis, EditionList } from '../../../../domain/contract/index.ts';
import {
  abbreviationOf,
  listName,
  originalId,
  originalsOf,
  ownId,
  textKind,
  versionName,
  versionOf,
} from '../../../../domain/editions/index.ts';
import { wordsOf } from '../../../shared/scripture/further-texts.ts';
import type { ChapterTexts } from '../../../shared/settings/reading-settings.ts';
import { parallelText } from '../../../text/reading/parallel-text.ts';

export const MAX_COLUMNS = 4;

/** A text that can have a column. */
export interface ColumnText {
  readonly id: string;
  readonly kind: 'original' | 'translation';
  readonly name: string;
  /** The shortest name, for each verse on a phone. */
  readonly short: string;
  /** The language of a translation. */
  readonly language: string;
}

type Listed = EditionList['editions'];

export const isShown = (id: string, shown: readonly Pick<ColumnText, 'id'>[]): boolean =>
  shown.some((one) => wordsOf(one.id) === wordsOf(id));

const column = (kind: ColumnText['kind'], id: string, name: string, language = ''): ColumnText => ({
  id,
  kind,
  name,
  short: ownId(id) === undefined ? abbreviationOf(id) : name,
  language,
});

/** The texts that the page of a chapter shows by itself: those of its original and its translation that the reader has chosen. */
export function ownTexts(
  { verse: { edition, editionName, version }, verses }: Pick<ChapterAnalysis, 'verse' | 'verses'>,
  chosen: ChapterTexts,
  translation: Pick<ColumnText, 'name' | 'language'>,
): readonly ColumnText[] {
  const hasOriginal = edition !== null && verses.some(({ running }) => running.length > 0);
  const hasText = verses.some(({ verse }) => verse.text !== null);
  const isTagged = verses.some(({ verse }) => verse.tagged !== null);
  const texts: ColumnText[] = [];
  if (hasOriginal && (chosen !== 'english' || !hasText))
    texts.push(column('original', edition, listName(edition, editionName)));
  // Without its tagged text, the version with Strong's numbers is the plain one.
  const isPlain = version === 'kjvs' && !isTagged;
  if (hasText && (chosen !== 'original' || !hasOriginal)) {
    const name = isPlain ? versionName('kjv') : translation.name;
    const text = column('translation', version, name, translation.language);
    texts.push(isPlain ? { ...text, short: abbreviationOf('kjv') } : text);
  }
  return texts;
}

/**
 * Reads the ids of an address as texts for columns beside `shown`, with a sentence for each id that names no text. `listed`
 * are the texts of the library, which alone knows the added ones. An original of another testament is left out without a
 * sentence: the address keeps it for the books of that testament.
 */
export function furtherTexts(
  ids: readonly string[],
  shown: readonly ColumnText[],
  book: Pick<Book, 'testament'>,
  listed: Listed,
): { readonly texts: readonly ColumnText[]; readonly problems: readonly string[] } {
  const texts: ColumnText[] = [];
  const problems: string[] = [];
  const originals: readonly string[] = originalsOf(book.testament);
  for (const id of ids) {
    if (isShown(id, [...shown, ...texts])) continue;
    const version = versionOf(id);
    if (ownId(id) !== undefined) {
      const own = listed.find((one) => one.id === id);
      const kind = own && textKind(own.role);
      if (own === undefined || !kind) problems.push(parallelText.gone);
      else texts.push(column(kind, id, own.name, own.language));
    } else if (originalId(id) !== undefined) {
      if (originals.includes(id)) texts.push(column('original', id, listName(id)));
    } else if (version === undefined || version === 'original') problems.push(parallelText.unknown(id));
    else texts.push(column('translation', id, versionName(version), 'en'));
  }
  const beyond = texts.splice(MAX_COLUMNS - shown.length);
  if (beyond.length > 0) problems.push(parallelText.tooMany(beyond.map(({ name }) => name)));
  return { texts, problems };
}

/** True if the chapter is in this text. An answer can be in another text, if the library lacks the one that was asked for. */
export const isIn = ({ id, kind }: ColumnText, { verse, verses }: ChapterAnalysis): boolean =>
  kind === 'original'
    ? verse.edition === id && verses.some(({ running }) => running.length > 0)
    : verse.version === id && verses.some((one) => one.verse.text !== null);

/** The installed texts of a book that can have a column, originals first. */
export const textsOfBook = (book: Book, listed: Listed): readonly ColumnText[] =>
  listed
    .flatMap(({ id, name, role, language, books }) => {
      const kind = textKind(role);
      const isKnown = ownId(id) ?? originalId(id) ?? versionOf(id);
      return kind === null || isKnown === undefined || !books.includes(book.id)
        ? []
        : [column(kind, id, listName(id, name), language)];
    })
    .sort((one, other) => one.kind.localeCompare(other.kind));
