/** Computes the colours of tokens.css like a browser, so that tests can check their contrast. */
import type { Hsl, Theme } from '../../domain/theme/index.ts';
import { type LinearRgb, linearRgb, luminance, oklchOf, rgbOfHsl } from './oklch.ts';

/** The rule with this selector. Empty for the variant professional, which has no rule of its own. */
function blockOf(css: string, selector: string): string {
  const start = css.indexOf(`\n${selector} {`);
  if (start < 0 && selector !== '[data-variant="professional"]') {
    throw new Error(`tokens.css has no ${selector}.`);
  }
  return start < 0 ? '' : (css.slice(start).split('}')[0] ?? '');
}

/** The source of the paper's colours: a warm hue of its own, or the primary colour in the other two variants. */
function paperOf(css: string, variant: Theme['themeVariant'], primary: LinearRgb): LinearRgb {
  if (blockOf(css, `[data-variant="${variant}"]`).replaceAll(' ', '').includes('--paper:var(--primary);'))
    return primary;
  const [, lightness, chroma, hue] =
    /--paper: oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\);/u.exec(blockOf(css, ':root')) ?? [];
  return linearRgb(Number(lightness) / 100, Number(chroma), Number(hue));
}

/** The strength of the hue in a variant: its custom properties, which override those of the root. */
function strengthsOf(css: string, variant: Theme['themeVariant']): ReadonlyMap<string, number> {
  const blocks = [':root', ...(variant === 'professional' ? [] : [`[data-variant="${variant}"]`])];
  const found = blocks.flatMap((block) => [
    ...blockOf(css, block).matchAll(/--(breath|wash|vivid): ([\d.]+);/g),
  ]);
  return new Map(found.map(([, name = '', value]) => [name, Number(value)]));
}

const TOKEN =
  /--([\w-]+): oklch\(from var\(--(primary|accent-source|paper)\) ([\d.]+)% min\(c, ([\d.]+)(?: \* var\(--(\w+)\))?\) h\);/g;
const FIXED = /--([\w-]+): oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\);/g;

const BLOCKS = { light: ':root', dark: ':root[data-theme="dark"]' };

/** The fills of a primary colour: the colour itself, and its hue turned by half a circle and by a third. */
export function fillsOf(primary: Hsl): Record<'primary' | 'secondary' | 'accent-source', LinearRgb> {
  const turned = (by: number) => rgbOfHsl({ ...primary, hue: (primary.hue + by) % 360 });
  return { primary: turned(0), secondary: turned(180), 'accent-source': turned(120) };
}

/** The colour of a label on a fill: black or white, whichever has more contrast. */
export const labelOn = (fill: LinearRgb): LinearRgb => (luminance(fill) < 0.179 ? [1, 1, 1] : [0, 0, 0]);

/** The colour of every token of a theme by the token's name, computed from the text of tokens.css. */
export function paletteOf(
  css: string,
  primary: Hsl,
  variant: Theme['themeVariant'],
  appearance: 'light' | 'dark',
): ReadonlyMap<string, LinearRgb> {
  const strengths = strengthsOf(css, variant);
  const fills = fillsOf(primary);
  const sources = { ...fills, paper: paperOf(css, variant, fills.primary) };
  const tokens = new Map<string, LinearRgb>();
  const block = blockOf(css, BLOCKS[appearance]);
  for (const [, name = '', source = '', lightness, most, strength = ''] of block.matchAll(TOKEN)) {
    const { chroma, hue } = oklchOf(sources[source as keyof typeof sources]);
    const limit = Number(most) * (strength === '' ? 1 : (strengths.get(strength) ?? Number.NaN));
    tokens.set(name, linearRgb(Number(lightness) / 100, Math.min(chroma, limit), hue));
  }
  for (const [, name = '', lightness, chroma, hue] of block.matchAll(FIXED)) {
    // The paper is a source of colours, which a variant replaces.
    if (name === 'paper') continue;
    tokens.set(name, linearRgb(Number(lightness) / 100, Number(chroma), Number(hue)));
  }
  return tokens;
}
