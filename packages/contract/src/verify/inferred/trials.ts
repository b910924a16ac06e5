import type { Operation } from '../../openapi/operation.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { changedTrials } from './changed.ts';
import { createdTrials } from './created.ts';
import { endedTrials } from './ended.ts';
import { filterTrials } from './filters.ts';
import { goneTrials } from './gone.ts';
import { headTrials } from './head.ts';
import { listedTrials } from './listed.ts';
import { locatedTrials } from './located.ts';
import { preconditionTrials } from './preconditions.ts';
import { toldTrials } from './told.ts';

/** What holds of an operation though its description does not say so. */
export function inferredTrials(session: Session, operation: Operation): Trial[] {
  return [
    listedTrials,
    toldTrials,
    changedTrials,
    createdTrials,
    goneTrials,
    endedTrials,
    locatedTrials,
    filterTrials,
    preconditionTrials,
    headTrials,
  ].flatMap((infer) => infer(session, operation));
}
