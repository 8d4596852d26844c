import { useEffect, useState } from 'react';
import type { Theme } from '../../../domain/theme/index.ts';
import { reasonOf } from '../../api/reason-of.ts';
import { isForMembers } from '../../session/for-members.ts';
import { changeReadingSettings, readingSettings } from '../../shared/settings/reading-settings.ts';
import { settingsText } from '../../text/accounts/settings-text.ts';
import { previewTheme, storedTheme } from '../../theme/theme.ts';
import { BRAND } from '../../ui/brand.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FileButton } from '../../ui/forms/file-button.tsx';
import { SettingsGroup } from '../../ui/forms/settings-group.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';
import { Tabs } from '../../ui/panels/tabs.tsx';
import { toast } from '../../ui/panels/toast.tsx';
import { download } from '../../ui/sharing/download.ts';
import { KeptBooksTab } from '../kept-books/index.ts';
import { ReadingTab } from './reading-tab.tsx';
import { MAX_SETTINGS_FILE, readSettings, writeSettings } from './settings-file.ts';
import { ThemeTab } from './theme-tab.tsx';
import { useSaveTheme } from './use-save-theme.ts';

export interface SettingsProps {
  readonly onClose: () => void;
  readonly open?: TabId;
}

const TABS = [
  { id: 'theme', label: settingsText.tabs.theme },
  { id: 'reading', label: settingsText.tabs.reading },
  { id: 'offline', label: settingsText.tabs.offline },
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
  // In members mode nothing stays in the browser.
  const tabs = TABS.filter(({ id }) => id !== 'offline' || !isForMembers());
  useEffect(() => previewTheme(theme), [theme]);
  const select = (id: TabId) => {
    lastTab = id;
    setTab(id);
  };
  return (
    <Dialog title={title} description={description} onClose={onClose}>
      <Tabs label={settingsText.label} tabs={tabs} selected={tab} onSelect={select}>
        {tab === 'theme' && <ThemeTab theme={theme} onChange={setTheme} onClose={onClose} />}
        {tab === 'reading' && <ReadingTab />}
        {tab === 'offline' && <KeptBooksTab />}
        {tab === 'file' && <FileTab theme={theme} onClose={onClose} />}
      </Tabs>
    </Dialog>
  );
}

interface FileTabProps {
  /**
   * The theme that is shown. It is exported even if it is only a preview, because the reader expects the theme that
   * they see.
   */
  readonly theme: Theme;
  readonly onClose: () => void;
}

function FileTab({ theme, onClose }: FileTabProps) {
  const save = useSaveTheme();
  const [success, setSuccess] = useState('');
  const [problem, setProblem] = useState('');
  const show = (message: string, failure: string) => {
    setSuccess(message);
    setProblem(failure);
  };
  const importFile = async (file: File) => {
    // Settings that the file leaves out keep their stored values. A theme that is only a preview is not used for
    // them.
    const now = { theme: storedTheme(), reading: readingSettings() };
    const text = file.size > MAX_SETTINGS_FILE ? '' : await file.text().catch(() => '');
    const settings = readSettings(text, now);
    if (settings === null) {
      show('', settingsText.file.wrongFile(file.name));
      return;
    }
    show('', '');
    try {
      await save.mutateAsync(settings.theme);
    } catch (error) {
      show('', reasonOf(error, settingsText.theme.failedText));
      return;
    }
    // This also runs if the reader has left this tab of the dialog meanwhile, because the theme is already saved.
    changeReadingSettings(settings.reading);
    onClose();
    toast({ title: settingsText.file.imported, description: settingsText.file.importedText });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-4">
      <SettingsGroup title={settingsText.file.export} about={settingsText.file.exportAbout}>
        <Button
          onClick={() => {
            const content = writeSettings({ theme, reading: readingSettings() });
            download({ name: settingsText.file.fileName(BRAND), extension: 'json', content });
            show(settingsText.file.exportedText, '');
          }}
        >
          {settingsText.file.exportAction}
        </Button>
      </SettingsGroup>
      <SettingsGroup title={settingsText.file.import} about={settingsText.file.importAbout}>
        <FileButton
          label={settingsText.file.importAction}
          pending={settingsText.file.importing}
          isPending={save.isPending}
          className="control-lined"
          of={settingsText.file.file}
          accept=".json,application/json"
          onChoose={([file]) => file && void importFile(file)}
        />
      </SettingsGroup>
      <p role="status" className="text-ui empty:hidden">
        {success}
      </p>
      <p role="alert" className="text-ui text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}
