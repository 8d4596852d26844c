import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('without options, production is released', () => {
  expect(readOptions([])).toEqual({
    env: 'production',
    isRollback: false,
    dryRun: false,
    replace: [],
    lockOut: 0,
  });
});

test('the options of a deployment name the environment, the secrets to replace, and the action', () => {
  expect(readOptions(['--env', 'staging', '--replace', 'LIBSQL_URL,LIBSQL_TOKEN', '--dry-run'])).toEqual({
    env: 'staging',
    isRollback: false,
    dryRun: true,
    replace: ['LIBSQL_URL', 'LIBSQL_TOKEN'],
    lockOut: 0,
  });
  expect(readOptions(['--rollback']).isRollback).toBe(true);
});

test.each([[['--nonsense']], [['staging']], [['--env']], [['--lock-out', 'abc']], [['--lock-out', '']]])(
  'the command line %j is refused with the usage',
  (args) => {
    expect(() => readOptions(args)).toThrow('Usage: npm run deploy -- [--env staging]');
  },
);
