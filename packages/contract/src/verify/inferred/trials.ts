import type { Operation } from '../../openapi/operation.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { changeTrials } from './change.ts';
import { creationTrials } from './creation.ts';
import { completionTrials } from './completion.ts';
import { filterTrials } from './filters.ts';
import { deletionTrials } from './deletion.ts';
import { headTrials } from './head.ts';
import { listingTrials } from './listing.ts';
import { locationTrials } from './location.ts';
import { readBackTrials } from './read-back.ts';
import { preconditionTrials } from './preconditions.ts';
import { identityTrials } from './identity.ts';

/** Plans trials of rules that hold for an operation without being in its description. */
export function planInferredTrials(session: Session, operation: Operation): Trial[] {
  return [
    listingTrials,
    identityTrials,
    readBackTrials,
    changeTrials,
    creationTrials,
    deletionTrials,
    completionTrials,
    locationTrials,
    filterTrials,
    preconditionTrials,
    headTrials,
  ].flatMap((infer) => infer(session, operation));
}
