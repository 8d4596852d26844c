export { ScopeOptions } from './scope-options.tsx';
export { openSheet, useHasRail } from './sheet.ts';
export { Sidebar, usePreloadSheet } from './sidebar.tsx';
