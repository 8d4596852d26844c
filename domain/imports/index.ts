export * from './buttons.ts';
export * from './import-phases.ts';
export * from './job-states.ts';
export * from './licensed-version.ts';
export * from './own-texts.ts';
export * from './passages.ts';
