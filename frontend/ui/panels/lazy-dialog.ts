import { lazyPart } from '../pages/lazy-part.tsx';

/** The dialog for what is in the first scripts itself. No dialog is open at first. */
export const DIALOG = lazyPart(() => import('./dialog.tsx'), 'Dialog');
