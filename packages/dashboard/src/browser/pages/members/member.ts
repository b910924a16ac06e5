import type { MembersListResponse } from '../../../generated/account/client/index.js';

/** A person of the list. */
export type Member = MembersListResponse['members'][number];
