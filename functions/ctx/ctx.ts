import type { IsolateMemory } from '../isolate/isolate-memory.ts';
import { countedDatabase, type Database } from './database.ts';
import type { Draw } from './draw.ts';
import type { Env } from './env.ts';
import { type Log, logOf } from './log.ts';
import { type Settings, settingsOf } from './settings.ts';
import { newTally, type Tally } from './tally.ts';

export interface Deps {
  /**
   * Opens a client for one request, batch of messages or timer. In workerd two requests cannot share a
   * connection.
   */
  openDatabase(settings: Settings): Database;
  /** Milliseconds since 1970. */
  now(): number;
  wait(ms: number): Promise<unknown>;
  newRequestId(): string;
  log(line: string): void;
  /** Gives the function that draws first screens. Its code is large, and only a page needs it. */
  drawing(): Promise<Draw>;
  /**
   * The app's release number, for health answers. Where there is no deployment id, as on a local
   * machine, it takes that id's place in ETags.
   */
  version: string;
  /** A hash of the code that makes finished chapters, the same in both Workers. A release that leaves it keeps them. */
  finishedCode: string;
}

/** The session that a token names. */
export interface Reader {
  readonly sessionId: string;
  readonly userId: number;
  /** Seconds since 1970. */
  readonly issuedAt: number;
  /**
   * True if the token is old enough to be renewed. Then the session is marked as used, and the answer has a new token.
   */
  readonly isDue: boolean;
  /** True if the session is alive; undefined until the database was queried. */
  isAlive: boolean | undefined;
}

/**
 * What the functions of the features work with, whether a request, a queue message or a timer calls them. It
 * knows neither Hono nor a feature: the routes of a feature are made with what only this feature needs.
 */
export interface Ctx extends Log, Pick<Deps, 'now' | 'wait' | 'version' | 'finishedCode' | 'drawing'> {
  /** Fails with `DatabaseUnavailable` if trying again may help, and with the driver's error for a mistake in SQL. */
  readonly db: Database;
  /** The session that the caller's token names. Null if there is no valid token, or if the cookie was not read yet. */
  readonly reader: Reader | null;
  readonly settings: Settings;
  readonly memory: IsolateMemory;
  readonly assets: Env['ASSETS'];
  readonly library: Env['LIBRARY'];
  readonly signIns: Env['SIGN_INS'];
  readonly queue: Env['IMPORTS'];
  /**
   * Names the deployed code in ETags: the first eight characters of the deployment's id, or
   * `version` if there is no such id.
   */
  readonly deployment: string;
  readonly tally: Tally;
  /** Lets work go on after the answer was sent. The work must handle its own errors. */
  readonly later: (work: Promise<void>) => void;
}

export type ReaderCtx = Ctx & { readonly reader: Reader };

/**
 * Makes the context for one request, batch of messages or timer. `later` is that of a request.
 * @throws Error that names every setting that is missing or wrong.
 */
export function createCtx(
  deps: Deps,
  memory: IsolateMemory,
  env: Env,
  requestId: string,
  tally = newTally(),
  later: Ctx['later'] = () => undefined,
): Ctx {
  const { now, wait, version, finishedCode, drawing } = deps;
  const settings = settingsOf(env);
  return {
    ...logOf(deps, requestId),
    db: countedDatabase(() => deps.openDatabase(settings), now, tally, memory),
    reader: null,
    settings,
    memory,
    assets: env.ASSETS,
    library: env.LIBRARY,
    signIns: env.SIGN_INS,
    queue: env.IMPORTS,
    deployment: env.DEPLOYMENT?.id.slice(0, 8) ?? version,
    tally,
    later,
    now,
    wait,
    version,
    finishedCode,
    drawing,
  };
}

/**
 * True in access mode `open`. In mode `members` most answers need a session, so they may not be shared
 * (docs/decisions/0085-members-mode.md).
 */
export const isOpen = ({ settings }: Pick<Ctx, 'settings'>): boolean => settings.accessMode === 'open';
