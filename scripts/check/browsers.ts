import { existsSync } from 'node:fs';

const firstFile = (...paths: readonly string[]): string | null => paths.find(existsSync) ?? null;

export const findChromium = (): string | null =>
  process.env.CHROMIUM_PATH
    ? firstFile(process.env.CHROMIUM_PATH)
    : firstFile(
        '/usr/bin/chromium',
        '/usr/bin/chromium-browser',
        '/usr/bin/google-chrome',
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
      );

/** Flags for Chromium. Some of them switch off updates and background calls, so that only the tests send requests. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const FIREFOX = firstFile(
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
);

/**
 * The programs with which tests drive the browser WebKitGTK: its driver, a screen in memory, and a program that makes
 * certificates.
 */
export const WEBKIT = {
  driver: firstFile('/usr/bin/WebKitWebDriver'),
  screen: firstFile('/usr/bin/Xvfb'),
  openssl: firstFile('/usr/bin/openssl'),
} as const;

const hasWebKit = Object.values(WEBKIT).every((program) => program !== null);

export const OTHER_BROWSERS = [
  { name: 'Firefox', isThere: FIREFOX !== null, packages: 'firefox-esr' },
  { name: 'WebKitGTK', isThere: hasWebKit, packages: 'webkit2gtk-driver xvfb openssl' },
] as const;
