import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

interface Import {
  readonly from: string;
  readonly to: string;
  readonly isDynamic: boolean;
}

const ROOT = resolve(import.meta.dirname, '../..');
/**
 * Files of domain/ that may be imported without their `index.ts`, because the first screen needs them and
 * their `index.ts` would load zod or the tables of letters.
 */
const LIGHT = [
  'domain/contract/limits.ts',
  'domain/gematria/method-names.ts',
  'domain/gematria/methods-without-spans.ts',
  'domain/gematria/method-types.ts',
  'domain/gematria/standard.ts',
];
const DOMAIN = /^domain\/([^/]+)\/(.+)$/u;
const FEATURE = /^frontend\/features\/([^/]+)\/(.+)$/u;

/**
 * The folder that a file belongs to: a feature, a shared folder of `frontend/`, a folder of `functions/`, or a folder
 * or file directly below `domain/` or `import-jobs/`. Undefined for all other files, such as those that put the Workers
 * together.
 */
const folderOf = (path: string): string | undefined =>
  /^(?:frontend\/(?:features\/)?[^/]+(?=\/)|functions\/[^/]+(?=\/)|(?:domain|import-jobs)\/[^/.]+)/u.exec(
    path,
  )?.[0];

const importsIn = (from: string, source: string): Import[] =>
  [...source.matchAll(/\b(?:from|import)\s*(\()?\s*'(\.[^']+)'/gu)].map(([, paren, path = '']) => ({
    from,
    to: join(dirname(from), path),
    isDynamic: paren !== undefined,
  }));

function brokenRule(one: Import): string | null {
  return brokenMeaningsRule(one) ?? brokenFeatureRule(one) ?? brokenDomainRule(one);
}

/** Meanings are composed when a text is imported, so the readers' Worker and the pages need no rule. */
function brokenMeaningsRule({ from, to }: Import): string | null {
  const [room] = from.split('/', 1);
  if (!to.startsWith('meanings/') || room === 'meanings') return null;
  if (room !== 'import-jobs' && room !== 'scripts')
    return `${from} imports ${to}: only imports and scripts compose meanings.`;
  return to === 'meanings/index.ts' || from.includes('.test.')
    ? null
    : `${from} imports ${to}: import meanings/ through its index.ts.`;
}

/** The `index.ts` of a folder of domain/, or of a folder in it whose code not everybody should load. */
const isDoor = (file: string | undefined): boolean =>
  file !== undefined && /^(?:[^/]+\/)?index\.ts$/u.test(file);

function brokenDomainRule({ from, to, isDynamic }: Import): string | null {
  const [, folder, file] = DOMAIN.exec(to) ?? [];
  if (folder === undefined || isDoor(file) || isDynamic || LIGHT.includes(to)) return null;
  const isTest = from.includes('.test.') || from.startsWith('tests/');
  if (isTest || DOMAIN.exec(from)?.[1] === folder) return null;
  return `${from} imports ${to}: import a folder of domain/ through its index.ts.`;
}

function brokenFeatureRule({ from, to, isDynamic }: Import): string | null {
  const [, feature, file = ''] = FEATURE.exec(to) ?? [];
  if (feature === undefined || !from.startsWith('frontend/')) return null;
  const isFeature = FEATURE.test(from);
  const isAbove = /^frontend\/(?:routes\/|[^/]+$)/u.test(from);
  if (isFeature && FEATURE.exec(from)?.[1] === feature) return null;
  if (!isFeature && !isAbove) return `${from} imports ${to}: shared folders do not import features.`;
  if (!isDynamic && file !== 'index.ts') {
    return `${from} imports ${to}: import a feature through its index.ts.`;
  }
  if (isDynamic && isFeature && file !== 'lazy.ts') {
    return `${from} loads ${to}: a feature loads another's scripts through lazy.ts.`;
  }
  return null;
}

/**
 * Finds a cycle of imports between folders: its folders in the order of import, with the first folder
 * repeated at the end. Null if there is no cycle.
 */
