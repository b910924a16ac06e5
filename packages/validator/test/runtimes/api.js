// The API that each runtime serves: handlers that answer with what reached them.
import { fetchHandler } from '../../dist/fetch.js';
import { reject } from '../../dist/index.js';

async function echo({ operation, params, query, headers, body, identity }) {
  return { status: 200, body: { operation, params, query, headers, body, identity } };
}

export const options = {
  authenticate: async (token) => (token === 'test-key' ? { team: 'ours' } : reject('InvalidToken')),
  // One for every operation, whatever its id.
  handlers: new Proxy({}, { get: () => echo }),
};

export const fetch = fetchHandler(options);
