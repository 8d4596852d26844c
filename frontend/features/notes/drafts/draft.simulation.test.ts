/**
 * Simulates two devices of one reader and a server. The messages between a device and the server can be lost,
 * delayed or repeated, controlled by a seed. Every typed word is unique, so the test can look for each of
 * them at the end. Broken variants of the rules prove that the simulation finds mistakes.
 */
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../domain/basics/index.ts';
import type { Note } from '../../../../domain/contract/index.ts';
import type { Choice } from './conflict.ts';
import * as conflictRules from './conflict.ts';
import type { Answer, Draft, Request } from './draft.ts';
import * as draftRules from './draft.ts';

const rules = { ...draftRules, ...conflictRules };

type Rules = Pick<
  typeof rules,
  'draftAfterEdit' | 'nextRequest' | 'draftAfterAnswer' | 'draftAfterChoice' | 'planDeletion'
>;

const PLACE = { book: 'psalms', chapter: 23, verse: 3 };
const wordsOf = (text: string): string[] => text.match(/w\d+/g) ?? [];

/** A fake server for the note on one verse, with the rules of functions/notes/notes.ts. */
function library() {
  let note: Note | null = null;
  let ids = 0;
  /** Called at each write with the words that the write removes. */
  const onLost: ((words: readonly string[]) => void)[] = [];
  const write = (next: Note | null) => {
    const kept = new Set(wordsOf(next?.notes ?? ''));
    const lost = wordsOf(note?.notes ?? '').filter((word) => !kept.has(word));
    for (const listener of onLost) listener(lost);
    note = next;
  };
  return {
    onLost,
    read: () => note,
    ask(request: Request): Answer {
      const { notes, isKabbalistic } = request.body;
      const times = { createdAt: '', updatedAt: '' };
      if (request.method === 'POST') {
        if (note !== null) return { kind: 'conflict', current: note };
        const made: Note = { ...PLACE, ...times, id: ++ids, userId: 3, notes, isKabbalistic, revision: 1 };
        write(made);
        return { kind: 'saved', note: made };
      }
      if (note?.id !== request.id) return { kind: 'gone' };
      // One of the broken variants sends no revision.
      const revision: number | undefined = request.body.revision;
      if (revision !== undefined && revision !== note.revision) return { kind: 'conflict', current: note };
      const changed: Note = { ...note, notes, isKabbalistic, revision: note.revision + 1 };
      write(changed);
      return { kind: 'saved', note: changed };
    },
    /**
     * Deletes the note only if it still has this revision. Returns the note if it has a newer revision,
     * otherwise null.
     */
    remove(seen: Pick<Note, 'id' | 'revision'>): Note | null {
      if (note?.id !== seen.id) return null;
      if (note.revision === seen.revision) write(null);
      return note;
    },
  };
}

interface Device {
  draft: Draft | null;
  /** The server's note in the version that this device last received. */
  note: Note | null;
  /** The answer that is on its way; `lost` if no answer will arrive; null if no request is open. */
  pending: Answer | 'lost' | null;
}

/**
 * Runs the simulation once. Returns the words that were lost without the reader's choice, and a message if a
 * draft is left at the end.
 */
