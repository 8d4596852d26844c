import { heatPartsText } from '../../../text/instruments/heat-parts-text.ts';
import { Menu } from '../../../ui/panels/menu.tsx';
import { toast } from '../../../ui/panels/toast.tsx';
import { copyToClipboard } from '../../../ui/sharing/clipboard.ts';
import { exportCsv, exportPng, exportSvg } from '../picture/index.ts';

export type Exported = Parameters<typeof exportPng>[0];

const FORMATS = [
  { label: heatPartsText.save.png, run: exportPng },
  { label: heatPartsText.save.svg, run: exportSvg },
  { label: heatPartsText.save.csv, run: exportCsv },
] as const;

/** Takes the picture away: its address, itself, or its counts. */
export function SaveMenu(exported: Exported) {
  const save = async (run: (exported: Exported) => Promise<void>) => {
    try {
      await run(exported);
    } catch {
      toast({ title: heatPartsText.save.failed, destructive: true });
    }
  };
  return (
    <Menu
      label={heatPartsText.save.menu}
      className="control-lined"
      content={(close) => (
        <>
          <button
            type="button"
            className="control"
            onClick={() => {
              close();
              void copyToClipboard(exported.words.address, heatPartsText.save.theAddress);
            }}
          >
            {heatPartsText.save.address}
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
