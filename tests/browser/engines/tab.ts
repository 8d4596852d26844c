import { expect } from 'vitest';
import type { Engine } from './engine.ts';

/** Reads a value again and again until the expectation holds. */
export const eventually = (read: () => unknown): ReturnType<typeof expect.poll> => expect.poll(read);

/** An element: a selector, and the exact name if there are several. The name is its label or its text. */
export type Target = readonly [selector: string, name?: string];

/**
 * The middle of an element in the window, after it was scrolled there. Null if it is missing, not visible, or covered.
 * It runs in the page, and its first frames let the page add the listeners of new elements.
 */
async function middleOf([selector, name]: Target): Promise<[x: number, y: number] | null> {
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element as HTMLInputElement).labels?.[0]?.textContent ??
    element.textContent ??
    '';
  const element = [...document.querySelectorAll(selector)].find(
    (one) => one.checkVisibility() && (name === undefined || nameOf(one).trim() === name),
  );
  if (element === undefined) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const middle = () => {
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
    return [Math.round(left + width / 2), Math.round(top + height / 2)] as [number, number];
  };
  const before = middle();
  for (let frames = 0; frames < 3; frames += 1)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  const now = middle();
  const top = document.elementFromPoint(...now);
  const isFree = top !== null && (element.contains(top) || top.closest('label')?.control === element);
  return isFree && now.join() === before.join() ? now : null;
}

export class Tab {
  private readonly engine: Engine;
  private readonly site: string;

  constructor(engine: Engine, site: string) {
    this.engine = engine;
    this.site = site;
  }

  async open(path: string): Promise<void> {
    await this.engine.open(this.site + path);
    await eventually(() => this.text('h1')).toMatch(/./u);
  }

  run<A extends readonly unknown[], R>(work: (...args: A) => R | Promise<R>, ...args: A): Promise<R> {
    return this.engine.call(String(work), args) as Promise<R>;
  }

  text(selector: string): Promise<string> {
    return this.run((query) => document.querySelector(query)?.textContent ?? '', selector);
  }

  value(selector: string): Promise<string> {
    return this.run((query) => document.querySelector<HTMLInputElement>(query)?.value ?? '', selector);
  }

  isVisible(selector: string): Promise<boolean> {
    return this.run((query) => document.querySelector(query)?.checkVisibility() ?? false, selector);
  }

  address(): Promise<string> {
    return this.run(() => location.pathname + location.search);
  }

  async hover(...target: Target): Promise<void> {
    await this.point(target, []);
  }

  async click(...target: Target): Promise<void> {
    await this.point(target, [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  private async point(target: Target, then: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
    let found: [number, number] | null = null;
    await eventually(async () => {
      found = await this.run(middleOf, target);
      return found === null ? target : 'found';
    }).toBe('found');
    const [x, y] = found ?? [0, 0];
    await this.engine.act([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [{ type: 'pointerMove', x, y, duration: 0 }, ...then],
      },
    ]);
  }

  /** Presses the keys of a text, one after the other. Keys without a character are in `KEYS`. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.engine.act([{ type: 'key', id: 'keys', actions }]);
  }

  async fill(text: string, ...target: Target): Promise<void> {
    await this.click(...target);
    await this.type(text);
  }
}

/** Keys without a character, as WebDriver names them. */
export const KEYS = { escape: '\uE00C' } as const;
