import type { Sephirah, TreePath, Witness } from '../../../domain/tree-of-life/index.ts';
import { hebrewValue, PATHS, SEPHIROT, stanzaOf } from '../../../domain/tree-of-life/index.ts';
import { Fact } from '../../ui/fact.tsx';
import { formatValue } from '../../ui/format-value.ts';
import { Sum } from '../../ui/sum.tsx';
import { ScriptureLink } from './scripture-link.tsx';
import type { Selected } from './selected.ts';

interface TreeFactsProps {
  readonly shown: Selected;
  /** Called when the reader chooses a connected sphere or path. Without it, their names are plain text. */
  readonly onSelect?: (id: string) => void;
}

/** Everything about a sephirah or a path except its heading. */
export function TreeFacts({ shown, onSelect }: TreeFactsProps) {
  return shown.kind === 'sephirah' ? (
    <SephirahFacts sephirah={shown.item} onSelect={onSelect} />
  ) : (
    <PathFacts path={shown.item} onSelect={onSelect} />
  );
}

interface Selectable {
  readonly onSelect: ((id: string) => void) | undefined;
}

function SephirahFacts({ sephirah, onSelect }: Selectable & { readonly sephirah: Sephirah }) {
  const { id, hebrew, value, description, source, colour, correspondences, witness } = sephirah;
  const { planet, direction, element } = correspondences;
  const joined = PATHS.filter(({ from, to }) => from === id || to === id);
  const parts = [...hebrew].map((letter) => ({ text: letter, value: hebrewValue(letter) }));
  return (
    <>
      <Sum parts={parts} total={value} lang="he" className="sum mt-3" />
      <p className="mt-4">{description}</p>
      <dl className="facts tree-facts mt-4 border-t border-line">
        <Fact name="Planet">{planet ?? '–'}</Fact>
        <Fact name="Direction">{direction ?? '–'}</Fact>
        <Fact name="Element">{element ?? '–'}</Fact>
        <Fact name="Colour">
          <Swatch fill={colour.fill} />
          {colour.name}
        </Fact>
        <Fact name="Paths">
          <Chips
            items={joined.map((path) => ({ id: path.id, hebrew: path.letter, name: path.name }))}
            onSelect={onSelect}
          />
        </Fact>
        <Scripture witness={witness} />
        <Fact name="Source">{source}</Fact>
      </dl>
    </>
  );
}

const KINDS = {
  mother: 'one of three mothers',
  double: 'one of seven doubles',
  simple: 'one of twelve simple letters',
};

function PathFacts({ path, onSelect }: Selectable & { readonly path: TreePath }) {
  const { letter, value, hebrewName, nameValue, sense, meaning, kind, sign, from, to, witness, source } =
    path;
  const ends = [from, to].flatMap((end) => SEPHIROT.filter(({ id }) => id === end));
  return (
    <>
      <p className="mt-3 text-h3 font-semibold text-accent tabular-nums">{formatValue(value)}</p>
      <p className="mt-3">{meaning}</p>
      <dl className="facts tree-facts mt-4 border-t border-line">
        <Fact name="Joins">
          <Chips items={ends} onSelect={onSelect} />
        </Fact>
        <Fact name="Name of the letter">
          <bdi lang="he">{hebrewName}</bdi>
          {`, ${sense}; worth ${formatValue(nameValue)}`}
        </Fact>
        <Fact name="Kind">{`${KINDS[kind]}: ${sign}`}</Fact>
        <Scripture witness={witness} />
        <Fact name="Psalm of the letters">
          <ScriptureLink place={stanzaOf(path)} />
          <br />
          {'Each of these eight verses begins with '}
          <bdi lang="he">{letter}</bdi>.
        </Fact>
        <Fact name="Source">{source}</Fact>
      </dl>
    </>
  );
}

function Scripture({ witness: { place, note, word } }: { readonly witness: Witness }) {
  return (
    <Fact name="Scripture">
      <ScriptureLink place={place} />
      {' · '}
      <bdi lang="he" className="text-body">
        {word}
      </bdi>
      <br />
      {note}
    </Fact>
  );
}

export function Swatch({ fill }: { readonly fill: string }) {
  return (
    <svg className="tree-swatch" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7" fill={fill} />
    </svg>
  );
}

interface ChipsProps extends Selectable {
  readonly items: readonly { readonly id: string; readonly hebrew: string; readonly name: string }[];
}

/** The names of spheres or paths. They are buttons if `onSelect` is given. */
function Chips({ items, onSelect }: ChipsProps) {
  return (
    <ul className={onSelect === undefined ? 'flex flex-wrap gap-x-4' : '-mx-3 flex flex-wrap'}>
      {items.map(({ id, hebrew, name }) => {
        const label = (
          <span>
            <bdi lang="he" className="text-body">
              {hebrew}
            </bdi>{' '}
            {name}
          </span>
        );
        return (
          <li key={id}>
            {onSelect === undefined ? (
              label
            ) : (
              <button type="button" className="control px-3! text-accent!" onClick={() => onSelect(id)}>
                {label}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
