/* oxlint-disable unicorn/consistent-function-scoping -- sent to the page as a string, so helpers must be inside */
import type { Database, Encoded, OriginState } from './storage-state.ts';

/**
 * Writes the stored data of an origin, as far as the browser accepts it. Runs in an empty document of that origin, in a
 * fresh context, and may use nothing from outside.
 */
export async function writeOrigin({
  localStorage: entries,
  databases,
}: Omit<OriginState, 'origin'>): Promise<void> {
  const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => {
    const binary = atob(base64);
    const bytes = new Uint8Array(binary.length);
    for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
    return bytes;
  };
  const decoder = (): ((value: Encoded) => unknown) => {
    const seen: unknown[] = [];
    const keep = <T>(value: T): T => {
      seen.push(value);
      return value;
    };
    const decode = (encoded: Encoded): unknown => {
      if (!Array.isArray(encoded)) return encoded;
      const [kind, ...rest] = encoded as [string, ...Encoded[]];
      const [first, second] = rest as [string, string];
      switch (kind) {
        case 'undefined':
          return undefined;
        case 'bigint':
          return BigInt(first);
        case 'number':
          return Number(first);
        case 'again':
          return seen[Number(first)];
        case 'date':
          return keep(new Date(first === null ? Number.NaN : Number(first)));
        case 'pattern':
          return keep(new RegExp(first, second));
        case 'buffer':
          return keep(bytesOf(first).buffer);
        case 'view': {
          const View = (globalThis as unknown as Record<string, new (buffer: ArrayBuffer) => unknown>)[
            first
          ]!;
          return keep(new View(bytesOf(second).buffer));
        }
        case 'list': {
          const list: unknown[] = keep([]);
          for (const item of rest) list.push(decode(item));
          return list;
        }
        case 'set': {
          const set = keep(new Set());
          for (const item of rest) set.add(decode(item));
          return set;
        }
        case 'map': {
          const map = keep(new Map());
          for (const [key, item] of rest as [Encoded, Encoded][]) map.set(decode(key), decode(item));
          return map;
        }
        default: {
          const object: Record<string, unknown> = keep({});
          for (const [key, item] of rest as [string, Encoded][])
            Object.defineProperty(object, key, {
              value: decode(item),
              enumerable: true,
              configurable: true,
              writable: true,
            });
          return object;
        }
      }
    };
    return decode;
  };

  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
    });
  const restore = async ({ name, version, stores }: Database): Promise<void> => {
    const opening = indexedDB.open(name, version);
    opening.addEventListener('upgradeneeded', () => {
      for (const { name: store, keyPath, autoIncrement, indexes } of stores) {
        const created = opening.result.createObjectStore(store, {
          keyPath: keyPath as string | string[] | null,
          autoIncrement,
        });
        for (const { name: index, keyPath: path, unique, multiEntry } of indexes)
          created.createIndex(index, path as string | string[], { unique, multiEntry });
      }
    });
    const database = await done(opening);
    try {
      for (const { name: store, keyPath, records } of stores) {
        const transaction = database.transaction(store, 'readwrite');
        const written = new Promise((resolve, reject) => {
          transaction.addEventListener('complete', resolve);
          transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB')));
        });
        written.catch(() => undefined); // A rejected record throws first.
        const into = transaction.objectStore(store);
        for (const [key, value] of records) {
          const decoded = decoder()(value);
          if (keyPath === null) into.put(decoded, decoder()(key) as IDBValidKey);
          else into.put(decoded);
        }
        await written;
      }
    } finally {
      database.close();
    }
  };

  /** Waits for the storage event of each entry: long entries are lost when the document closes before it. */
  const watcher = document.documentElement.appendChild(document.createElement('iframe')).contentWindow!;
  let count = 0;
  const stored = new Promise<void>((resolve) => {
    watcher.addEventListener('storage', () => {
      if (--count === 0) resolve();
    });
  });
  for (const [key, value] of entries) {
    try {
      localStorage.setItem(key, value);
      count++;
    } catch {
      break; // The storage is full.
    }
  }
  if (count > 0) await stored;
  for (const database of databases) {
    await restore(database).catch(() => indexedDB.deleteDatabase(database.name));
  }
}
