import { describe, expect, test } from 'vitest';
import type { Version } from '../../../domain/editions/index.ts';
import { ApiError } from '../../api/api-error.ts';
import { originalIfMissing } from './missing-version.ts';

type Query = Readonly<Record<string, string>>;

async function queriesFor(version: Version, query: Query, refused: (query: Query) => string | null) {
  const queries: Query[] = [];
  const answer = await originalIfMissing(version, query, async (one) => {
    queries.push(one);
    const code = refused(one);
    if (code !== null) throw new ApiError(404, { message: `Refused: ${code}`, code });
    return 'the text';
  });
  expect(answer).toBe('the text');
  return queries;
}

describe('asking for a text', () => {
  test('a verse in a version and an edition that the library has is requested only once', async () => {
    expect(await queriesFor('esv', { version: 'esv', edition: 'mam' }, () => null)).toHaveLength(1);
  });

  test.each(['not_installed', 'invalid'])(
    'if the server refuses an edition as %s, the verse is requested in the default edition',
    async (code) => {
      const queries = await queriesFor('kjv', { edition: 'mam', version: 'kjv' }, ({ edition }) =>
        edition === undefined ? null : code,
      );
      expect(queries.slice(1)).toEqual([{ version: 'kjv' }]);
    },
  );

  test('if a licensed version is not installed, the verse is requested without English, in the requested edition', async () => {
    const queries = await queriesFor('esv', { version: 'esv', edition: 'mam' }, ({ version }) =>
      version === 'esv' ? 'not_installed' : null,
    );
    expect(queries.at(-1)).toEqual({ version: 'original', edition: 'mam' });
  });

  test('if an added version is gone, the verse is requested in the default version, also in the apocrypha', async () => {
    for (const version of ['own-9', 'original'] as const)
      expect(
        await queriesFor(version, { version: 'own-9', reading: 'qere' }, (query) =>
          query.version === 'own-9' ? 'not_installed' : null,
        ),
      ).toEqual([
        { version: 'own-9', reading: 'qere' },
        { version: 'kjvs', reading: 'qere' },
      ]);
  });

  test('if the edition is not installed, the verse is still requested in the licensed version that is installed', async () => {
    const queries = await queriesFor('esv', { version: 'esv', edition: 'mam' }, ({ edition }) =>
      edition === undefined ? null : 'not_installed',
    );
    expect(queries.at(-1)).toEqual({ version: 'esv' });
  });

  test('if a request for a verse fails for any other reason, the failure is passed on', async () => {
    const failure = queriesFor('esv', { version: 'esv', edition: 'mam' }, () => 'internal');
    await expect(failure).rejects.toThrow('Refused: internal');
    await expect(queriesFor('kjv', {}, () => 'not_installed')).rejects.toThrow('Refused: not_installed');
  });
});
