import { BrowserError } from '@web-data/browser';
import type { BrowserSession, StorageState } from '@web-data/browser';
import { SiteMapError } from '@web-data/site-map/fetch';
import type { Store } from '../../store/store.ts';
import type { Seal } from '../../webhooks/seal.ts';
import { keepProfile, readProfile } from './profile-rows.ts';
import type { SaveResult, ProfileName } from './profile-rows.ts';

/** What a profile is read and kept with. */
export interface ProfileServices {
  store: Store;
  /** Keeps the states out of plain sight. */
  seal: Seal;
  /** Bytes of the state of one at most. */
  profileBytes: number;
  /** Told why a profile could not be kept. */
  onSaveFailure(details: { sessionId: string; teamId: string; why: string; err?: unknown }): void;
}

/** Whose profile it is, and of which session. */
export interface ProfileOf extends ProfileName {
  sessionId: string;
  /** Whether what the session ends with is kept. */
  saves: boolean;
}

/** Milliseconds in which the state must be read at the end of a session: the end of a process waits for it. */
const READ_MS = 6000;

/** The profile of one session: read when its page opens, and kept when it ends. */
export class Profile {
  readonly #services: ProfileServices;
  readonly #of: ProfileOf;

  constructor(services: ProfileServices, of: ProfileOf) {
    this.#services = services;
    this.#of = of;
  }

  /** What the session starts with; undefined when nothing was kept yet. @throws {Error} when it was sealed with another key */
  async load(): Promise<StorageState | undefined> {
    const { store, seal } = this.#services;
    const sealed = await readProfile(store, this.#of);
    return sealed === undefined
      ? undefined
      : (JSON.parse(seal.open(sealed, this.#sealContext)) as StorageState);
  }

  /** Ends the page of the session and keeps what sites keep there. Never fails. @returns a sentence when it was not kept */
  async keep(session: BrowserSession): Promise<string | undefined> {
    if (!this.#of.saves) return undefined;
    const { onSaveFailure, profileBytes } = this.#services;
    const { sessionId, teamId } = this.#of;
    try {
      const saveResult = await this.#keep(await session.readStorage(profileBytes, { timeout: READ_MS }));
      if (saveResult === 'kept') return undefined;
      onSaveFailure({ sessionId, teamId, why: saveResult });
      return sentenceOf(saveResult, profileBytes);
    } catch (err) {
      const why = toSaveFailure(err);
      onSaveFailure({ sessionId, teamId, why, ...(why === 'failed' && { err }) });
      return sentenceOf(why, profileBytes);
    }
  }

  async #keep(storage: StorageState): Promise<SaveResult | 'tooLarge'> {
    const { store, seal, profileBytes } = this.#services;
    const { sessionId, teamId, name } = this.#of;
    const text = JSON.stringify(storage);
    const bytes = Buffer.byteLength(text);
    if (bytes > profileBytes) return 'tooLarge';
    return keepProfile(store, sessionId, { teamId, name, state: seal.close(text, this.#sealContext), bytes });
  }

  /** What a state is sealed to: one that is put into the place of another profile does not open. */
  get #sealContext(): string {
    const { teamId, name } = this.#of;
    return `profile ${teamId} ${name}`;
  }
}

type SaveFailure = Exclude<SaveResult, 'kept'> | 'tooLarge' | 'late' | 'ended' | 'failed';

function toSaveFailure(error: unknown): SaveFailure {
  if (error instanceof SiteMapError) return 'late';
  if (!(error instanceof BrowserError)) return 'failed';
  return error.code === 'TooLarge' ? 'tooLarge' : 'ended';
}

function sentenceOf(reason: SaveFailure, maxBytes: number): string {
  return `The profile was not kept: ${reasons(maxBytes)[reason]}`;
}

const reasons = (maxBytes: number): Record<SaveFailure, string> => ({
  tooLarge: `it has more than ${maxBytes} bytes. Visit fewer sites with it, or begin a new one.`,
  late: `it could not be read within ${READ_MS / 1000} seconds. Visit fewer sites with it.`,
  ended: 'the browser of the session had ended. Do again what is to be kept.',
  failed: 'the service could not write it. Do again what is to be kept.',
  lost: 'the session was taken for lost, and another one may have the profile. Do again what is to be kept.',
  closed: 'the team has zero data retention enabled by now.',
});
