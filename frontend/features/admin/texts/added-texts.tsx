import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { isBookId } from '../../../../domain/canon/index.ts';
import type { ChangeTextBody, OwnText } from '../../../../domain/contract/index.ts';
import { explorerPath } from '../../../../domain/reference/index.ts';
import { stringifyPlainSearch } from '../../../addresses/search-params.ts';
import { asReader } from '../../../session/reader.ts';
import { adminText } from '../../../text/site/admin-text.ts';
import { ownTextsText } from '../../../text/site/own-texts-text.ts';
import { failureToast } from '../../../ui/panels/failure-toast.ts';
import { useSuccessor } from '../../../ui/panels/use-successor.ts';
import { PLAIN_BADGE } from '../../../ui/words/badge.ts';
import { languageName } from '../../../ui/words/language-name.ts';
import { timeInWords } from '../../../ui/words/time-in-words.ts';
import { DeleteDialog } from '../files/delete-dialog.tsx';
import { BUTTON_OFF } from '../shared/classes.ts';
import { adminCalls } from '../shared/jobs/admin-calls.ts';
import { refreshContent } from '../shared/jobs/admin-queries.ts';
import { RenameDialog } from './rename-dialog.tsx';

const text = ownTextsText.list;

interface Asking {
  readonly action: 'rename' | 'delete';
  readonly of: OwnText;
}

export function AddedTexts({ texts }: { readonly texts: readonly OwnText[] }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState<Asking | null>(null);
  const root = useRef<HTMLDivElement>(null);
  useSuccessor(asking, () => root.current);
  const change = useMutation({
    mutationFn: ({ edition, ...to }: ChangeTextBody & Pick<OwnText, 'edition' | 'name'>) =>
      asReader(client, adminCalls.changeText(edition, to)),
    onSuccess: () => setAsking(null),
    onError: (error, { name }) => failureToast(adminText.error, text.failedChange(name))(error),
    onSettled: () => void refreshContent(client),
  });
  const close = () => setAsking(null);
  return (
    // After a text is deleted, the focus goes to what is left of the list.
    <div ref={root} tabIndex={-1}>
      {texts.length === 0 ? (
        <p className="text-muted">{text.none}</p>
      ) : (
        <ul aria-label={text.title} className="grid">
          {texts.map((one) => (
            <TextItem
              key={one.edition}
              of={one}
              isChanging={change.isPending}
              onAsk={(action) => setAsking({ action, of: one })}
              onHide={() => change.mutate({ edition: one.edition, name: one.name, isHidden: !one.isHidden })}
            />
          ))}
        </ul>
      )}
      {asking?.action === 'rename' && (
        <RenameDialog
          of={asking.of}
          isPending={change.isPending}
          onClose={close}
          onSave={(to) => change.mutate({ edition: asking.of.edition, ...to })}
        />
      )}
      {asking?.action === 'delete' && (
        <DeleteDialog
          title={text.deleteTitle(asking.of.name)}
          description={text.deleteText}
          label={text.delete}
          deleteFile={() => adminCalls.deleteText(asking.of.edition)}
          done={() => text.deleted(asking.of.name)}
          failed={text.failedDelete(asking.of.name)}
          refresh={refreshContent}
          onClose={close}
        />
      )}
    </div>
  );
}

/** The address at which a text can be read. Undefined if it is not published, or hidden. */
function placeOf({ edition, role, firstBook, isHidden }: OwnText): string | undefined {
  if (firstBook === null || isHidden || !isBookId(firstBook)) return undefined;
  const search = role === 'original' ? { edition } : { version: edition };
  return explorerPath({ book: firstBook, chapter: 1 }) + stringifyPlainSearch(search);
}

interface TextItemProps {
  readonly of: OwnText;
  readonly isChanging: boolean;
  readonly onAsk: (action: Asking['action']) => void;
  readonly onHide: () => void;
}

function TextItem({ of, isChanging, onAsk, onHide }: TextItemProps) {
  const { edition, name, abbreviation, language, role, verses, licence, source, file, isHidden } = of;
  const place = placeOf(of);
  const state = isHidden ? text.hidden : of.publishedAt === null ? text.unpublished : null;
  const button = (label: string, onClick: () => void, isDialog = false, isOff = false) => (
    <button
      type="button"
      className={`control control-lined ${isOff ? BUTTON_OFF : ''}`}
      aria-label={text.of(label, name)}
      aria-haspopup={isDialog ? 'dialog' : undefined}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      {label}
    </button>
  );
  return (
    <li className="grid gap-2 border-b border-line py-4">
      <div>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <bdi className="font-semibold">{name}</bdi>
          <bdi className="text-muted">{abbreviation}</bdi>
          {state !== null && <span className={PLAIN_BADGE}>{state}</span>}
        </p>
        <p>{text.facts(languageName(language), text.roles[role], verses)}</p>
        <p className="text-meta text-muted wrap-anywhere">
          {text.licence(licence.name, licence.confirmedBy, timeInWords(licence.confirmedAt))}
        </p>
        <p className="text-meta text-muted wrap-anywhere">{text.source(source, file.name)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {place !== undefined && (
          <a className="control control-lined" href={place} aria-label={text.of(text.read, name)}>
            {text.read}
          </a>
        )}
        {button(text.rename, () => onAsk('rename'), true)}
        {of.publishedAt !== null && button(isHidden ? text.show : text.hide, onHide, false, isChanging)}
        <Link
          to="/admin/texts"
          search={{ edition }}
          className="control control-lined"
          aria-label={text.of(text.replace, name)}
        >
          {text.replace}
        </Link>
        {button(text.delete, () => onAsk('delete'), true)}
      </div>
    </li>
  );
}
