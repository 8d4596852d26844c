import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import type { Point, Sephirah, TreePath } from '../../../domain/tree-of-life/index.ts';
import {
  labelColour,
  lineBetween,
  PATHS,
  positionOf,
  SEPHIROT,
  SPHERE_RADIUS,
} from '../../../domain/tree-of-life/index.ts';
import { treeText } from '../../text/tree-of-life.ts';
import { LETTER_RADIUS, letterPlace } from './letter-place.ts';
import type { Selected } from './selected.ts';
import { BOX, bringIntoView, PAN_STEP, panTo, START, transformOf, type View, zoomBy } from './view.ts';

interface TreeDiagramProps {
  readonly selected: Selected | null;
  readonly showsLetters: boolean;
  readonly view: View;
  readonly onView: (change: (view: View) => View) => void;
  readonly onSelect: (id: string) => void;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: PAN_STEP, y: 0 },
  ArrowRight: { x: -PAN_STEP, y: 0 },
  ArrowUp: { x: 0, y: PAN_STEP },
  ArrowDown: { x: 0, y: -PAN_STEP },
};

/** The change of the view for a key. Undefined if the key does not change the view. */
function viewAfterKey(key: string): ((view: View) => View) | undefined {
  const arrow = ARROWS[key];
  if (arrow !== undefined) return (view) => panTo(view, { x: view.pan.x + arrow.x, y: view.pan.y + arrow.y });
  if (key === '+' || key === '=') return (view) => zoomBy(view, 1);
  if (key === '-') return (view) => zoomBy(view, -1);
  return key === '0' ? () => START : undefined;
}

/**
 * The drawing of the tree. The spheres come first, so that Tab reaches them before the paths. They do not overlap with
 * the paths, so this order does not change the picture.
 */
export function TreeDiagram({ selected, showsLetters, view, onView, onSelect }: TreeDiagramProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const { dragged, handlers } = useDrag(drawing, view, onView);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const change = viewAfterKey(event.key);
    if (change === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onView(change);
  };
  const select = (id: string) => {
    if (!dragged.current) onSelect(id);
  };
  const show = (point: Point) => {
    if (view.zoom > START.zoom) onView((now) => bringIntoView(now, point));
  };
  const connected = connectedIds(selected);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG cannot be a fieldset. Key events bubble here from its spheres.
    <svg
      ref={drawing}
      viewBox={`${BOX.x} ${BOX.y} ${BOX.width} ${BOX.height}`}
      className="tree"
      data-zoomed={view.zoom > START.zoom}
      role="group"
      aria-label={treeText.diagram.label}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      <g transform={transformOf(view)}>
        {SEPHIROT.map((sephirah) => (
          <Sphere
            key={sephirah.id}
            sephirah={sephirah}
            isSelected={selected?.item.id === sephirah.id}
            isConnected={connected.has(sephirah.id)}
            onSelect={select}
            onShow={show}
          />
        ))}
        {PATHS.map((path) => (
          <PathLine
            key={path.id}
            path={path}
            showsLetter={showsLetters}
            isSelected={selected?.item.id === path.id}
            isConnected={connected.has(path.id)}
            onSelect={select}
            onShow={show}
          />
        ))}
      </g>
    </svg>
  );
}

/** The ids of the spheres at both ends of a selected path, or of the paths of a selected sphere. */
function connectedIds(selected: Selected | null): ReadonlySet<string> {
  if (selected === null) return new Set();
  const { kind, item } = selected;
  if (kind === 'path') return new Set([item.from, item.to]);
  return new Set(PATHS.filter(({ from, to }) => from === item.id || to === item.id).map(({ id }) => id));
}

/** The shortest movement of the pointer, in pixels, that counts as a drag and not as a click. */
const MIN_DRAG = 5;

