/**
 * `npm run make:text-fonts` writes the fonts for English, Greek and transliteration: Literata with the weights that the
 * site uses (docs/decisions/0151). Their outlines, rules and characters are those of the package.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from '../settings.ts';

const LITERATA = 'node_modules/@fontsource-variable/literata/files';
const STYLES = 'frontend/styles';
/** The range of weights: from regular (400) over medium and semibold to bold (700), which is for `<strong>`. */
const WEIGHTS = { min: 400, max: 700, default: 400 };

const charactersOf = (range: string): string =>
  range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');

/** The names of the site's files of Literata, such as `literata-latin.woff2`, and the characters that each is for. */
export function textFonts(): { name: string; characters: string }[] {
  const css = readFileSync(resolve(ROOT, STYLES, 'fonts.css'), 'utf8');
  const faces = css.matchAll(/url\("\.\/(literata-[a-z-]+\.woff2)"\).+?unicode-range:([^;]+);/gsu);
  return [...faces].map(([, name = '', range = '']) => ({ name, characters: charactersOf(range) }));
}

export const pathOfFont = (name: string): string => resolve(ROOT, STYLES, name);

export function makeTextFont({ name, characters }: ReturnType<typeof textFonts>[number]): Promise<Buffer> {
  const source = name.replace('.woff2', '-wght-normal.woff2');
  return subsetFont(readFileSync(resolve(ROOT, LITERATA, source)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
}

if (import.meta.main) {
  for (const file of textFonts()) {
    const font = await makeTextFont(file);
    writeFileSync(pathOfFont(file.name), font);
    console.log(`${file.name}: ${font.length.toLocaleString('en')} bytes.`);
  }
}
