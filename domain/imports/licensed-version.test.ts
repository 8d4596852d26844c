import { expect, test } from 'vitest';
import { licensedVersion } from './licensed-version.ts';

test.each([
  'esv.csv',
  'texts/ESV.csv',
  // Chrome, Edge and Firefox; without the space, older browsers on Windows.
  'esv (1).csv',
  'esv(2).csv',
  'ESV (12).CSV',
  // Safari, and Firefox on Android.
  'esv-1.csv',
  'esv 2.csv',
  // macOS.
  'esv copy.csv',
  'esv copy 2.csv',
  // Windows.
  'esv - Copy.csv',
  'esv - Copy (2).csv',
  'esv – Kopie.csv',
  // GNOME and KDE.
  'esv (copy).csv',
  'esv (another copy).csv',
  'esv (3rd copy).csv',
  'esv (copy 1).csv',
  // Google Drive, and Windows XP.
  'Copy of esv.csv',
  'Copy (2) of esv.csv',
  'Copy of Copy of ESV (1).csv',
  'Kopie von esv.csv',
  'Copie de esv.csv',
  'Co\u0301pia de esv.csv',
  'folder (1)/esv (1) (1).csv',
])('the file %s is ESV’s, also as a second download or a copy', (name) => {
  expect(licensedVersion(name)).toBe('esv');
});

test.each([
  'Complete.csv',
  'Complete (1).csv',
  'copy.csv',
  '(1).csv',
  'esv1.csv',
  'esv 2016.csv',
  'esvcopy.csv',
  'my esv.csv',
  'esv notes.csv',
  'kjvs (1).csv',
  'kjvs.csv',
])('the file %s has no version under copyright', (name) => {
  expect(licensedVersion(name)).toBeUndefined();
});
