import { existsSync } from 'node:fs';

const firstFile = (...paths: readonly string[]): string | null => paths.find(existsSync) ?? null;

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const chosenOr = (...paths: readonly string[]): string | null =>
  firstFile(...(process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : paths));

/** The Chromium that readers have, for benchmarks. */
export const findChromium = (): string | null => chosenOr(...CHROMIUM, HEADLESS_SHELL);

/** The Chromium for tests. Debian's build without windows needs about 30 % less processor time, so it comes first. */
export const findTestChromium = (): string | null => chosenOr(HEADLESS_SHELL, ...CHROMIUM);

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
