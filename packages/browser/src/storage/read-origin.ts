/* oxlint-disable unicorn/consistent-function-scoping -- sent to the page as a string, so helpers must be inside */
import type { Database, Encoded, ObjectStore, OriginState } from './storage-state.ts';

/** Return value of the function in the page: the state, or that it is larger than the limit. */
export type ReadOrigin = Omit<OriginState, 'origin'> | 'tooLarge';

/**
 * Reads the stored data of the origin of a document. Runs in an empty document of that origin, and may use nothing from
 * outside.
 * @param max max characters of the result
 */
export async function readOrigin(max: number): Promise<ReadOrigin> {
  const TOO_LARGE = 'tooLarge';
  let left = max;
  const spend = (characters: number): void => {
    left -= characters + 4; // Includes its quotes and commas.
    if (left < 0) throw TOO_LARGE;
  };

  const base64 = (bytes: Uint8Array): string => {
    spend(Math.ceil(bytes.length / 3) * 4);
    let binary = '';
    for (let at = 0; at < bytes.length; at += 8192)
      binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return btoa(binary);
  };
  /** @throws for a value that has no JSON form */
  const encoder = (): ((value: unknown) => Encoded) => {
    const seen = new Map<object, number>();
    const encode = (value: unknown): Encoded => {
      spend(typeof value === 'string' ? value.length : 8);
      if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
      if (value === undefined) return ['undefined'];
      if (typeof value === 'bigint') return ['bigint', String(value)];
      if (typeof value === 'number')
        return Number.isFinite(value) && !Object.is(value, -0)
          ? value
          : ['number', Object.is(value, -0) ? '-0' : String(value)];
      if (typeof value !== 'object') throw new TypeError(typeof value);
      const earlier = seen.get(value);
      if (earlier !== undefined) return ['again', earlier];
      seen.set(value, seen.size);
      return encodeObject(value);
    };
    const encodeObject = (value: object): Encoded => {
      if (Array.isArray(value)) {
        spend(value.length);
        return ['list', ...Array.from(value, encode)];
      }
      if (value instanceof Date) return ['date', Number.isNaN(value.getTime()) ? null : value.getTime()];
      if (value instanceof RegExp) return ['pattern', value.source, value.flags];
      if (value instanceof Map)
        return ['map', ...[...value].map(([key, item]) => [encode(key), encode(item)])];
      if (value instanceof Set) return ['set', ...Array.from(value, encode)];
      if (value instanceof ArrayBuffer) return ['buffer', base64(new Uint8Array(value))];
      if (ArrayBuffer.isView(value)) {
        const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
        return ['view', value.constructor.name, base64(bytes)];
      }
      if (Object.getPrototypeOf(value) !== Object.prototype) throw new TypeError(value.constructor.name);
      return ['object', ...Object.entries(value).map(([key, item]) => [encode(key), encode(item)])];
    };
    return encode;
  };

  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
    });
  const recordsOf = (store: IDBObjectStore): Promise<[Encoded, Encoded][]> =>
    new Promise((resolve, reject) => {
      const records: [Encoded, Encoded][] = [];
      const request = store.openCursor();
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      request.addEventListener('success', () => {
        const cursor = request.result;
        if (cursor === null) return resolve(records);
        try {
          // Each has its own list: an object that key and value share is cloned twice.
          records.push([encoder()(cursor.key), encoder()(cursor.value)]);
          cursor.continue();
        } catch (error) {
          reject(error as Error);
        }
      });
    });
  const storeOf = async (store: IDBObjectStore): Promise<ObjectStore> => {
    spend(store.name.length);
    const indexes = Array.from(store.indexNames, (name) => {
      spend(name.length);
      const { keyPath, unique, multiEntry } = store.index(name);
      return { name, keyPath, unique, multiEntry };
    });
    const { name, keyPath, autoIncrement } = store;
    return { name, keyPath, autoIncrement, indexes, records: await recordsOf(store) };
  };
  const databaseOf = async (name: string): Promise<Database> => {
    spend(name.length);
    const database = await done(indexedDB.open(name));
    try {
      const names = [...database.objectStoreNames];
      const stores: ObjectStore[] = [];
      for (const store of names)
        stores.push(await storeOf(database.transaction(store, 'readonly').objectStore(store)));
      return { name, version: database.version, stores };
    } finally {
      database.close();
    }
  };

  try {
    const entries = Array.from({ length: localStorage.length }, (_, at): [string, string] => {
      const key = localStorage.key(at) ?? '';
      const value = localStorage.getItem(key) ?? '';
      spend(key.length + value.length);
      return [key, value];
    });
    const databases: Database[] = [];
    for (const { name } of await indexedDB.databases()) {
      const before = left;
      const database = await databaseOf(name ?? '').catch((error: unknown) => {
        if (error === TOO_LARGE) throw error;
        left = before; // The database holds a value that has no JSON form. Half of a database would be worse than none.
      });
      if (database !== undefined) databases.push(database);
    }
    return { localStorage: entries, databases };
  } catch (error) {
    if (error === TOO_LARGE) return TOO_LARGE;
    throw error;
  }
}
