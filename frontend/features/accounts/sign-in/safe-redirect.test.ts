import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

const ORIGIN = 'https://example.org';

test.each([
  ['/', '/'],
  ['/profile', '/profile'],
  ['/explorer/psalms/23/3?methods=HEBREW_MILUI#w4', '/explorer/psalms/23/3?methods=HEBREW_MILUI#w4'],
  ['/search?term=a//b', '/search?term=a//b'],
  ['/explorer/1%20esdras/3/1', '/explorer/1%20esdras/3/1'],
  ['/authors', '/authors'],
])('safeRedirect turns %s into the path %s', (requested, path) => {
  expect(safeRedirect(requested, ORIGIN)).toBe(path);
});

test.each([
  undefined,
  '',
  ' /profile',
  'profile',
  'https://elsewhere.example/',
  'https:elsewhere.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '//elsewhere.example',
  '///elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/\r\\elsewhere.example',
  '\t//elsewhere.example',
  '/.//elsewhere.example',
  '/..//elsewhere.example',
  '/a/..//elsewhere.example',
  '/./\\elsewhere.example',
  '/%2e//elsewhere.example',
  '/auth',
  '/auth?redirect=/auth',
  '/./auth',
  '/api/user/export',
])('safeRedirect turns %j into the landing page', (requested) => {
  expect(safeRedirect(requested, ORIGIN)).toBe('/');
});

test('safeRedirect returns an address of this site for a slash and any four parts that can lead elsewhere', () => {
  const pieces = ['/', '\\', '.', '..', '%2f', '@', ':', '\t', '?', '#', 'elsewhere.example'];
  for (const a of pieces) {
    for (const b of pieces) {
      for (const c of pieces) {
        for (const d of pieces) {
          const path = safeRedirect(`/${a}${b}${c}${d}`, ORIGIN);
          expect(new URL(path, ORIGIN).origin, path).toBe(ORIGIN);
        }
      }
    }
  }
});
