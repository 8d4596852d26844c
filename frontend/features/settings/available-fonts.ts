import { HEBREW_FONTS, type HebrewFont } from '../../shared/settings/reading-settings.ts';
import { fontsText } from '../../text/accounts/fonts-text.ts';

/** The names that the Hebrew fonts which the site does not send can have on the reader's device. */
const LOCAL_NAMES: Readonly<Record<Exclude<HebrewFont, 'cardo'>, readonly string[]>> = {
  ezra: [fontsText.names.ezra, 'EzraSIL'],
  taamey: [fontsText.names.taamey, 'TaameyD'],
};

async function isInstalled(names: readonly string[]): Promise<boolean> {
  try {
    await new FontFace('probe', names.map((name) => `local("${name}")`).join()).load();
    return true;
  } catch {
    return false;
  }
}

export async function availableFonts(): Promise<readonly HebrewFont[]> {
  const [ezra, taamey] = await Promise.all([isInstalled(LOCAL_NAMES.ezra), isInstalled(LOCAL_NAMES.taamey)]);
  return HEBREW_FONTS.filter((font) => font === 'cardo' || (font === 'ezra' ? ezra : taamey));
}
