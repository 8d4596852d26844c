import { gematriaValue } from '../../../domain/gematria/index.ts';
import { greekLetters } from '../../../domain/greek/index.ts';
import { foldFinals, hebrewLetters } from '../../../domain/hebrew/index.ts';
import type { CuratedName } from '../../../domain/names/index.ts';
import { nameKey } from '../../../domain/names/index.ts';

/**
 * True if a name matches the text that the reader typed: the text is the name's standard value, a part of its Hebrew
 * or Greek letters, the beginning of a Latin spelling, or a part of its meaning. Also true if nothing is typed.
 */
export function matchesName(typed: string, name: CuratedName): boolean {
  const trimmed = typed.trim();
  if (trimmed === '') return true;
  if (/^\d+$/u.test(trimmed)) return valuesOf(name).includes(Number(trimmed));
  const hebrew = foldFinals(hebrewLetters(trimmed));
  if (hebrew !== '') return foldFinals(hebrewLetters(name.hebrew ?? '')).includes(hebrew);
  const greek = greekLetters(trimmed);
  if (greek !== '') return greekLetters(name.greek ?? '').includes(greek);
  const key = nameKey(trimmed);
  if (key === '') return false;
  const hasSpelling = [name.name, ...name.variants].some((spelling) => nameKey(spelling).startsWith(key));
  return hasSpelling || name.meaning.toLowerCase().includes(trimmed.toLowerCase());
}

const valuesOf = ({ hebrew, greek }: CuratedName): (number | null)[] => [
  gematriaValue('HEBREW_STANDARD', hebrew ?? ''),
  gematriaValue('GREEK_STANDARD', greek ?? ''),
];
