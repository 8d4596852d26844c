import { useId, useState } from 'react';
import { OWN_LICENCES, type OwnLicenceId } from '../../../../domain/imports/index.ts';
import { ownTextsText } from '../../../text/site/own-texts-text.ts';
import { CheckLabel } from '../../../ui/forms/check-label.tsx';
import { ChoiceSelect } from '../../../ui/forms/choice-select.tsx';
import { Labelled } from '../../../ui/forms/labelled.tsx';
import { FIELD_BOX } from '../../../ui/pages/page-classes.ts';
import { languageName } from '../../../ui/words/language-name.ts';
import { BUTTON_OFF } from '../shared/classes.ts';
import { canBeOriginal, missingFacts, type TextFacts } from './draft.ts';

const text = ownTextsText.form;

const LANGUAGES = ownTextsText.languages
  .split(' ')
  .map((tag) => ({ tag, name: languageName(tag) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));
const LICENCES = Object.keys(OWN_LICENCES) as OwnLicenceId[];
const OTHER = 'other';

const INPUT = `${FIELD_BOX} text-ui`;

interface FactsFormProps {
  readonly facts: TextFacts;
  /** True if the preview does not show how the file would be imported now. */
  readonly blocked: boolean;
  readonly isStarting: boolean;
  readonly refusal: string | null;
  readonly onChange: (change: Partial<TextFacts>) => void;
  readonly onImport: () => void;
}

/** Asks what a text is, and under which license it is published. */
export function FactsForm({ facts, blocked, isStarting, refusal, onChange, onImport }: FactsFormProps) {
  const [isAsked, setAsked] = useState(false);
  const missing = missingFacts(facts);
  const { name, abbreviation, language, role, licence, isConfirmed, source } = facts;
  const isOff = blocked || isStarting;
  return (
    <form
      className="grid max-w-[44rem] gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isOff) return;
        setAsked(true);
        if (missing.length === 0) onImport();
      }}
    >
      <div className="grid gap-3 md:grid-cols-[minmax(0,1fr)_10rem]">
        <Labelled label={text.name}>
          <input
            type="text"
            dir="auto"
            className={INPUT}
            maxLength={120}
            value={name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </Labelled>
        <Labelled label={text.abbreviation}>
          <input
            type="text"
            className={INPUT}
            maxLength={20}
            value={abbreviation}
            onChange={({ target }) => onChange({ abbreviation: target.value })}
          />
        </Labelled>
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        <Language language={language} onChange={(tag) => onChange({ language: tag })} />
        <ChoiceSelect
          label={text.role}
          choices={canBeOriginal(language) ? ['translation', 'original'] : ['translation']}
          names={text.roles}
          value={role}
          onChoose={(chosen) => onChange({ role: chosen })}
        />
      </div>
      {canBeOriginal(language) && <p className="text-meta text-muted">{text.roleAbout}</p>}
      <Labelled label={text.licence}>
        <select
          className="select w-full"
          value={licence}
          onChange={({ target }) =>
            onChange({ licence: LICENCES.find((id) => id === target.value) ?? '', isConfirmed: false })
          }
        >
          <option value="">{text.chooseLicence}</option>
          {LICENCES.map((id) => (
            <option key={id} value={id}>
              {OWN_LICENCES[id].licence}
            </option>
          ))}
        </select>
      </Labelled>
      {licence !== '' && (
        <CheckLabel className="min-h-11">
          <input
            type="checkbox"
            checked={isConfirmed}
            onChange={({ target }) => onChange({ isConfirmed: target.checked })}
          />
          {licence === 'permission' ? text.confirmPermission : text.confirm(OWN_LICENCES[licence].licence)}
        </CheckLabel>
      )}
      <Source source={source} onChange={(typed) => onChange({ source: typed })} />
      <p role="alert" className="text-danger empty:hidden">
        {isAsked && missing.length > 0
          ? text.missing(missing.map((field) => text.missingFields[field]))
          : refusal}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="submit"
          className={`control control-primary ${isOff ? `bg-surface ${BUTTON_OFF}` : ''}`}
          aria-disabled={isOff}
        >
          {text.import}
        </button>
        {blocked && <p>{text.previewFirst}</p>}
      </div>
    </form>
  );
}

interface LanguageProps {
  readonly language: string;
  readonly onChange: (tag: string) => void;
}

function Language({ language, onChange }: LanguageProps) {
  const about = useId();
  const [isOther, setOther] = useState(
    () => language !== '' && LANGUAGES.every(({ tag }) => tag !== language),
  );
  return (
    <div className="grid min-w-0 content-start gap-3">
      <Labelled label={text.language}>
        <select
          className="select w-full"
          value={isOther ? OTHER : language}
          onChange={({ target: { value } }) => {
            setOther(value === OTHER);
            onChange(value === OTHER ? '' : value);
          }}
        >
          <option value="">{text.chooseLanguage}</option>
          {LANGUAGES.map(({ tag, name }) => (
            <option key={tag} value={tag}>
              {name}
            </option>
          ))}
          <option value={OTHER}>{text.otherLanguage}</option>
        </select>
      </Labelled>
      {isOther && (
        <div className="grid gap-1">
          <Labelled label={text.tag}>
            <input
              type="text"
              className={INPUT}
              maxLength={40}
              spellCheck={false}
              autoCapitalize="off"
              aria-describedby={about}
              value={language}
              onChange={({ target }) => onChange(target.value.trim())}
            />
          </Labelled>
          <p id={about} className="text-meta text-muted">
            {text.tagAbout}
          </p>
        </div>
      )}
    </div>
  );
}

interface SourceProps {
  readonly source: string;
  readonly onChange: (source: string) => void;
}

function Source({ source, onChange }: SourceProps) {
  const about = useId();
  return (
    <div className="grid gap-1">
      <Labelled label={text.source}>
        <input
          type="text"
          dir="auto"
          className={INPUT}
          maxLength={500}
          aria-describedby={about}
          value={source}
          onChange={({ target }) => onChange(target.value)}
        />
      </Labelled>
      <p id={about} className="text-meta text-muted">
        {text.sourceAbout}
      </p>
    </div>
  );
}
