import { describe, expect, onTestFinished, test } from 'vitest';
import { FIREFOX } from '../../scripts/check/browsers.ts';
import { startCopiedStack } from '../stack.ts';
import { startFirefox } from './engines/firefox.ts';
import { testMainFlows } from './engines/main-flows.ts';
import { eventually } from './site.ts';

testMainFlows('Firefox', startFirefox);

describe.skipIf(FIREFOX === null)('in Firefox', () => {
  test('a chapter that was read opens again after the site is gone', async () => {
    const site = await startCopiedStack('firefox-offline');
    const engine = await startFirefox();
    onTestFinished(() => engine.close());
    await engine.open(`${site.url}/explorer/psalms/23/3`);
    const kept = 'async () => (await (await caches.open("chapters")).keys()).length';
    await eventually(() => engine.call(kept, [])).toBe(1);
    await site.close();
    const leave = 'path => { setTimeout(() => location.assign(path), 10); }';
    await engine.call(leave, ['/explorer/psalms/23/5']);
    await eventually(() => engine.call('() => document.body.innerText', [])).toContain('3,779');
    expect(await engine.call('() => document.title', [])).toContain('Psalm 23:5');
  });
});
