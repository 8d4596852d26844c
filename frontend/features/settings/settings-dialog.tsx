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
  /** The tab to open with; the one that was left open where none is named. */
  readonly open?: TabId;
}

const TABS = [
  { id: 'theme', label: 'Theme' },
  { id: 'reading', label: 'Reading' },
  { id: 'file', label: 'Export & import' },
] as const;

type TabId = (typeof TABS)[number]['id'];

const HEADS: Readonly<Record<TabId, { title: string; description: string }>> = {
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

/** The tab that was left open: on one page the same settings are mostly changed again. */
let lastTab: TabId = 'theme';

/**
 * How the app looks, tried until it is saved, and how the text is shown, which applies at once. Closed without saving,
 * the app looks as it did.
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
    <Dialog {...HEADS[tab]} onClose={onClose}>
      <Tabs label="Settings" tabs={TABS} selected={tab} onSelect={select}>
        {tab === 'theme' && <ThemeTab theme={theme} onChange={setTheme} onClose={onClose} />}
        {tab === 'reading' && <ReadingTab />}
        {tab === 'file' && <FileTab theme={theme} onClose={onClose} />}
      </Tabs>
    </Dialog>
  );
}
