/** `npm run make:icons`: draws the icons of the installed app and the picture that previews of links show, from favicon.svg. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findTestChromium } from '../check/browsers.ts';
import { ROOT } from '../settings.ts';

const PUBLIC = resolve(ROOT, 'frontend/public');
const sign = readFileSync(resolve(PUBLIC, 'favicon.svg'), 'utf8');
const font = readFileSync(resolve(ROOT, 'frontend/styles/literata-latin.woff2')).toString('base64');
const BLUE = '#1f3a73';
const PAPER = '#fdfaf4';

const executablePath = findTestChromium();
if (executablePath === null) throw new Error('Chromium is needed to draw the icons.');
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
const page = await browser.newPage();

async function draw(file: string, width: number, height: number, body: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<body style="margin:0;display:grid;place-content:center;height:100vh">${body}</body>`,
  );
  await page.evaluate('document.fonts.ready');
  writeFileSync(resolve(PUBLIC, file), await page.screenshot({ omitBackground: true }));
}

const at = (size: number): string =>
  `<div style="width:${size}px;height:${size}px;line-height:0">${sign}</div>`;
const ground = (colour: string): string => `<style>body{background:${colour}}</style>`;

await draw('icon-192.png', 192, 192, at(192));
await draw('icon-512.png', 512, 512, at(512));
// A device may cut off a tenth of each side.
await draw('icon-maskable.png', 512, 512, ground(BLUE) + at(410));
await draw(
  'preview.png',
  1200,
  630,
  `${ground(PAPER)}<style>@font-face{font-family:Literata;font-weight:200 900;src:url(data:font/woff2;base64,${font})}</style><div style="display:flex;gap:56px;align-items:center;font:600 76px Literata;color:${BLUE}">${at(220)}<div>Gematria<br>Explorer</div></div>`,
);
await browser.close();
