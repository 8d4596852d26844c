export { ScriptField } from './script-field.tsx';
export { MAX_TEXT_IN_ADDRESS, shortened } from './text-lengths.ts';
export { Working } from './working.tsx';
