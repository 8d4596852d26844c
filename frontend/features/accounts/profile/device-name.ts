import { accountsText } from '../../../text/accounts/accounts-text.ts';

/**
 * Pairs of a text in the user agent that identifies a browser, and the browser's name. Browsers whose user agent
 * also has another browser's text come first.
 */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/**
 * The name of a browser and its system, from its user agent: "Firefox on Linux". An unknown browser is "A
 * browser", and an unknown system is left out.
 */
export function deviceName(device: string): string {
  const named = (list: readonly (readonly [string, string])[]) =>
    list.find(([sign]) => device.includes(sign))?.[1];
  const browser = named(BROWSERS) ?? accountsText.sessions.browser;
  const system = named(SYSTEMS);
  return system === undefined ? browser : `${browser} on ${system}`;
}
