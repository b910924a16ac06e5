import type { KeysListResponse } from '../../../generated/client/index.js';

/** A key of the list. */
export type ApiKey = KeysListResponse['keys'][number];
