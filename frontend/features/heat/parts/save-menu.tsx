import { heatPartsText } from '../../../text/instruments/heat-parts-text.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Menu } from '../../../ui/panels/menu.tsx';
import { toast } from '../../../ui/panels/toast.tsx';
import { copyToClipboard } from '../../../ui/sharing/clipboard.ts';
import type { Exported as Exportable } from '../picture/exports/index.ts';

// The files are made by code that loads only when a reader asks for one.
const exports = () => import('../picture/exports/index.ts');

/** Without the address, which is read when the reader saves: while the brush moves, it does not have the range yet. */
export interface Exported extends Omit<Exportable, 'words'> {
  readonly words: Omit<Exportable['words'], 'address'>;
}

type Export = keyof Awaited<ReturnType<typeof exports>>;

const FORMATS: readonly { readonly label: string; readonly name: Export }[] = [
  { label: heatPartsText.save.png, name: 'exportPng' },
  { label: heatPartsText.save.svg, name: 'exportSvg' },
  { label: heatPartsText.save.csv, name: 'exportCsv' },
];

/** Copies the address of the picture, or saves its image or its counts. */
export function SaveMenu(exported: Exported) {
  const save = async (name: Export) => {
    try {
      await (await exports())[name]({ ...exported, words: { ...exported.words, address: location.href } });
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
          <Button
            className=""
            onClick={() => {
              close();
              void copyToClipboard(location.href, heatPartsText.save.theAddress);
            }}
          >
            {heatPartsText.save.address}
          </Button>
          {FORMATS.map(({ label, name }) => (
            <Button
              key={label}
              className=""
              onClick={() => {
                close();
                void save(name);
              }}
            >
              {label}
            </Button>
          ))}
        </>
      )}
    />
  );
}
