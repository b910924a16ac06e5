import { reject } from '@web-data/validator';
import { mapResponse, isKey } from './report.js';

/** The same options for each adapter. */
export const options = {
  authenticate: async (token) => (isKey(token) ? { team: 'ours' } : reject('InvalidToken')),
  partial: true,
  handlers: { mapUrls: async ({ body }) => ({ status: 200, body: mapResponse(body) }) },
};
