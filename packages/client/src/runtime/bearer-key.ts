import type { ReadCredentials } from './tables.ts';
import { authorize } from './authorize.ts';

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
