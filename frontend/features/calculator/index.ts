export { ScriptField } from './script-field.tsx';
export { LONGEST_IN_ADDRESS, shortened } from './text-lengths.ts';
export { Working } from './working.tsx';
