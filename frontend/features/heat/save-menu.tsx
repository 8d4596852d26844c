import { heatText } from '../../text/instruments/heat-text.ts';
import { Menu } from '../../ui/panels/menu.tsx';
import { toast } from '../../ui/panels/toast.tsx';
import { copyToClipboard } from '../../ui/sharing/clipboard.ts';
import { exportCsv, exportPng, exportSvg } from './picture/index.ts';

type Exported = Parameters<typeof exportPng>[0];

const FORMATS = [
  { label: heatText.save.png, run: exportPng },
  { label: heatText.save.svg, run: exportSvg },
  { label: heatText.save.csv, run: exportCsv },
] as const;

/** Takes the picture away: its address, itself, or its counts. */
export function SaveMenu(exported: Exported) {
  const save = async (run: (exported: Exported) => Promise<void>) => {
    try {
      await run(exported);
    } catch {
      toast({ title: heatText.save.failed, destructive: true });
    }
  };
  return (
    <Menu
      label={heatText.save.menu}
      className="control-lined"
      content={(close) => (
        <>
          <button
            type="button"
            className="control"
            onClick={() => {
              close();
              void copyToClipboard(exported.words.address, heatText.save.theAddress);
            }}
          >
            {heatText.save.address}
          </button>
          {FORMATS.map(({ label, run }) => (
            <button
              key={label}
              type="button"
              className="control"
              onClick={() => {
                close();
                void save(run);
              }}
            >
              {label}
            </button>
          ))}
        </>
      )}
    />
  );
}
