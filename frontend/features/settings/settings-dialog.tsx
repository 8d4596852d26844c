import { useEffect, useState } from 'react';
import { settingsText } from '../../text/accounts/settings-text.ts';
import { previewTheme, storedTheme } from '../../theme/theme.ts';
import { BRAND } from '../../ui/brand.ts';
import { Dialog } from '../../ui/panels/dialog.tsx';
import { Tabs } from '../../ui/panels/tabs.tsx';
import { FileTab } from './file-tab.tsx';
import { ReadingTab } from './reading-tab.tsx';
import { ThemeTab } from './theme-tab.tsx';

export interface SettingsProps {
  readonly onClose: () => void;
  readonly open?: TabId;
}

const TABS = [
  { id: 'theme', label: settingsText.tabs.theme },
  { id: 'reading', label: settingsText.tabs.reading },
  { id: 'file', label: settingsText.tabs.file },
] as const;

type TabId = (typeof TABS)[number]['id'];

const HEADINGS: Readonly<Record<TabId, { title: string; description: string }>> = {
  ...settingsText,
  theme: { title: settingsText.theme.title, description: settingsText.theme.description(BRAND) },
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
  const { title, description } = HEADINGS[tab];
  useEffect(() => previewTheme(theme), [theme]);
  const select = (id: TabId) => {
    lastTab = id;
    setTab(id);
  };
  return (
    <Dialog title={title} description={description} onClose={onClose}>
      <Tabs label={settingsText.label} tabs={TABS} selected={tab} onSelect={select}>
        {tab === 'theme' && <ThemeTab theme={theme} onChange={setTheme} onClose={onClose} />}
        {tab === 'reading' && <ReadingTab />}
        {tab === 'file' && <FileTab theme={theme} onClose={onClose} />}
      </Tabs>
    </Dialog>
  );
}
