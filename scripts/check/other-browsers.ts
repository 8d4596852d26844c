import { existsSync } from 'node:fs';

/** The first of these files that exists, or null. */
const firstFile = (...paths: readonly string[]): string | null => paths.find(existsSync) ?? null;

/** The path of Firefox. Null if it is not installed. */
export const FIREFOX = firstFile(
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
);

/** The programs with which tests drive WebKitGTK: its driver, a screen in memory, and what makes a certificate. */
export const WEBKIT = {
  driver: firstFile('/usr/bin/WebKitWebDriver'),
  screen: firstFile('/usr/bin/Xvfb'),
  openssl: firstFile('/usr/bin/openssl'),
} as const;

const hasWebKit = Object.values(WEBKIT).every((program) => program !== null);

/** The browsers besides Chromium in which the main flows are tested, and their packages in Debian. */
export const OTHER_BROWSERS = [
  { name: 'Firefox', isThere: FIREFOX !== null, packages: 'firefox-esr' },
  { name: 'WebKitGTK', isThere: hasWebKit, packages: 'webkit2gtk-driver xvfb openssl' },
] as const;
