import type { Kysely } from 'kysely';
import type { Calls, Notifier, Query } from './store.ts';
import type { Tables } from './tables.ts';

/** Notifies the parts of this process that listen to a topic, and the other processes where the store has calls. */
export class Topics implements Notifier {
  readonly #calls: Calls | undefined;
  readonly #listeners = new Map<string, Set<() => void>>();
  /** The topics to notify once a transaction has committed. */
  readonly #afterCommit = new WeakMap<Query, Set<string>>();

  constructor(calls?: Calls) {
    this.#calls = calls;
  }

  hear(topic: string, heard: () => void): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(heard));
    const stopCalls = this.#calls?.hear(topic, heard);
    return () => {
      listeners.delete(heard);
      stopCalls?.();
    };
  }

  notify(topic: string): void {
    this.#calls?.notify(topic);
    for (const heard of this.#listeners.get(topic) ?? []) heard();
  }

  notifyAfter(query: Query, topic: string): void {
    this.#afterCommit.get(query)?.add(topic);
  }

  /** Runs a transaction, and then notifies what it has changed. */
  async transaction<T>(db: Kysely<Tables>, work: (query: Query) => Promise<T>): Promise<T> {
    const topics = new Set<string>();
    const result = await db.transaction().execute((query) => {
      this.#afterCommit.set(query, topics);
      return work(query);
    });
    for (const topic of topics) this.notify(topic);
    return result;
  }
}
