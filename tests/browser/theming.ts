import type { Page } from 'playwright-core';
import type { Theme } from '../../domain/theme/index.ts';
import type { Visit } from './browser.ts';
import { heading, type useSite } from './site.ts';

type Site = ReturnType<typeof useSite>;

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

export const DEFAULT_SHOWN = {
  appearance: 'light',
  variant: 'professional',
  primary: 'hsl(217, 91%, 60%)',
  radius: '8px',
};

export const storedTheme = (page: Page) =>
  page.evaluate(() => ({
    appearance: localStorage.getItem('gematria-theme'),
    look: localStorage.getItem('gematria-look'),
  }));

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Theme Settings' });

export async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Theme settings' }).click();
  await dialogOf(page).waitFor();
}

type Device = Parameters<Page['emulateMedia']>[0];

export async function openWithStoredTheme(site: Site, path: string, device: Device = {}): Promise<Visit> {
  const visit = await site.visit({ theme: null });
  await visit.page.emulateMedia(device);
  await visit.page.goto(site.at(path));
  await heading(visit.page).waitFor();
  return visit;
}

export const withTheme = (page: Page, { themeAppearance, ...theme }: Theme) =>
  page.addInitScript(
    ([appearance = '', look = '']) => {
      localStorage.setItem('gematria-theme', appearance);
      localStorage.setItem('gematria-look', look);
    },
    [themeAppearance, `${theme.themeVariant} ${theme.themeRadius} ${theme.themePrimary}`],
  );

export const applyTheme = (page: Page, primary: string, variant: string, appearance: 'light' | 'dark') =>
  page.evaluate(
    ([primary = '', variant, appearance]) => {
      const { dataset, style } = document.documentElement;
      style.setProperty('--primary', primary);
      dataset.variant = variant;
      dataset.theme = appearance;
    },
    [primary, variant, appearance],
  );
