export { BookOptions } from './book-options.tsx';
export { openSheet, useHasRail } from './sheet.ts';
export { Sidebar, usePreloadSheet } from './sidebar.tsx';