function cycleIn(imports: readonly Import[]): readonly string[] | null {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    // Nothing imports a test, so it cannot close a cycle in the app.
    if (from.includes('.test.')) continue;
    const a = folderOf(from);
    const b = folderOf(to);
    if (a !== undefined && b !== undefined && a !== b) next.set(a, (next.get(a) ?? new Set()).add(b));
  }
  const finished = new Set<string>();
  const visit = (folder: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder];
    if (finished.has(folder)) return null;
    for (const other of next.get(folder) ?? []) {
      const cycle = visit(other, [...path, folder]);
      if (cycle !== null) return cycle;
    }
    finished.add(folder);
    return null;
  };
  for (const folder of next.keys()) {
    const cycle = visit(folder, []);
    if (cycle !== null) return cycle;
  }
  return null;
}

const imports = globSync('{db,domain,frontend,functions,import-jobs,meanings,scripts}/**/*.{ts,tsx}', {
  cwd: ROOT,
}).flatMap((path) => importsIn(path, readFileSync(join(ROOT, path), 'utf8')));

test('no import of meanings/, of a feature or of a folder of domain/ breaks a rule', () => {
  expect(imports.length).toBeGreaterThan(1_000);
  expect(imports.map(brokenRule).filter((broken) => broken !== null)).toEqual([]);
});

test('the imports between features, shared folders, and folders of functions/, domain/ and import-jobs/ form no cycle', () => {
  expect(cycleIn(imports)?.join(' → ') ?? null).toBeNull();
});

test.each([
  ['functions/a/a.ts', '../../meanings/index.ts', false, 'only imports and scripts compose meanings'],
  ['import-jobs/a/a.ts', '../../meanings/rules.ts', false, 'import meanings/ through its index.ts'],
  ['frontend/ui/a.tsx', '../features/notes/index.ts', false, 'shared folders do not import features'],
  ['frontend/features/a/a.ts', '../notes/note-place.ts', false, 'import a feature through its index.ts'],
  [
    'frontend/routes/a.tsx',
    '../features/notes/note-place.ts',
    false,
    'import a feature through its index.ts',
  ],
  ['frontend/features/a/a.ts', '../notes/index.ts', true, "loads another's scripts through lazy.ts"],
  ['functions/a/a.ts', '../../domain/greek/letters.ts', false, 'import a folder of domain/ through'],
  ['domain/hebrew/a.ts', '../greek/letters.ts', false, 'import a folder of domain/ through'],
])('%s may not import %s', (from, path, isDynamic, rule) => {
  const source = isDynamic ? `await import('${path}')` : `import { a } from '${path}';`;
  expect(importsIn(from, source).map(brokenRule)).toEqual([expect.stringContaining(rule)]);
});

test.each([
  ['frontend/features/a/a.ts', "import { a } from '../notes/index.ts';"],
  ['frontend/features/a/a.ts', "await import('../notes/lazy.ts');"],
  ['frontend/features/a/b/c.ts', "import { d } from '../d.ts'; await import('../e/f.tsx');"],
  ['frontend/routes/a.tsx', "await import('../features/notes/notes-page.tsx');"],
  ['frontend/shared/a.ts', "await import('../../domain/canon/find-book.ts');"],
  ['domain/greek/a.ts', "import { a } from './letters.ts'; import { b } from '../theme.ts';"],
  ['functions/a/a.test.ts', "import { a } from '../../domain/greek/letters.ts';"],
  ['frontend/shared/a.ts', "import { a } from '../../domain/contract/limits.ts';"],
])('%s may contain %s', (from, source) => {
  expect(importsIn(from, source).map(brokenRule).filter(Boolean)).toEqual([]);
});

test('cycleIn returns the folders of a cycle', () => {
  const cycle = cycleIn([
    ...importsIn('frontend/features/a/a.ts', "import { b } from '../b/index.ts';"),
    ...importsIn('frontend/features/b/b.ts', "import { c } from '../../c/c.ts';"),
    ...importsIn('frontend/c/c.ts', "import { a } from '../features/a/index.ts';"),
  ]);
  expect(cycle).toEqual(['frontend/features/a', 'frontend/features/b', 'frontend/c', 'frontend/features/a']);
});
