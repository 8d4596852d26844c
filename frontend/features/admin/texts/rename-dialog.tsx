import { useState } from 'react';
import type { OwnText } from '../../../../domain/contract/index.ts';
import { ownTextsText } from '../../../text/site/own-texts-text.ts';
import { Labelled } from '../../../ui/forms/labelled.tsx';
import { Dialog } from '../../../ui/panels/dialog.tsx';
import { MixedText } from '../../../ui/words/mixed-text.tsx';
import { BUTTON_OFF } from '../shared/classes.ts';

interface RenameDialogProps {
  readonly of: OwnText;
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onSave: (to: Pick<OwnText, 'name' | 'abbreviation'>) => void;
}

export function RenameDialog({ of, isPending, onClose, onSave }: RenameDialogProps) {
  const [name, setName] = useState(of.name);
  const [abbreviation, setAbbreviation] = useState(of.abbreviation);
  const isOff = isPending || name.trim() === '' || abbreviation.trim() === '';
  return (
    <Dialog title={<MixedText>{ownTextsText.list.renameTitle(of.name)}</MixedText>} onClose={onClose}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isOff) onSave({ name: name.trim(), abbreviation: abbreviation.trim() });
        }}
      >
        <Labelled label={ownTextsText.form.name}>
          <input
            type="text"
            dir="auto"
            className="select w-full"
            maxLength={120}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Labelled>
        <Labelled label={ownTextsText.form.abbreviation}>
          <input
            type="text"
            className="select w-full"
            maxLength={20}
            value={abbreviation}
            onChange={({ target }) => setAbbreviation(target.value)}
          />
        </Labelled>
        <button
          type="submit"
          className={`control control-primary justify-self-end ${isOff ? `bg-surface ${BUTTON_OFF}` : ''}`}
          aria-disabled={isOff}
        >
          {ownTextsText.list.save}
        </button>
      </form>
    </Dialog>
  );
}
