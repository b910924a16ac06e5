import type { Needs } from './operation.ts';
import type { Scheme, Signed } from './schemes.ts';
import type { ReadCredentials } from './tables.ts';
import { authorize } from './authorize.ts';

/**
 * Reads the credentials by the names of their schemes, or `apiKey` where there is one scheme. Checks a fixed credential
 * once, and calls a function for each attempt.
 * @param schemes how each credential is sent
 * @param needs the alternatives of an operation that declares none of its own
 */
export function manyKeys(schemes: Readonly<Record<string, Scheme>>, needs: Needs): ReadCredentials {
  return ({ apiKey, credentials }) => {
    if (credentials === false) return async () => undefined;
    const names = Object.keys(schemes);
    // A single scheme needs no name.
    const [only] = credentials || names[1] ? [] : names;
    const input: Record<string, unknown> = only ? { [only]: apiKey } : { ...credentials };
    const called = (name: string) => (only ? 'apiKey' : `credentials.${name}`);
    const isSet = (name: string) => input[name] !== undefined;
    const put = (name: string, credential: unknown, request: Signed) => {
      const scheme = schemes[name];
      if (!scheme) throw new TypeError(`${called(name)} is none of ${names.join(', ')}.`);
      return scheme.put(credential, request, called(name));
    };
    const needed = needs.some((set) => set.every(isSet)) ? [] : (needs[0] ?? []);
    for (const name of [...needed, ...Object.keys(input).filter(isSet)]) {
      if (typeof input[name] !== 'function') put(name, input[name], { url: '', headers: {}, secrets: [] });
    }
    return async ({ id, needs: own = needs }, request) => {
      const { headers } = request;
      const isThere = (name: string) => headers[schemes[name]!.header ?? ''] !== undefined;
      const full = own.filter((set) => set.every((name) => isSet(name) || isThere(name)));
      if (!own[0]) return;
      // An empty set is only for callers without credentials.
      const chosen = full.find((set) => set[0]) ?? full[0];
      if (!chosen) {
        const sets = own.map((set) => set.map(called).join(' and '));
        throw new TypeError(`${id} needs ${sets.join(', or ')}.`);
      }
      for (const name of chosen) {
        if (isThere(name)) continue;
        const credential = input[name];
        const value: unknown = typeof credential === 'function' ? await credential() : credential;
        put(name, value, request);
      }
    };
  };
}

/** The `Bearer` credential of a description whose operations all need that one alone: `apiKey`. */
export const bearerKey: ReadCredentials = ({ apiKey }) => {
  const isDynamic = typeof apiKey === 'function';
  // A fixed key is checked once; a function is called for each attempt.
  const read = isDynamic ? apiKey : () => apiKey!;
  if (!isDynamic) authorize(apiKey);
  return async (_, { headers }) => {
    headers['authorization'] ||= authorize(await read());
  };
};
