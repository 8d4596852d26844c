import { useState } from 'react';
import type { Theme } from '../../../domain/theme.ts';
import { reasonOf } from '../../api/reason-of.ts';
import { changeReadingSettings, readingSettings } from '../../shared/reading-settings.ts';
import { storedTheme } from '../../theme/theme.ts';
import { BRAND } from '../../ui/brand.ts';
import { download } from '../../ui/download.ts';
import { FileButton } from '../../ui/file-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { MAX_SETTINGS_FILE, readSettings, writeSettings } from './settings-file.ts';
import { SettingsGroup } from './settings-group.tsx';
import { useSaveTheme } from './use-save-theme.ts';

interface FileTabProps {
  /** What is shown, be it only tried: the reader exports what they see. */
  readonly theme: Theme;
  readonly onClose: () => void;
}

/** All settings into a file, and back from one; what comes in is kept at once. */
export function FileTab({ theme, onClose }: FileTabProps) {
  const save = useSaveTheme();
  const [told, setTold] = useState('');
  const [problem, setProblem] = useState('');
  const tell = (news: string, failure: string) => {
    setTold(news);
    setProblem(failure);
  };
  const take = async (file: File) => {
    // What is only tried goes with the dialog.
    const now = { theme: storedTheme(), reading: readingSettings() };
    const text = file.size > MAX_SETTINGS_FILE ? '' : await file.text().catch(() => '');
    const settings = readSettings(text, now);
    if (settings === null) {
      tell('', `${file.name} is not a file of settings, or holds a value that a setting cannot have.`);
      return;
    }
    tell('', '');
    try {
      await save.mutateAsync(settings.theme);
    } catch (error) {
      tell('', reasonOf(error, 'Failed to update theme'));
      return;
    }
    // Also where the tab has been left meanwhile: the theme is kept by now.
    changeReadingSettings(settings.reading);
    onClose();
    toast({ title: 'Settings imported', description: 'They apply from now on.' });
  };
  return (
    <div className="settings-tab">
      <SettingsGroup title="Export" about="As the app looks now, and how the text is shown">
        <button
          type="button"
          className="control control-lined"
          onClick={() => {
            const content = writeSettings({ theme, reading: readingSettings() });
            download({ name: `${BRAND} settings`, extension: 'json', content });
            tell('Your settings have been exported.', '');
          }}
        >
          Export settings
        </button>
      </SettingsGroup>
      <SettingsGroup
        title="Import"
        about="A file that was exported here; it takes the place of your settings"
      >
        <FileButton
          label="Import settings"
          pending="Importing…"
          isPending={save.isPending}
          className="control-lined"
          of="File of settings"
          accept=".json,application/json"
          onChoose={(file) => void take(file)}
        />
      </SettingsGroup>
      <p role="status" className="text-ui empty:hidden">
        {told}
      </p>
      <p role="alert" className="text-ui text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}
