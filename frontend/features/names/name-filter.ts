import { gematriaValue } from '../../../domain/gematria/index.ts';
import { greekLetters } from '../../../domain/greek/index.ts';
import { foldFinals, hebrewLetters } from '../../../domain/hebrew/index.ts';
import type { CuratedName } from '../../../domain/names/index.ts';
import { nameKey } from '../../../domain/names/index.ts';

/** Whether what is typed fits the name: part of a spelling in any of the scripts, of its meaning, or its standard value. */
export function matchesName(typed: string, name: CuratedName): boolean {
  const wanted = typed.trim();
  if (wanted === '') return true;
  if (/^\d+$/u.test(wanted)) return valuesOf(name).includes(Number(wanted));
  const hebrew = foldFinals(hebrewLetters(wanted));
  if (hebrew !== '') return foldFinals(hebrewLetters(name.hebrew ?? '')).includes(hebrew);
  const greek = greekLetters(wanted);
  if (greek !== '') return greekLetters(name.greek ?? '').includes(greek);
  const key = nameKey(wanted);
  if (key === '') return false;
  const hasSpelling = [name.name, ...name.variants].some((spelling) => nameKey(spelling).startsWith(key));
  return hasSpelling || name.meaning.toLowerCase().includes(wanted.toLowerCase());
}

const valuesOf = ({ hebrew, greek }: CuratedName): (number | null)[] => [
  gematriaValue('HEBREW_STANDARD', hebrew ?? ''),
  gematriaValue('GREEK_STANDARD', greek ?? ''),
];
