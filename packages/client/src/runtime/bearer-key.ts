import type { ReadCredentials } from './tables.ts';
import { authorize } from './authorize.ts';

/** The one `Bearer` credential of a description of which all operations need it: `apiKey`, with nothing that others need. */
export const bearerKey: ReadCredentials = ({ apiKey }) => {
  const isDynamic = typeof apiKey === 'function';
  // One that stays is looked at once; one that is asked for, each time.
  const read = isDynamic ? apiKey : () => apiKey!;
  if (!isDynamic) authorize(apiKey);
  return async (_, { headers }) => {
    headers['authorization'] ||= authorize(await read());
  };
};
