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

/** A fake server that stores the note on one verse, with the rules of functions/notes/notes.ts. */
function fakeServer() {
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
      if (note?.id !== request.id) return { kind: 'deleted' };
      // A note is changed only with its latest revision. One of the broken variants sends no revision.
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

class Simulation {
  readonly #rules: Rules;
  readonly #random: ReturnType<typeof seededRandom>;
  readonly #server = fakeServer();
  readonly #devices: Device[] = [0, 1].map(() => ({ draft: null, note: null, pending: null }));
  /** Requests that will arrive at the server a second time, after other messages. */
  readonly #echoes: Request[] = [];
  readonly #typed: string[] = [];
  /** Words that the reader saw and chose to delete. */
  readonly #givenUp = new Set<string>();
  readonly #lostSilently: string[] = [];

  constructor(seed: number, variant: Rules) {
    this.#rules = variant;
    this.#random = seededRandom(seed);
    this.#server.onLost.push((words) => this.#lostSilently.push(...this.#notGivenUp(words)));
  }

  /**
   * Runs the simulation. Returns the words that were lost without the reader's choice, and a message if a draft is
   * left at the end.
   */
  run(): string[] {
    for (let step = 0; step < 60; step++) this.#step();
    this.#finish();
    const saved = new Set(wordsOf(this.#server.read()?.notes ?? ''));
    const isStuck = this.#devices.some(({ draft }) => draft !== null);
    return [
      ...new Set([
        ...this.#lostSilently,
        ...(isStuck ? ['a draft is never sent'] : []),
        ...this.#notGivenUp(this.#typed).filter((word) => !saved.has(word)),
      ]),
    ];
  }

  #step(): void {
    const device = this.#devices[this.#random.below(2)] as Device;
    const drawn = this.#random.below(100);
    if (drawn < 35) this.#type(device);
    else if (drawn < 60) this.#send(device, { hasFaults: true });
    else if (drawn < 75) this.#receivePending(device);
    else if (drawn < 83) this.#readList(device);
    else if (drawn < 90) this.#repeatRequest();
    else if (drawn < 97)
      this.#choose(device, (['mine', 'other', 'both'] as const)[this.#random.below(3)] ?? 'both');
    else if (device.pending === null) this.#remove(device);
  }

  /**
   * At the end the connection works. Every conflict is resolved by keeping both texts, or the device's text if the
   * note was deleted.
   */
  #finish(): void {
    for (const device of this.#devices) this.#receivePending(device);
    for (let round = 0; round < 12; round++) {
      for (const device of this.#devices) {
        this.#choose(device, device.draft?.conflict?.note === null ? 'mine' : 'both');
        this.#send(device, { hasFaults: false });
      }
    }
  }

  #notGivenUp(words: readonly string[]): string[] {
    return words.filter((word) => !this.#givenUp.has(word));
  }

  #isDrawn(percent: number): boolean {
    return this.#random.below(100) < percent;
  }

  #type(device: Device): void {
    const word = `w${this.#typed.length}`;
    this.#typed.push(word);
    const shown = device.draft ?? device.note ?? { notes: '', isKabbalistic: false };
    const version = { notes: `${shown.notes} ${word}`, isKabbalistic: this.#isDrawn(30) };
    device.draft = this.#rules.draftAfterEdit(device.draft, device.note, PLACE, version);
  }

  #send(device: Device, { hasFaults }: { readonly hasFaults: boolean }): void {
    if (device.draft === null || device.pending !== null) return;
    const next = this.#rules.nextRequest(device.draft);
    if (next === null) return;
    device.draft = next.draft;
    if (hasFaults && this.#isDrawn(15)) return;
    const answer = this.#server.ask(next.request);
    if (hasFaults && this.#isDrawn(15)) this.#echoes.push(next.request);
    if (hasFaults) device.pending = this.#isDrawn(20) ? 'lost' : answer;
    else this.#receive(device, answer);
  }

  #receive(device: Device, answer: Answer): void {
    if (device.draft !== null) device.draft = this.#rules.draftAfterAnswer(device.draft, answer);
    if (answer.kind === 'saved') device.note = answer.note;
    if (answer.kind === 'conflict') device.note = answer.current;
    if (answer.kind === 'deleted') device.note = null;
  }

  #receivePending(device: Device): void {
    if (device.pending !== null && device.pending !== 'lost') this.#receive(device, device.pending);
    device.pending = null;
  }

  #readList(device: Device): void {
    if (device.pending === null) device.note = this.#server.read();
  }

  #repeatRequest(): void {
    const echo = this.#echoes.shift();
    if (echo !== undefined) this.#server.ask(echo);
  }

  #choose(device: Device, choice: Choice): void {
    const { draft } = device;
    if (!draft?.conflict) return;
    const next = this.#rules.draftAfterChoice(draft, choice);
    const other = draft.conflict.note?.notes ?? '';
    const kept = new Set(wordsOf(next?.notes ?? other));
    for (const word of wordsOf(`${draft.notes} ${other}`)) if (!kept.has(word)) this.#givenUp.add(word);
    device.draft = next;
    device.note = draft.conflict.note;
  }

  #remove(device: Device): void {
    const added = this.#notGivenUp(wordsOf((device.draft ?? device.note)?.notes ?? ''));
    for (const word of added) this.#givenUp.add(word);
    // A text that was sent without an answer must be sent again first, to learn if it arrived.
    if (device.draft?.sent) this.#send(device, { hasFaults: false });
    if (!this.#isRemoved(device)) for (const word of added) this.#givenUp.delete(word);
  }

  /** Deletes the device's note as the rules plan it. Returns false if the note had changed and so was not deleted. */
  #isRemoved(device: Device): boolean {
    const next = this.#rules.planDeletion(device.draft, device.note);
    if ('draft' in next) {
      device.draft = next.draft;
      return false;
    }
    const current = next.seen === null ? null : this.#server.remove(next.seen);
    if (current === null) {
      device.draft = null;
      device.note = null;
    } else this.#receive(device, { kind: 'conflict', current });
    return current === null;
  }
}

const SEEDS = process.env.TEST_FULL === undefined ? 3_000 : 100_000;
const failing = (variant: Rules, seeds = SEEDS): number[] =>
  Array.from({ length: seeds }, (_, seed) => seed).filter(
    (seed) => new Simulation(seed, variant).run().length > 0,
  );

test(`two devices with a bad connection lose or silently overwrite no typed word of a note, over ${SEEDS} seeds`, () => {
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
        answer.kind === 'deleted' ? null : rules.draftAfterAnswer(draft, answer),
    },
  ],
])(
  'the simulation of two devices finds lost words if the rules for drafts have a variant that %s',
  (_, broken) => {
    expect(failing({ ...rules, ...broken }, 300).length).toBeGreaterThan(0);
  },
);
