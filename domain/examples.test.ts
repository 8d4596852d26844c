import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * The number of examples that the test must at least find. Raise the number when you add examples, so that
 * the test cannot silently check nothing.
 */
const AT_LEAST = 120;

const ROOT = join(import.meta.dirname, '..');
const FENCE = /@example\s*\n\s*\*\s*```ts\n([\s\S]*?)\n\s*\*\s*```/g;
const CHECK = /^(.*?)\s*\/\/ => (.*)$/;

interface Example {
  readonly file: string;
  readonly setup: readonly string[];
  readonly expression: string;
  readonly expected: string;
}

const files = globSync('{domain,meanings}/**/*.ts', { cwd: ROOT })
  .filter((name) => !name.endsWith('.test.ts'))
  .sort();

function examplesIn(file: string): Example[] {
  const examples: Example[] = [];
  const source = readFileSync(join(ROOT, file), 'utf8');
  const fences = [...source.matchAll(FENCE)];
  if (fences.length !== source.split('@example').length - 1)
    throw new Error(`${file}: an @example that is not followed by a "ts" fence is never run`);
  for (const [, fence = ''] of fences) {
    const setup: string[] = [];
    const before = examples.length;
    for (const line of fence.split('\n').map((raw) => raw.replace(/^\s*\*\s?/, '').trim())) {
      const check = CHECK.exec(line);
      if (check === null) {
        if (line !== '') setup.push(line);
        continue;
      }
      const [, expression = '', expected = ''] = check;
      examples.push({ file, setup: [...setup], expression, expected });
    }
    if (examples.length === before) throw new Error(`${file}: an example without a "// =>" line:\n${fence}`);
  }
  return examples;
}

function evaluate(scope: Record<string, unknown>, setup: readonly string[], expression: string): unknown {
  const source = `'use strict'; ${setup.join('\n')}\nreturn (${expression.replace(/;$/, '')});`;
  return new Function(...Object.keys(scope), source)(...Object.values(scope));
}

const examples = files.flatMap(examplesIn);

describe('every example in the documentation comments of domain/ and meanings/ gives the result that it states', () => {
  test.each(examples)(
    'the example $expression of $file has the result that its comment states',
    async ({ file, setup, expression, expected }) => {
      const module: Record<string, unknown> = await import(join(ROOT, file));
      expect(evaluate(module, setup, expression)).toEqual(evaluate({}, [], expected));
    },
  );

  test(`the comments of domain have at least ${AT_LEAST} examples`, () => {
    expect(examples.length).toBeGreaterThanOrEqual(AT_LEAST);
  });

  test('the check of an example fails if the comment states a wrong result', () => {
    expect(evaluate({ add: (a: number, b: number) => a + b }, ['const one = 1;'], 'add(one, 1)')).not.toEqual(
      evaluate({}, [], '3'),
    );
  });
});
