import type { Operation } from '../../openapi/operation.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { planActedOn } from './acted-on.ts';
import { planActedTwice } from './acted-twice.ts';
import { planChanged } from './changed.ts';
import { planCompletion } from './completion.ts';
import { planCreated } from './created.ts';
import { planDeleted } from './deleted.ts';
import { planFiltered } from './filtered.ts';
import { planHead } from './head.ts';
import { planLimited } from './limited.ts';
import { planLinkMember } from './link-members.ts';
import { planListedForOthers } from './listed-for-others.ts';
import { planListed } from './listed.ts';
import { planLocation } from './location.ts';
import { planNewEntityTag } from './new-entity-tag.ts';
import { planOwnId } from './own-id.ts';
import { planReadBack } from './read-back.ts';
import { planStaleEntityTag } from './stale-entity-tag.ts';
import { planStaleVersion } from './stale-version.ts';
import { planTwoCreations } from './two-creations.ts';
import { planUnknownEntityTag } from './unknown-entity-tag.ts';
import { planWithoutPrecondition } from './without-precondition.ts';
import { planWriteOnly } from './write-only.ts';

type Rule = (session: Session, operation: Operation) => Trial[];

/** The states of a resource's life in order, and the rules of each. */
const LIFE: Readonly<Record<string, readonly Rule[]>> = {
  created: [
    planTwoCreations,
    planCreated,
    planLocation,
    planLinkMember,
    planWriteOnly,
    planOwnId,
    planCompletion,
  ],
  'read back': [planReadBack, planHead],
  listed: [planListed, planListedForOthers],
  filtered: [planFiltered, planLimited],
  changed: [
    planChanged,
    planNewEntityTag,
    planUnknownEntityTag,
    planStaleEntityTag,
    planStaleVersion,
    planWithoutPrecondition,
  ],
  'acted on': [planActedOn],
  'acted on twice': [planActedTwice],
  deleted: [planDeleted],
};

/** Plans the trials of the life of a resource that an operation belongs to. */
export function planLifeTrials(session: Session, operation: Operation): Trial[] {
  return Object.values(LIFE)
    .flat()
    .flatMap((plan) => plan(session, operation));
}
