import type { DeviceFindResponse } from '../../../generated/account/client/index.js';
import type { TeamEntry } from '../../session.ts';

/** An agent's request for a key. */
export type KeyRequest = DeviceFindResponse['request'];

/** The decision on a request. */
export type Decision = { denied: true } | { denied: false; team: TeamEntry };
