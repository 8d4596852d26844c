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

  test('a book that was kept opens after the site is gone', async () => {
    const site = await startCopiedStack('firefox-kept-book');
    const engine = await startFirefox();
    onTestFinished(() => engine.close());
    const text = () => engine.call('() => document.body.innerText', []);
    const press = (selector: string, name: string) =>
      eventually(() =>
        engine.call(
          `(selector, name) => {
            const named = [...document.querySelectorAll(selector)].find(
              (one) => (one.ariaLabel ?? one.textContent) === name,
            );
            named?.click();
            return named !== undefined;
          }`,
          [selector, name],
        ),
      ).toBe(true);
    await engine.open(`${site.url}/explorer/psalms/23/3`);
    const kept = 'async () => (await (await caches.open("chapters")).keys()).length';
    await eventually(() => engine.call(kept, [])).toBe(1);
    await press('button', 'Theme settings');
    await press('[role=tab]', 'Offline');
    const choose = `(id) => {
      const books = document.querySelector('dialog select');
      if (books === null) return false;
      books.value = id;
      books.dispatchEvent(new Event('change', { bubbles: true }));
      return true;
    }`;
    await eventually(() => engine.call(choose, ['jude'])).toBe(true);
    await press('dialog button', 'Keep');
    await eventually(text).toContain('Delete');
    await site.close();
    await engine.call('path => { setTimeout(() => location.assign(path), 10); }', ['/explorer/jude/1/3']);
    await eventually(() => engine.call('() => document.title', [])).toContain('Jude 1:3');
    await eventually(text).toContain('Ἀγαπητοί');
  });
});
