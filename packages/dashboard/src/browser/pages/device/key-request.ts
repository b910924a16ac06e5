import type { DeviceFindResponse } from '../../../generated/account/client/index.js';
import type { TeamEntry } from '../../session.ts';

/** An agent that asks for a key. */
export type KeyRequest = DeviceFindResponse['request'];

/** What became of a request. */
export type Decision = { denied: true } | { denied: false; team: TeamEntry };
