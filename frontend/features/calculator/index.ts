export { CalculationForm } from './calculation-form.tsx';
export { MAX_TEXT_IN_ADDRESS, shortened } from './text-lengths.ts';
export { Working } from './working.tsx';