/** Moves the view with the pointer. The click at the end of a drag selects nothing. */
function useDrag(
  drawing: RefObject<SVGSVGElement | null>,
  view: View,
  onView: (change: (view: View) => View) => void,
) {
  const dragged = useRef(false);
  const start = useRef<{ readonly x: number; readonly y: number; readonly pan: Point } | null>(null);
  const handlers = {
    onPointerDown: ({ button, clientX, clientY }: PointerEvent) => {
      dragged.current = false;
      if (button === 0) start.current = { x: clientX, y: clientY, pan: view.pan };
    },
    onPointerMove: ({ clientX, clientY, pointerId }: PointerEvent) => {
      const from = start.current;
      const scale = drawing.current?.getScreenCTM()?.a;
      if (from === null || scale === undefined) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      if (!dragged.current && Math.hypot(x, y) < MIN_DRAG) return;
      if (!dragged.current) drawing.current?.setPointerCapture(pointerId);
      dragged.current = true;
      onView((now) => panTo(now, { x: from.pan.x + x / scale, y: from.pan.y + y / scale }));
    },
    onPointerUp: () => {
      start.current = null;
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
  return { dragged, handlers };
}

interface ItemProps {
  readonly isSelected: boolean;
  /** True if this item is connected with the selected item. */
  readonly isConnected: boolean;
  readonly onSelect: (id: string) => void;
  /** Called when the item gets the focus by keyboard, because it must then be visible. */
  readonly onShow: (point: Point) => void;
}

/** The attributes that make an SVG group a button. */
function asButton(id: string, centre: Point, { isSelected, isConnected, onSelect, onShow }: ItemProps) {
  return {
    role: 'button',
    tabIndex: 0,
    'aria-pressed': isSelected,
    'data-near': isConnected,
    onClick: () => onSelect(id),
    onFocus: (event: { target: Element }) => {
      if (event.target.matches(':focus-visible')) onShow(centre);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onSelect(id);
    },
  };
}

function Sphere({ sephirah, ...item }: ItemProps & { readonly sephirah: Sephirah }) {
  const { id, number, name, title, hebrew, value, position, colour } = sephirah;
  const { x, y } = position;
  const ink = labelColour(colour.fill);
  return (
    <g
      {...asButton(id, position, item)}
      className="tree-item"
      aria-label={treeText.diagram.sphere(hebrew, name, title, value, number, SEPHIROT.length)}
    >
      <circle className="tree-ring" cx={x} cy={y} r={SPHERE_RADIUS + 6} />
      <circle className="tree-sphere" cx={x} cy={y} r={SPHERE_RADIUS} fill={colour.fill} />
      <circle className="tree-inner" cx={x} cy={y} r={SPHERE_RADIUS - 3.5} stroke={ink} />
      <text
        className={hebrew.length > 4 ? 'tree-hebrew tree-hebrew-long' : 'tree-hebrew'}
        lang="he"
        x={x}
        y={y - 10}
        fill={ink}
      >
        {hebrew}
      </text>
      <text className="tree-name" x={x} y={y + 12} fill={ink}>
        {name}
      </text>
    </g>
  );
}

function PathLine({
  path,
  showsLetter,
  ...item
}: ItemProps & { readonly path: TreePath; readonly showsLetter: boolean }) {
  const { id, number, name, letter, value, from, to } = path;
  const { start, end } = lineBetween(positionOf(from), positionOf(to), SPHERE_RADIUS);
  const centre = letterPlace(path);
  const [first = '', second = ''] = [from, to].map((end) => SEPHIROT.find((one) => one.id === end)?.name);
  const ends = { x1: start.x, y1: start.y, x2: end.x, y2: end.y };
  return (
    <g
      {...asButton(id, centre, item)}
      className="tree-item"
      aria-label={treeText.diagram.path(letter, name, value, number, first, second)}
    >
      <line className="tree-reach" {...ends} />
      <line className="tree-line" {...ends} />
      {showsLetter && (
        <>
          <circle className="tree-letter-ground" cx={centre.x} cy={centre.y} r={LETTER_RADIUS} />
          <text className="tree-letter" lang="he" x={centre.x} y={centre.y}>
            {letter}
          </text>
        </>
      )}
      <circle className="tree-ring" cx={centre.x} cy={centre.y} r={LETTER_RADIUS} />
    </g>
  );
}
