export { BookOptions } from './book-options.tsx';
export { chapterVerses } from './chapter-verses.ts';
export { openSheet } from './sheet.ts';
export { Sidebar } from './sidebar.tsx';
