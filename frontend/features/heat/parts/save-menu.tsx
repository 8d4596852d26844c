import { heatPartsText } from '../../../text/instruments/heat-parts-text.ts';
import { Menu } from '../../../ui/panels/menu.tsx';
import { toast } from '../../../ui/panels/toast.tsx';
import { copyToClipboard } from '../../../ui/sharing/clipboard.ts';
import { exportCsv, exportPng, exportSvg } from '../picture/index.ts';

type Exportable = Parameters<typeof exportPng>[0];

/** The address is read when the reader saves: while the brush moves, the address has not the range yet. */
export interface Exported extends Omit<Exportable, 'words'> {
  readonly words: Omit<Exportable['words'], 'address'>;
}

const FORMATS = [
  { label: heatPartsText.save.png, run: exportPng },
  { label: heatPartsText.save.svg, run: exportSvg },
  { label: heatPartsText.save.csv, run: exportCsv },
] as const;

/** Takes the picture away: its address, itself, or its counts. */
export function SaveMenu(exported: Exported) {
  const save = async (run: (exported: Exportable) => Promise<void>) => {
    try {
      await run({ ...exported, words: { ...exported.words, address: location.href } });
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
              void copyToClipboard(location.href, heatPartsText.save.theAddress);
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
