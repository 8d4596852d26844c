import { lazyPart } from '../../ui/pages/lazy-part.tsx';
import type { SettingsProps } from './settings-dialog.tsx';

/** The settings dialog. Its script loads when it is opened. */
export const SETTINGS = lazyPart<SettingsProps>(
  'settings',
  async () => (await import('./settings-dialog.tsx')).SettingsDialog,
);