function run(
  seed: number,
  { draftAfterEdit, nextRequest, draftAfterAnswer, draftAfterChoice, planDeletion }: Rules,
): string[] {
  const random = seededRandom(seed);
  const chance = (percent: number) => random.below(100) < percent;
  const server = library();
  const devices: Device[] = [0, 1].map(() => ({ draft: null, note: null, pending: null }));
  /** Requests that will arrive at the server a second time, later. */
  const echoes: Request[] = [];
  const everything: string[] = [];
  /** Words that the reader saw and chose to delete. */
  const givenUp = new Set<string>();
  const lostSilently: string[] = [];
  server.onLost.push((words) => lostSilently.push(...words.filter((word) => !givenUp.has(word))));

  const receive = (device: Device, answer: Answer) => {
    if (device.draft !== null) device.draft = draftAfterAnswer(device.draft, answer);
    if (answer.kind === 'saved') device.note = answer.note;
    if (answer.kind === 'conflict') device.note = answer.current;
    if (answer.kind === 'gone') device.note = null;
  };
  const send = (device: Device, faults: boolean) => {
    if (device.draft === null || device.pending !== null) return;
    const next = nextRequest(device.draft);
    if (next === null) return;
    device.draft = next.draft;
    if (faults && chance(15)) return;
    const answer = server.ask(next.request);
    if (faults && chance(15)) echoes.push(next.request);
    if (!faults) receive(device, answer);
    else device.pending = chance(20) ? 'lost' : answer;
  };
  const choose = (device: Device, choice: Choice) => {
    const { draft } = device;
    if (!draft?.conflict) return;
    const next = draftAfterChoice(draft, choice);
    const kept = new Set(wordsOf(next?.notes ?? draft.conflict.note?.notes ?? ''));
    for (const word of [...wordsOf(draft.notes), ...wordsOf(draft.conflict.note?.notes ?? '')]) {
      if (!kept.has(word)) givenUp.add(word);
    }
    device.draft = next;
    device.note = draft.conflict.note;
  };

  const remove = (device: Device) => {
    const words = wordsOf((device.draft ?? device.note)?.notes ?? '');
    const added = words.filter((word) => !givenUp.has(word));
    for (const word of words) givenUp.add(word);
    // A text that was sent without an answer must be sent again first, to learn if it arrived.
    if (device.draft?.sent) send(device, false);
    const next = planDeletion(device.draft, device.note);
    if ('seen' in next) {
      const current = next.seen === null ? null : server.remove(next.seen);
      if (current === null) {
        device.draft = null;
        device.note = null;
        return;
      }
      receive(device, { kind: 'conflict', current });
    } else device.draft = next.draft;
    for (const word of added) givenUp.delete(word);
  };

  for (let step = 0; step < 60; step++) {
    const device = devices[random.below(2)] as Device;
    const what = random.below(100);
    if (what < 35) {
      const word = `w${everything.length}`;
      everything.push(word);
      const shown = device.draft ?? device.note ?? { notes: '', isKabbalistic: false };
      const version = { notes: `${shown.notes} ${word}`, isKabbalistic: chance(30) };
      device.draft = draftAfterEdit(device.draft, device.note, PLACE, version);
    } else if (what < 60) send(device, true);
    else if (what < 75) {
      if (device.pending !== null && device.pending !== 'lost') receive(device, device.pending);
      device.pending = null;
    } else if (what < 83) {
      if (device.pending === null) device.note = server.read();
    } else if (what < 90) {
      const echo = echoes.shift();
      if (echo !== undefined) server.ask(echo);
    } else if (what < 97) choose(device, (['mine', 'other', 'both'] as const)[random.below(3)] ?? 'both');
    else if (device.pending === null) remove(device);
  }
  // At the end the connection works. Every conflict is resolved by keeping both texts, or the own text if the
  // note was deleted.
  for (const device of devices) {
    if (device.pending !== null && device.pending !== 'lost') receive(device, device.pending);
    device.pending = null;
  }
  for (let round = 0; round < 12; round++) {
    for (const device of devices) {
      choose(device, device.draft?.conflict?.note === null ? 'mine' : 'both');
      send(device, false);
    }
  }
  const there = new Set(wordsOf(server.read()?.notes ?? ''));
  const stuck = devices.some(({ draft }) => draft !== null) ? ['a draft is never sent'] : [];
  return [
    ...new Set([
      ...lostSilently,
      ...stuck,
      ...everything.filter((word) => !there.has(word) && !givenUp.has(word)),
    ]),
  ];
}

const SEEDS = process.env.TEST_FULL === undefined ? 3_000 : 100_000;
const failing = (variant: Rules, seeds = SEEDS): number[] =>
  Array.from({ length: seeds }, (_, seed) => seed).filter((seed) => run(seed, variant).length > 0);

test(`no typed word is lost or silently overwritten, over ${SEEDS} seeds`, () => {
  expect(failing(rules)).toEqual([]);
});

test.each<[string, Partial<Rules>]>([
  [
    'changes a note without checking its revision',
    {
      nextRequest: (draft) => {
        const next = rules.nextRequest(draft);
        if (next?.request.method !== 'PATCH') return next;
        const { revision: _, ...body } = next.request.body;
        return { ...next, request: { ...next.request, body: body as typeof next.request.body } };
      },
    },
  ],
  [
    'forgets text that was typed while the note was being sent',
    {
      draftAfterAnswer: (draft, answer) =>
        answer.kind === 'saved' ? null : rules.draftAfterAnswer(draft, answer),
    },
  ],
  [
    'keeps only the server’s text in a conflict',
    {
      draftAfterAnswer: (draft, answer) =>
        answer.kind === 'conflict' ? null : rules.draftAfterAnswer(draft, answer),
    },
  ],
  [
    'overwrites another change',
    {
      draftAfterAnswer: (draft, answer) =>
        answer.kind === 'conflict'
          ? { ...draft, sent: null, base: { id: answer.current.id, revision: answer.current.revision } }
          : rules.draftAfterAnswer(draft, answer),
    },
  ],
  ['deletes a version that the reader has not seen', { planDeletion: (_, note) => ({ seen: note }) }],
  [
    'drops the text of a note deleted elsewhere',
    {
      draftAfterAnswer: (draft, answer) =>
        answer.kind === 'gone' ? null : rules.draftAfterAnswer(draft, answer),
    },
  ],
])('the simulation finds a variant that %s', (_, broken) => {
  expect(failing({ ...rules, ...broken }, 300).length).toBeGreaterThan(0);
});
