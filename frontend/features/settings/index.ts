import { lazyPart } from '../../ui/pages/lazy-part.tsx';

export const SETTINGS = lazyPart(() => import('./settings-dialog.tsx'), 'SettingsDialog');
