import type { Operation } from '../../openapi/operation.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { actedOnTrials } from './acted-on.ts';
import { actedTwiceTrials } from './acted-twice.ts';
import { changedTrials } from './changed.ts';
import { completionTrials } from './completion.ts';
import { createdTrials } from './created.ts';
import { deletedTrials } from './deleted.ts';
import { filteredTrials } from './filtered.ts';
import { headTrials } from './head.ts';
import { limitedTrials } from './limited.ts';
import { linkMemberTrials } from './link-members.ts';
import { listedForOthersTrials } from './listed-for-others.ts';
import { listedTrials } from './listed.ts';
import { locationTrials } from './location.ts';
import { newEntityTagTrials } from './new-entity-tag.ts';
import { ownIdTrials } from './own-id.ts';
import { readBackTrials } from './read-back.ts';
import { staleEntityTagTrials } from './stale-entity-tag.ts';
import { staleVersionTrials } from './stale-version.ts';
import { twoCreationsTrials } from './two-creations.ts';
import { unknownEntityTagTrials } from './unknown-entity-tag.ts';
import { withoutPreconditionTrials } from './without-precondition.ts';
import { writeOnlyTrials } from './write-only.ts';

type Rule = (session: Session, operation: Operation) => Trial[];

/** The states of a resource's life in order, and the rules of each. */
const LIFE: Readonly<Record<string, readonly Rule[]>> = {
  created: [
    twoCreationsTrials,
    createdTrials,
    locationTrials,
    linkMemberTrials,
    writeOnlyTrials,
    ownIdTrials,
    completionTrials,
  ],
  'read back': [readBackTrials, headTrials],
  listed: [listedTrials, listedForOthersTrials],
  filtered: [filteredTrials, limitedTrials],
  changed: [
    changedTrials,
    newEntityTagTrials,
    unknownEntityTagTrials,
    staleEntityTagTrials,
    staleVersionTrials,
    withoutPreconditionTrials,
  ],
  'acted on': [actedOnTrials],
  'acted on twice': [actedTwiceTrials],
  deleted: [deletedTrials],
};

/** Plans the trials of the life of a resource that an operation belongs to. */
export function planLifeTrials(session: Session, operation: Operation): Trial[] {
  return Object.values(LIFE)
    .flat()
    .flatMap((plan) => plan(session, operation));
}
