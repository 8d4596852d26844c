/** A browser that keeps its theme, and the theme dialog. */
import type { BrowserContext, Page } from 'playwright-core';
import type { Theme } from '../../domain/theme.ts';
import { heading, type useSite } from './site.ts';

type Site = ReturnType<typeof useSite>;

/** The theme on the page's root element. */
export const shown = (page: Page) =>
  page.evaluate(() => {
    const { dataset, style } = document.documentElement;
    return {
      appearance: dataset.theme,
      variant: dataset.variant,
      primary: style.getPropertyValue('--primary'),
      radius: style.getPropertyValue('--radius'),
    };
  });

/** The theme without any choice, on a light device. */
export const USUAL = {
  appearance: 'light',
  variant: 'professional',
  primary: 'hsl(217, 91%, 60%)',
  radius: '8px',
};

/** What the browser has stored. */
export const kept = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('gematria-theme'), localStorage.getItem('gematria-look')]);

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Theme Settings' });

export async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Theme settings' }).click();
  await dialogOf(page).waitFor();
}

/** API calls and console messages of the browser, as they come. */
export function watch(page: Page) {
  const apiCalls: string[] = [];
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) apiCalls.push(`${request.method()} ${pathname}`);
  });
  return { apiCalls, complaints };
}

/** A reader whose browser keeps its storage from page to page. */
export async function openKeeping(site: Site, path: string, options: Parameters<Site['newContext']>[0] = {}) {
  const context = await site.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const { apiCalls, complaints } = watch(page);
  await page.goto(site.at(path));
  await heading(page).waitFor();
  return { page, context, apiCalls, complaints };
}

/** Stores a theme before a reader opens any page. */
export const withTheme = (context: BrowserContext, { themeAppearance, ...theme }: Theme) =>
  context.addInitScript(
    ([appearance = '', look = '']) => {
      localStorage.setItem('gematria-theme', appearance);
      localStorage.setItem('gematria-look', look);
    },
    [themeAppearance, `${theme.themeVariant} ${theme.themeRadius} ${theme.themePrimary}`],
  );

/** Applies a theme to the open page. */
export const wear = (page: Page, primary: string, variant: string, appearance: 'light' | 'dark') =>
  page.evaluate(
    ([primary = '', variant, appearance]) => {
      const { dataset, style } = document.documentElement;
      style.setProperty('--primary', primary);
      dataset.variant = variant;
      dataset.theme = appearance;
    },
    [primary, variant, appearance],
  );
