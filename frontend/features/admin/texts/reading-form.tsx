import { BOOKS } from '../../../../domain/canon/index.ts';
import type { TextPreview } from '../../../../domain/contract/index.ts';
import { COLUMN_ROLES, FILE_ENCODINGS, FILE_NUMBERINGS } from '../../../../domain/imports/index.ts';
import { ownTextsText } from '../../../text/site/own-texts-text.ts';
import { CheckLabel } from '../../../ui/forms/check-label.tsx';
import { ChoiceSelect } from '../../../ui/forms/choice-select.tsx';
import { Labelled } from '../../../ui/forms/labelled.tsx';
import { BUTTON_OFF } from '../shared/classes.ts';
import { Cell, ScrollTable } from '../shared/scroll-table.tsx';
import type { Reading } from './draft.ts';

const text = ownTextsText.reading;
const bookText = ownTextsText.books;

const FIELDS = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-3';

interface ReadingFormProps {
  /** Null if no preview has succeeded. */
  readonly found: TextPreview | null;
  readonly reading: Reading;
  readonly isChanged: boolean;
  readonly isRunning: boolean;
  readonly hasFailed: boolean;
  readonly onChange: (change: Reading) => void;
  readonly onPreview: () => void;
}

/** Everything that was guessed about a file, to change it and to preview the file again. */
export function ReadingForm(props: ReadingFormProps) {
  const { found, reading, isChanged, isRunning, hasFailed, onChange, onPreview } = props;
  const isAsking =
    found === null ||
    found.verses === 0 ||
    found.unknownBooks.length > 0 ||
    (found.columns?.asked.length ?? 0) > 0;
  return (
    <div className="grid gap-3">
      {found !== null && <UnknownBooks found={found} reading={reading} onChange={onChange} />}
      <details open={isAsking || undefined}>
        <summary className="min-h-11 cursor-pointer content-center">{text.title}</summary>
        <div className="grid gap-3 pt-2">
          <div className={FIELDS}>
            <ChoiceSelect
              label={text.encoding}
              choices={found === null ? ['guess', ...FILE_ENCODINGS] : FILE_ENCODINGS}
              names={{ ...text.encodings, guess: text.guess }}
              value={reading.encoding ?? found?.encoding ?? 'guess'}
              onChoose={(encoding) => onChange({ encoding: encoding === 'guess' ? undefined : encoding })}
            />
            {found !== null && (
              <ChoiceSelect
                label={text.numbering}
                choices={FILE_NUMBERINGS}
                names={text.numberings}
                value={reading.numbering ?? found.numbering}
                onChoose={(numbering) => onChange({ numbering })}
              />
            )}
            {found !== null && found.texts.length > 1 && (
              <Labelled label={text.text}>
                <select
                  className="select w-full"
                  value={reading.text ?? found.text ?? ''}
                  onChange={({ target }) => onChange({ text: target.value })}
                >
                  {found.texts.map((one) => (
                    <option key={one}>{one}</option>
                  ))}
                </select>
              </Labelled>
            )}
          </div>
          {found?.columns && (
            <Columns found={found} columns={found.columns} reading={reading} onChange={onChange} />
          )}
        </div>
      </details>
      {(isChanged || hasFailed) && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <button
            type="button"
            className={`control control-lined ${isRunning ? BUTTON_OFF : ''}`}
            aria-disabled={isRunning}
            onClick={() => {
              if (!isRunning) onPreview();
            }}
          >
            {ownTextsText.found.again}
          </button>
          {isChanged && <p role="status">{ownTextsText.found.changed}</p>}
        </div>
      )}
    </div>
  );
}

interface PartProps {
  readonly found: TextPreview;
  readonly reading: Reading;
  readonly onChange: (change: Reading) => void;
}

interface ColumnsProps extends PartProps {
  readonly columns: NonNullable<TextPreview['columns']>;
}

function Columns({ found, columns: { names, chosen, samples }, reading, onChange }: ColumnsProps) {
  const { columns = {} } = reading;
  return (
    <>
      {found.hasHeader !== null && (
        <CheckLabel className="min-h-11">
          <input
            type="checkbox"
            checked={reading.hasHeader ?? found.hasHeader}
            onChange={({ target }) => onChange({ hasHeader: target.checked })}
          />
          {text.hasHeader}
        </CheckLabel>
      )}
      <div className={FIELDS}>
        {COLUMN_ROLES.map((role) => {
          const guessed = chosen[role];
          const value = columns[role] ?? (guessed === undefined ? '' : names.indexOf(guessed));
          return (
            <Labelled key={role} label={text.columns[role]}>
              <select
                className="select w-full"
                value={value}
                onChange={({ target }) => {
                  const { [role]: _, ...others } = columns;
                  onChange({
                    columns: target.value === '' ? others : { ...others, [role]: Number(target.value) },
                  });
                }}
              >
                <option value="">{text.noColumn}</option>
                {names.map((name, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file keep their places.
                  <option key={at} value={at}>
                    {name}
                  </option>
                ))}
              </select>
            </Labelled>
          );
        })}
      </div>
      {samples.length > 0 && (
        <div>
          <p className="text-meta text-muted">{text.firstRows}</p>
          <ScrollTable label={text.firstRows} columns={names}>
            {samples.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file keep their places.
              <tr key={row}>
                {names.map((name, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file keep their places.
                  <Cell key={`${name} ${at}`}>
                    <span dir="auto">{cells[at]}</span>
                  </Cell>
                ))}
              </tr>
            ))}
          </ScrollTable>
        </div>
      )}
    </>
  );
}

const ASK = 'ask';
const LEAVE_OUT = 'leave-out';

/** Asks what the books are that the file spells in a way that we do not know. Earlier answers can be changed. */
function UnknownBooks({ found: { unknownBooks }, reading, onChange }: PartProps) {
  const { books = {} } = reading;
  const answered = Object.keys(books).filter((spelling) =>
    unknownBooks.every((one) => one.spelling !== spelling),
  );
  if (unknownBooks.length + answered.length === 0) return null;
  const likely = unknownBooks.flatMap(({ spelling, likely: book }) =>
    book === null || books[spelling] !== undefined ? [] : [[spelling, book] as const],
  );
  const fields = [
    ...unknownBooks.map(({ spelling, verses, row }) => ({
      spelling,
      label: bookText.from(spelling, verses, row),
    })),
    ...answered.map((spelling) => ({ spelling, label: bookText.answered(spelling) })),
  ];
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">{bookText.unknown}</legend>
      <p>{bookText.unknownAbout}</p>
      {likely.length > 0 && (
        <p>
          <button
            type="button"
            className="control control-lined"
            onClick={() => onChange({ books: { ...books, ...Object.fromEntries(likely) } })}
          >
            {bookText.takeLikely(likely.length)}
          </button>{' '}
          {bookText.likelyAbout}
        </p>
      )}
      <div className={FIELDS}>
        {fields.map(({ spelling, label }) => (
          <Labelled key={spelling} label={<bdi className="wrap-anywhere">{label}</bdi>}>
            <select
              className="select w-full"
              value={books[spelling] === '' ? LEAVE_OUT : (books[spelling] ?? ASK)}
              onChange={({ target: { value } }) => {
                const { [spelling]: _, ...others } = books;
                onChange({
                  books: value === ASK ? others : { ...others, [spelling]: value === LEAVE_OUT ? '' : value },
                });
              }}
            >
              <option value={ASK}>{bookText.ask}</option>
              <option value={LEAVE_OUT}>{bookText.leaveOut}</option>
              {BOOKS.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </Labelled>
        ))}
      </div>
    </fieldset>
  );
}
