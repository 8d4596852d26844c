import { lazyPart } from '../../ui/pages/lazy-part.tsx';

/** The settings dialog. Its script loads when it is opened. */
export const SETTINGS = lazyPart(() => import('./settings-dialog.tsx'), 'SettingsDialog');
