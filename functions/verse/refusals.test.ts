import { describe, expect, test } from 'vitest';
import type { ErrorBody, VerseAnalysis } from '../../domain/contract/index.ts';
import { sampleApp } from '../../tests/support/sample-app.ts';

const { app } = await sampleApp();

describe('refusals', () => {
  test.each([
    ['isaiah/53/13', 404, 'not_found', 'Isaiah 53:12'],
    ['genesis/51/1', 404, 'not_found', 'Genesis 50:26'],
    ['genesis/0/1', 404, 'not_found', 'Genesis 1:1'],
    ['psalms/23/0', 404, 'not_found', 'Psalm 23:1'],
    ['3john/1/15', 404, 'not_found', '3 John 1:14'],
    ['revelation/12/18', 404, 'not_found', 'Revelation 13:1'],
    ['joel/4/1', 404, 'not_found', 'Joel 3:1'],
    ['enoch/1/1', 404, 'not_found', undefined],
    ['genesis/1/1?version=esv', 404, 'not_installed', undefined],
    ['genesis/1/1?version=nasb', 404, 'not_installed', undefined],
    ['genesis/1/1?version=niv', 400, 'bad_request', undefined],
    ['genesis/1/1?methods=NOPE', 400, 'bad_request', undefined],
    ['genesis/1/1?methods=,', 400, 'bad_request', undefined],
    ['genesis/1/1?reading=both', 400, 'bad_request', undefined],
    ['genesis/1/1?edition=nope', 404, 'not_found', undefined],
    ['genesis/1/1?edition=mam', 404, 'not_installed', undefined],
    ['genesis/1?edition=CSV', 404, 'not_installed', undefined],
    ['john/1/1?edition=byzantine', 404, 'not_installed', undefined],
    ['genesis/1/1?edition=kjv', 404, 'not_found', undefined],
    ['genesis/1/1?edition=sblgnt', 422, 'invalid', undefined],
    ['genesis/one/1', 400, 'bad_request', undefined],
    ['genesis/1/-1', 400, 'bad_request', undefined],
    ['genesis/1/1.5', 400, 'bad_request', undefined],
    ['genesis/1/99999', 404, 'not_found', 'Genesis 1:31'],
    ['genesis/1/999999999999999999999999999999', 404, 'not_found', 'Genesis 1:31'],
    ['genesis/999999999999999999999999999999', 404, 'not_found', 'Genesis 50:1'],
    ['tobit/1/999999999999999999999999999999', 404, 'not_installed', undefined],
    ['tobit/1/1', 404, 'not_installed', undefined],
    // The sample library has no verse of Ruth. A book that is not imported yet gives "unavailable", not
    // "not_found".
    ['ruth/1/1', 503, 'unavailable', undefined],
    // The sample has other chapters of Genesis, so its edition is complete without this one.
    ['genesis/40', 404, 'not_found', undefined],
  ])('the verse or chapter %s gets the status %i and the code %s', async (path, status, code, suggestion) => {
    const response = await app.request(`/api/verse/${path}`);
    const body = (await response.json()) as ErrorBody;
    expect([response.status, body.code, body.suggestion?.reference]).toEqual([status, code, suggestion]);
    expect(body.requestId).toBe(response.headers.get('X-Request-Id'));
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('a verse that its edition lacks is an answer without words, with its neighbours', async () => {
    const { verse, words, next } = await app.json<VerseAnalysis>('/api/verse/genesis/40/2');
    expect(verse).toMatchObject({ text: null, hebrewText: null, reference: 'Genesis 40:2' });
    expect(verse.absent).toMatch(/^This verse is not in/);
    expect(words).toEqual([]);
    expect(next?.reference).toBe('Genesis 40:3');
  });

  test('the error for an unknown method names the field `methods`', async () => {
    const body = await app.json<ErrorBody>('/api/verse/genesis/1/1?methods=HEBREW_STANDARD,NOPE');
    expect(body.fields).toEqual({ methods: 'unknown method NOPE; see /api/methods' });
  });

  test('the call for verses of the apocrypha refuses books of the Bible', async () => {
    expect((await app.request('/api/apocrypha/verse/genesis/1/1')).status).toBe(404);
    for (const path of ['/api/apocrypha/verse/1%20esdras/3', '/api/apocrypha/verse/1%20Esdras/3/1']) {
      expect((await app.json<ErrorBody>(path)).code).toBe('not_installed');
    }
  });
});
