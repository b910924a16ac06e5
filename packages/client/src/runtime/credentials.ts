import type { Needs } from './operation.ts';
import type { Scheme, Signed } from './schemes.ts';
import type { ReadCredentials } from './tables.ts';

/**
 * The credentials by the names of their schemes, or `apiKey` where there is one scheme. One that stays is looked at once;
 * one that is asked for, each time.
 * @param schemes how they are sent
 * @param needs what an operation needs that says nothing of its own: one of these sets
 */
export function manyKeys(schemes: Readonly<Record<string, Scheme>>, needs: Needs): ReadCredentials {
  return ({ apiKey, credentials }) => {
    if (credentials === false) return async () => undefined;
    const names = Object.keys(schemes);
    // The only one needs no name.
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
      // A set that asks for nothing is for who has nothing.
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
