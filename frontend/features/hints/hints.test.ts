import { expect, onTestFinished, test, vi } from 'vitest';
import { countVisit, hasVisitedOften, NEWS, nextHint } from './next-hint.ts';

const VERSE = '/explorer/psalms/23/3';
const CHAPTER = '/explorer/psalms/23';
const NEW = { path: VERSE, visited: [VERSE], hasKeys: true, hasWords: true, isInstaller: false };

test('the first verse that a reader visits shows the hint about words', () => {
  expect(nextHint(NEW, [NEWS])).toBe('words');
  expect(nextHint({ ...NEW, hasKeys: false }, [NEWS])).toBe('words');
});

test('a verse without words has no hint about words', () => {
  expect(nextHint({ ...NEW, hasWords: false }, [NEWS])).toBeNull();
});

test('the second verse that a reader visits shows the hint about the arrow keys, if the device has a pointer', () => {
  const second = { ...NEW, visited: [VERSE, '/explorer/genesis/1/1'] };
  expect(nextHint(second, [NEWS, 'words'])).toBe('arrows');
  expect(nextHint({ ...second, hasKeys: false }, [NEWS, 'words'])).toBeNull();
  expect(nextHint({ ...NEW, visited: [VERSE, CHAPTER] }, [NEWS, 'words'])).toBeNull();
});

test('the first chapter that a reader visits shows the hint about the “Aa” menu', () => {
  expect(nextHint({ ...NEW, path: CHAPTER }, [NEWS])).toBe('size');
});

test('no hint appears a second time, and pages other than verses and chapters have none', () => {
  expect(nextHint(NEW, [NEWS, 'words', 'arrows', 'size'])).toBeNull();
  expect(nextHint({ ...NEW, path: '/number/26' }, [NEWS])).toBeNull();
});

test('a reader who was here before sees what is new first, on any page', () => {
  expect(nextHint(NEW, ['words'])).toBe(NEWS);
  expect(nextHint({ ...NEW, path: '/number/26' }, ['size'])).toBe(NEWS);
});

test('a reader who comes often sees once, on any page, that the site can be installed', () => {
  const often = { ...NEW, path: '/number/26', isInstaller: true };
  expect(nextHint(often, [NEWS])).toBe('install');
  expect(nextHint(often, [NEWS, 'install'])).toBeNull();
});

test('a visit is counted once for each window, and the fourth is one too many for a newcomer', () => {
  const storage = () => {
    const texts = new Map<string, string>();
    return {
      getItem: (name: string) => texts.get(name) ?? null,
      setItem: (name: string, text: string) => void texts.set(name, text),
    };
  };
  vi.stubGlobal('localStorage', storage());
  onTestFinished(() => void vi.unstubAllGlobals());
  for (let visit = 1; visit <= 4; visit++) {
    expect(hasVisitedOften()).toBe(false);
    vi.stubGlobal('sessionStorage', storage());
    countVisit();
    countVisit();
  }
  expect(hasVisitedOften()).toBe(true);
});
