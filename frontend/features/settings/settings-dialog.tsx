import { useEffect, useState } from 'react';
import { previewTheme, storedTheme } from '../../theme/theme.ts';
import { BRAND } from '../../ui/brand.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { FileTab } from './file-tab.tsx';
import { ReadingTab } from './reading-tab.tsx';
import { ThemeTab } from './theme-tab.tsx';

export interface SettingsProps {
  readonly onClose: () => void;
  /** The tab to open. If it is not given, the tab that was open last. */
  readonly open?: TabId;
}

const TABS = [
  { id: 'theme', label: 'Theme' },
  { id: 'reading', label: 'Reading' },
  { id: 'file', label: 'Export & import' },
] as const;

type TabId = (typeof TABS)[number]['id'];

const HEADINGS: Readonly<Record<TabId, { title: string; description: string }>> = {
  theme: { title: 'Theme Settings', description: `Customize the appearance of your ${BRAND}` },
  reading: {
    title: 'Reading Settings',
    description: 'Applied at once and kept in this browser; no account needed.',
  },
  file: {
    title: 'Export and Import',
    description: 'Theme and reading settings as a small file, for another browser; no account needed.',
  },
};

/**
 * The tab that was open last. The dialog opens there again, because readers often change a setting several times.
 */
let lastTab: TabId = 'theme';

/**
 * The dialog with all settings. A theme is a preview until it is saved; closing the dialog without saving ends the
 * preview. Reading settings apply at once.
 */
export function SettingsDialog({ onClose, open = lastTab }: SettingsProps) {
  const [tab, setTab] = useState(open);
  const [theme, setTheme] = useState(storedTheme);
  useEffect(() => previewTheme(theme), [theme]);
  const select = (id: TabId) => {
    lastTab = id;
    setTab(id);
  };
  return (
    <Dialog {...HEADINGS[tab]} onClose={onClose}>
      <Tabs label="Settings" tabs={TABS} selected={tab} onSelect={select}>
        {tab === 'theme' && <ThemeTab theme={theme} onChange={setTheme} onClose={onClose} />}
        {tab === 'reading' && <ReadingTab />}
        {tab === 'file' && <FileTab theme={theme} onClose={onClose} />}
      </Tabs>
    </Dialog>
  );
}
