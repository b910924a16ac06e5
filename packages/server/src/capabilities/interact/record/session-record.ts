import type { InteractAction, InteractResult } from '@web-data/types';
import { hideUrlSecrets } from '@web-data/net/secrets';
import { DelayedWrite } from '../../../platform/store/delayed-write.ts';
import type { Store } from '../../../platform/store/store.ts';
import { appendSteps, endRecord } from './record-rows.ts';
import type { NewRecord, NewStep } from './record-rows.ts';
import { describeAction } from './describe-action.ts';
import { TypedSecrets } from './typed-secrets.ts';

/** Max bytes of a screenshot, max milliseconds for one, and max bytes of those of one session. */
const PICTURE = { maxBytes: 100_000, timeout: 2000 };
const MAX_PICTURES_BYTES = 5_242_880;
/** Max characters of each string of a step. */
const MAX = { url: 2000, title: 300, request: 300, element: 300, message: 500 };
/** Milliseconds from a step to the write that stores it. */
const WRITTEN_AFTER = 200;
/** Actions that change nothing in the window. */
const UNSEEN: ReadonlySet<string> = new Set([
  'dialog',
  'download',
  'downloads',
  'scrape',
  'screenshot',
  'snapshot',
  'windows',
]);

/** An action that was done, and what the browser says of it. */
export interface DoneAction {
  action: InteractAction;
  result: InteractResult;
  /** The element that was found. */
  element: string | undefined;
  /** Whether its text went into a field for a secret; undefined where nothing is known of the field. */
  isSecret: boolean | undefined;
  durationMs: number;
}

/** Options of a {@link SessionRecord}. */
export interface SessionRecordOptions {
  store: Store;
  record: NewRecord;
  /** Bytes that its team may store. */
  maxStoredBytes: number;
  /** Pictures the window; undefined for a record without screenshots. */
  takePicture:
    | ((options: {
        maxBytes: number;
        timeout: number;
        secrets: readonly string[];
      }) => Promise<Buffer | undefined>)
    | undefined;
  /** Returns the credits that the session has spent so far, besides those of its minutes. */
  spent(): number;
  onError(error: unknown): void;
}

/**
 * The record of one session: each action with its outcome and a picture of the window. It has no text that was typed, and
 * no picture of a page that shows what was typed into a field for a secret. Writes are in the background.
 */
export class SessionRecord {
  readonly #options: SessionRecordOptions;
  readonly #secrets = new TypedSecrets();
  readonly #delayed: DelayedWrite;
  #waiting: NewStep[] = [];
  #isBegun = false;
  #picturesBytes = 0;
  #spent = 0;

  constructor(options: SessionRecordOptions) {
    this.#options = options;
    this.#delayed = new DelayedWrite(() => this.#write(), options.onError, WRITTEN_AFTER);
  }

  /** Adds an action. Waits for its picture, and never throws. */
  async add({ action, result, element, isSecret, durationMs }: DoneAction): Promise<void> {
    const { type, ok, message, url, title } = result;
    // Of a field that nothing is known of, the text may be a secret.
    if (isSecret !== false && (type === 'fill' || type === 'write')) this.#secrets.add(action.text ?? '');
    const at = Date.now();
    const cut = (text: string, max: number): string => this.#secrets.hide(hideUrlSecrets(text)).slice(0, max);
    const request = cut(describeAction(action), MAX.request);
    const spent = this.#options.spent();
    const credits = spent - this.#spent;
    this.#spent = spent;
    const screenshot = UNSEEN.has(type) ? undefined : await this.#takePicture();
    this.#waiting.push({
      step: {
        at,
        durationMs: Math.round(durationMs),
        action: type,
        ...(request !== '' && { request }),
        ...(element !== undefined && { element: cut(element, MAX.element) }),
        ok,
        message: cut(message, MAX.message),
        credits,
        url: cut(url, MAX.url),
        title: cut(title, MAX.title),
      },
      screenshot,
    });
    this.#delayed.schedule();
  }

  /** Writes the steps that wait. */
  flush(): Promise<void> {
    return this.#delayed.flush();
  }

  /** Writes what waits, and that the session has ended. Never throws. */
  async end(creditsUsed: number): Promise<void> {
    await this.flush();
    const { store, record, onError } = this.#options;
    if (this.#isBegun) await endRecord(store, record.id, creditsUsed).catch(onError);
  }

  async #takePicture(): Promise<string | undefined> {
    const { takePicture } = this.#options;
    const { all: secrets } = this.#secrets;
    if (takePicture === undefined || secrets === undefined || this.#picturesBytes >= MAX_PICTURES_BYTES)
      return undefined;
    const picture = (await takePicture({ ...PICTURE, secrets }))?.toString('base64');
    this.#picturesBytes += picture?.length ?? 0;
    return picture;
  }

  async #write(): Promise<void> {
    const steps = this.#waiting;
    this.#waiting = [];
    if (steps.length === 0) return;
    const { store, record, maxStoredBytes } = this.#options;
    // A record that was deleted meanwhile stays deleted.
    await appendSteps(store, {
      record: this.#isBegun ? undefined : record,
      id: record.id,
      steps,
      maxStoredBytes,
    });
    this.#isBegun = true;
  }
}
