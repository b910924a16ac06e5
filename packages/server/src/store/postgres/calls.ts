import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { Client } from 'pg';
import type { Calls } from '../store.ts';

const CHANNEL = 'web_data_calls';
/** Milliseconds between two messages of one process: what is told meanwhile goes together. */
const GATHER_MS = 20;
/** Milliseconds in which a process must hear itself; what does not is no way to hear others. */
const PROOF_MS = 5000;
/** Milliseconds from one proof to the next: finds a connection that broke without a word. */
const REPROVE_MS = 60_000;
/** Milliseconds until another attempt to listen: doubled with each that fails, up to the longest. */
const RETRY_MS = 1000;
const LONGEST_RETRY_MS = 300_000;

/** How the words travel. */
export interface CallsOptions {
  /** Of the connection that listens. */
  url: string;
  /** Sends a message on a channel by any connection; rejects when it cannot. */
  send(channel: string, message: string): Promise<void>;
  proofMs?: number;
  reproveMs?: number;
  retryMs?: number;
}

/**
 * Words between processes by NOTIFY and LISTEN. They are told after a commit, in a statement of their own: inside a
 * transaction NOTIFY makes all commits of the database wait for one another. The listening connection must be one of
 * PostgreSQL itself. Behind a pooler that hands connections on with each transaction LISTEN is answered and then nothing
 * comes; so a process counts as hearing only while it hears itself, by a message that another of its connections sent.
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
   * At once for the first word after a silence, together for those that follow it closely. Where this process hears
   * nothing most likely no other does; words wait until it does.
   */
  const flush = (): void => {
    gathering = undefined;
    if (pendingTopics.size === 0 || (listening !== undefined && !isHeard)) return;
    const topics = [...pendingTopics];
    pendingTopics.clear();
    sending = sending.then(() => send(topics)).catch(() => {}); // Who does not hear it looks by itself.
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
    client.on('error', () => {}); // Its end is told by the next event.
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
        // What was told before is not told again.
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
      // One that worked for a while is asked for again soon.
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

/** Who says it, and of what; nothing of what is not ours. */
function parseMessage(message = ''): string[] {
  try {
    const parts: unknown = JSON.parse(message);
    return Array.isArray(parts) ? parts.filter((word) => typeof word === 'string') : [];
  } catch {
    return [];
  }
}

/** When a connection ends, by itself or since the process closes. */
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

/** Leaves in order, so that nothing more is sent to whoever gets a connection of a pooler next. */
async function farewell(client: Client, withinMs: number): Promise<void> {
  const said = client.query('unlisten *').then(() => client.end());
  await Promise.race([said, failAfter(withinMs)]).catch(() => {});
}

/** Not in its types. */
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
