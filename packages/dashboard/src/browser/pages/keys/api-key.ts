import type { KeysListResponse } from '../../../generated/account/client/index.js';

/** A key of the list. */
export type ApiKey = KeysListResponse['keys'][number];
