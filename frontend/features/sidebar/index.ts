export { BookOptions } from './book-options.tsx';
export { openSheet } from './sheet.ts';
export { Sidebar, usePreloadSheet } from './sidebar.tsx';
