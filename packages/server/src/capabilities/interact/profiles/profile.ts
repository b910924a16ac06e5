import { BrowserError } from '@web-data/browser';
import type { BrowserSession, StorageState } from '@web-data/browser';
import { FetchError } from '@web-data/net';
import type { Store } from '../../../platform/store/store.ts';
import type { Seal } from '../../../platform/webhooks/seal.ts';
import { keepProfile, readProfile } from './profile-rows.ts';
import type { SaveResult, ProfileName } from './profile-rows.ts';

/** Services and limits of profiles. */
export interface ProfileServices {
  store: Store;
  /** Encrypts the states. */
  seal: Seal;
  /** Maximum bytes of a state. */
  profileBytes: number;
  /** Called with the reason why a profile was not saved. */
  onSaveFailure(details: { sessionId: string; teamId: string; why: string; err?: unknown }): void;
}

/** A profile and its session. */
export interface ProfileOf extends ProfileName {
  sessionId: string;
  /** Whether the session saves its state at the end. */
  saves: boolean;
}

/** Maximum milliseconds for reading the state at the end of a session, as the end of the process waits for it. */
const READ_MS = 6000;

/** The profile of one session: loaded when its page opens, and saved when it ends. */
export class Profile {
  readonly #services: ProfileServices;
  readonly #of: ProfileOf;

  constructor(services: ProfileServices, of: ProfileOf) {
    this.#services = services;
    this.#of = of;
  }

  /** Loads the saved state; undefined when there is none. @throws {Error} when it was encrypted with another key */
  async load(): Promise<StorageState | undefined> {
    const { store, seal } = this.#services;
    const sealed = await readProfile(store, this.#of);
    return sealed === undefined
      ? undefined
      : (JSON.parse(seal.open(sealed, this.#sealContext)) as StorageState);
  }

  /** Closes the page of the session and saves its storage. Never throws. @returns a sentence when it was not saved */
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

  /** Context of the encryption. A state that is moved to another profile cannot be decrypted. */
  get #sealContext(): string {
    const { teamId, name } = this.#of;
    return `profile ${teamId} ${name}`;
  }
}

type SaveFailure = Exclude<SaveResult, 'kept'> | 'tooLarge' | 'late' | 'ended' | 'failed';

function toSaveFailure(error: unknown): SaveFailure {
  if (error instanceof FetchError) return 'late';
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
