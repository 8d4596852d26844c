export { ScopeOptions } from './scope-options.tsx';
export { openSheet, useHasRail } from './sheet.ts';
export { ChooseButton, Sidebar } from './sidebar.tsx';
