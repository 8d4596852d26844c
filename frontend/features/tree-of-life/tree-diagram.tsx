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
import { treeText } from '../../text/instruments/tree-of-life-text.ts';
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
      className={`tree w-full select-none ${view.zoom > START.zoom ? 'touch-none' : 'touch-pan-y'}`}
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

function connectedIds(selected: Selected | null): ReadonlySet<string> {
  if (selected === null) return new Set();
  const { kind, item } = selected;
  if (kind === 'path') return new Set([item.from, item.to]);
  return new Set(PATHS.filter(({ from, to }) => from === item.id || to === item.id).map(({ id }) => id));
}

/** The shortest movement of the pointer, in pixels, that counts as a drag and not as a click. */
const MIN_DRAG = 5;

/** Lets the reader drag the diagram with the pointer. The click at the end of a drag selects nothing. */
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
      const x = clientX - from.x;
      const y = clientY - from.y;
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
  readonly isConnected: boolean;
  readonly onSelect: (id: string) => void;
  /** Called when a sphere or path gets the focus by keyboard, to move it into view. */
  readonly onShow: (point: Point) => void;
}

function asButton(id: string, centre: Point, { isSelected, onSelect, onShow }: ItemProps) {
  return {
    className: 'tree-item cursor-pointer outline-none',
    role: 'button',
    tabIndex: 0,
    'aria-pressed': isSelected,
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

/** The attributes of every text of the drawing: it is centred at its point, and the pointer reaches what is behind it. */
const LABEL = { textAnchor: 'middle', dominantBaseline: 'central', pointerEvents: 'none' } as const;

interface RingProps {
  readonly at: Point;
  readonly radius: number;
  readonly isSelected: boolean;
}

function Ring({ at, radius, isSelected }: RingProps) {
  return (
    <circle
      className="tree-ring"
      cx={at.x}
      cy={at.y}
      r={radius}
      fill="none"
      stroke={isSelected ? 'var(--accent)' : undefined}
      strokeWidth={isSelected ? 2.5 : 1}
    />
  );
}

function Sphere({ sephirah, ...item }: ItemProps & { readonly sephirah: Sephirah }) {
  const { id, number, name, title, hebrew, value, position, colour } = sephirah;
  const { x, y } = position;
  const { isSelected, isConnected } = item;
  const ink = labelColour(colour.fill);
  return (
    <g
      {...asButton(id, position, item)}
      aria-label={treeText.diagram.sphere(hebrew, name, title, value, number, SEPHIROT.length)}
    >
      <Ring at={position} radius={SPHERE_RADIUS + 6} isSelected={isSelected} />
      <circle
        className="tree-sphere"
        cx={x}
        cy={y}
        r={SPHERE_RADIUS}
        fill={colour.fill}
        stroke={isConnected ? 'var(--accent)' : 'var(--control-line)'}
        strokeWidth={isConnected ? 2.5 : 1}
      />
      <circle
        cx={x}
        cy={y}
        r={SPHERE_RADIUS - 3.5}
        fill="none"
        stroke={ink}
        strokeWidth={0.75}
        opacity={isSelected || isConnected ? 1 : 0.35}
      />
      <text {...LABEL} lang="he" x={x} y={y - 10} fontSize={hebrew.length > 4 ? 16.5 : 19} fill={ink}>
        {hebrew}
      </text>
      {/* The name that a screen reader says has a space here, so the text has one too. */}{' '}
      <text {...LABEL} x={x} y={y + 12} fontSize={13} fontWeight={600} fill={ink}>
        {name}
      </text>
    </g>
  );
}

const nameOfSphere = (id: string): string => SEPHIROT.find((one) => one.id === id)?.name ?? '';

function lineWidth({ isSelected, isConnected }: ItemProps): number {
  if (isSelected) return 3.5;
  return isConnected ? 2 : 1.25;
}

function PathLine({
  path,
  showsLetter,
  ...item
}: ItemProps & { readonly path: TreePath; readonly showsLetter: boolean }) {
  const { id, number, name, letter, value, from, to } = path;
  const { start, end } = lineBetween(positionOf(from), positionOf(to), SPHERE_RADIUS);
  const centre = letterPlace(path);
  const { isSelected, isConnected } = item;
  const ends = { x1: start.x, y1: start.y, x2: end.x, y2: end.y };
  return (
    <g
      {...asButton(id, centre, item)}
      aria-label={treeText.diagram.path(letter, name, value, number, nameOfSphere(from), nameOfSphere(to))}
    >
      {/* A wide invisible line, so that the path is easier to click. */}
      <line stroke="transparent" strokeWidth={28} {...ends} />
      <line
        className="tree-line"
        stroke={isSelected || isConnected ? 'var(--accent)' : 'var(--control-line)'}
        strokeWidth={lineWidth(item)}
        {...ends}
      />
      {showsLetter && (
        <>
          <circle
            className="tree-letter-ground"
            cx={centre.x}
            cy={centre.y}
            r={LETTER_RADIUS}
            fill="var(--background)"
          />
          <text {...LABEL} lang="he" x={centre.x} y={centre.y} fontSize={22} fill="var(--ink)">
            {letter}
          </text>
        </>
      )}
      <Ring at={centre} radius={LETTER_RADIUS} isSelected={isSelected} />
    </g>
  );
}
