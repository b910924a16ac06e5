import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { Client } from 'pg';
import type { Calls } from '../store.ts';

const CHANNEL = 'web_data_calls';
/** Milliseconds between two messages of one process; topics of the meantime are sent together. */
const GATHER_MS = 20;
/**
 * Milliseconds within which a process must receive its own message. Without it, the connection cannot hear others
 * either.
 */
const PROOF_MS = 5000;
/** Milliseconds from one proof to the next, to detect a connection that broke silently. */
const REPROVE_MS = 60_000;
/** Milliseconds until the next attempt to listen. The delay doubles with each failure, up to the longest. */
const RETRY_MS = 1000;
const LONGEST_RETRY_MS = 300_000;

/** The connections that carry notifications. */
export interface CallsOptions {
  /** URL for the connection that listens. */
  url: string;
  /** Sends a message on a channel through any connection; rejects when that fails. */
  send(channel: string, message: string): Promise<void>;
  proofMs?: number;
  reproveMs?: number;
  retryMs?: number;
}

/**
 * Sends notifications between processes with NOTIFY and LISTEN. They are sent after a commit, in a statement of their
 * own, because NOTIFY inside a transaction makes all commits of the database wait for one another. The listening
 * connection must go to PostgreSQL directly: behind a pooler that assigns connections per transaction, LISTEN succeeds
 * but nothing arrives. A process therefore counts as hearing only while it receives messages that it sent itself
 * through another connection.
 */
export function postgresCalls(options: CallsOptions): Calls & { close(): Promise<void> } {
  const { proofMs = PROOF_MS, reproveMs = REPROVE_MS, retryMs = RETRY_MS } = options;
  const self = randomUUID();
  const listeners = new Map<string, Set<() => void>>();
  const pendingTopics = new Set<string>();
  const closing = new AbortController();
  let gathering: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();
  let listening: Promise<void> | undefined;
  let isHeard = false;
  let onProof: () => void = nothing;

  const send = (topics: readonly string[]): Promise<void> =>
    options.send(CHANNEL, JSON.stringify([self, ...topics]));

  /**
   * Sends the first topic after a pause at once, and those that follow closely together. While this process hears
   * nothing, others probably do not either, so topics wait until it does.
   */
  const flush = (): void => {
    gathering = undefined;
    if (pendingTopics.size === 0 || (listening !== undefined && !isHeard)) return;
    const topics = [...pendingTopics];
    pendingTopics.clear();
    sending = sending.then(() => send(topics)).catch(() => {}); // Processes that miss a message find out by polling.
    if (!closing.signal.aborted) gathering = setTimeout(flush, GATHER_MS).unref();
  };

  const hear = (message: string | undefined): void => {
    const [from, ...topics] = parseMessage(message);
    if (from === self) return topics.length === 0 ? onProof() : undefined;
    for (const topic of topics) for (const heard of listeners.get(topic) ?? []) heard();
  };

  const prove = async (lost: Promise<void>): Promise<void> => {
    const proof = new Promise<void>((resolve) => (onProof = resolve));
    await send([]);
    await Promise.race([proof, lost, failAfter(proofMs)]);
  };

  /** Listens until the connection is lost, or hears nothing. */
  const listen = async (): Promise<void> => {
    const client = new Client({
      connectionString: options.url,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      application_name: 'web-data-server',
    });
    client.on('error', () => {}); // The `end` event follows.
    client.on('notification', ({ payload }) => hear(payload));
    const { promise: lost, end } = endOf(client, closing.signal);
    let isConnected = false;
    try {
      await Promise.race([client.connect(), lost]);
      if (end.aborted) return;
      isConnected = true;
      await client.query(`listen ${CHANNEL}`);
      while (!end.aborted) {
        await prove(lost);
        // Messages sent before now are lost, so all listeners run once.
        if (!isHeard && !end.aborted)
          for (const heard of listeners.values()) for (const call of heard) call();
        isHeard = !end.aborted;
        if (gathering === undefined) flush();
        await Promise.race([pause(reproveMs, end), lost]);
      }
    } finally {
      isHeard = false;
      if (isConnected) await farewell(client, proofMs);
      streamOf(client).destroy();
    }
  };

  const keepListening = async (): Promise<void> => {
    for (let failures = 0; !closing.signal.aborted;) {
      const from = performance.now();
      await listen().catch(() => {});
      // Reconnects soon after a connection that worked for a while.
      failures = performance.now() - from > reproveMs ? 0 : failures + 1;
      await pause(Math.min(LONGEST_RETRY_MS, retryMs * 2 ** Math.min(failures, 16)), closing.signal);
    }
  };

  return {
    get isHeard() {
      return isHeard;
    },
    notify(topic) {
      pendingTopics.add(topic);
      if (gathering === undefined) flush();
    },
    hear(topic, heard) {
      const all = listeners.get(topic) ?? new Set();
      listeners.set(topic, all.add(heard));
      listening ??= keepListening();
      return () => void all.delete(heard);
    },
    async close() {
      clearTimeout(gathering);
      flush();
      closing.abort();
      await Promise.all([sending, listening]);
    },
  };
}

function nothing(): void {}

/** Returns the sender and the topics of a message; empty for a foreign message. */
function parseMessage(message = ''): string[] {
  try {
    const parts: unknown = JSON.parse(message);
    return Array.isArray(parts) ? parts.filter((word) => typeof word === 'string') : [];
  } catch {
    return [];
  }
}

/** Resolves when a connection ends, by itself or because the process closes. */
function endOf(client: Client, closing: AbortSignal): { promise: Promise<void>; end: AbortSignal } {
  const ended = new AbortController();
  const end = AbortSignal.any([ended.signal, closing]);
  client.once('end', () => ended.abort());
  const promise = new Promise<void>((resolve) => {
    if (end.aborted) resolve();
    end.addEventListener('abort', () => resolve(), { once: true });
  });
  return { promise, end };
}

/** Stops listening before it closes, so that a pooler does not forward messages to the connection's next client. */
async function farewell(client: Client, withinMs: number): Promise<void> {
  const said = client.query('unlisten *').then(() => client.end());
  await Promise.race([said, failAfter(withinMs)]).catch(() => {});
}

/** The stream is not in the types of `pg`. */
function streamOf(client: Client): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}

function failAfter(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('Nothing was heard.')), milliseconds).unref();
  });
}

function pause(milliseconds: number, end: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds).unref();
    const stop = (): void => {
      clearTimeout(timer);
      resolve();
    };
    if (end.aborted) stop();
    else end.addEventListener('abort', stop, { once: true });
  });
}
