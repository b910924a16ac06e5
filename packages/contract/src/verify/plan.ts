import { workflowTrials } from '../arazzo/workflow-trials.ts';
import { randomTrials } from '../random/random-trials.ts';
import type { Operation } from '../openapi/operation.ts';
import type { VerifyOptions } from './options.ts';
import { toTrial } from './probe.ts';
import { authenticationTrials } from './probes/authentication.ts';
import { basicTrial, exampleTrials } from './probes/examples.ts';
import { bodyTrials } from './probes/body.ts';
import { combinationProbes } from './probes/combinations.ts';
import { fieldProbes } from './probes/fields.ts';
import { formTrials } from './probes/form.ts';
import { parameterTrials } from './probes/parameters.ts';
import { headerTrials, serviceTrials } from './probes/protocol.ts';
import { resourceTrials } from './probes/resources.ts';
import { situationTrials } from './probes/situations.ts';
import { valueProbes } from './probes/values.ts';
import { inferredTrials } from './inferred/trials.ts';
import { containsTrials } from './relations/contains.ts';
import { relationTrials } from './relations/relations.ts';
import type { Session } from './session.ts';
import type { Trial } from './trial.ts';

/** Everything that will be tried, in a fixed order: the same document, fixtures and seed give the same plan. */
export function planTrials(session: Session, options: VerifyOptions): { first: Trial[]; rest: Trial[] } {
  const { operations } = session.document;
  const first = operations.map(basicTrial);
  const rest = [
    // First, while lists are short enough to be told whole.
    ...operations.flatMap((operation) => inferredTrials(session, operation)),
    ...operations.flatMap((operation) => operationTrials(session, operation)),
    ...serviceTrials(session),
    ...situationTrials(session),
    ...operations.flatMap(relationTrials),
    ...operations.flatMap((operation) => containsTrials(session, operation)),
    ...workflowTrials(session.fixtures.workflows),
    ...operations.flatMap((operation) => randomTrials(session, operation, options.random ?? 0)),
  ];
  const chosen = (trials: Trial[]): Trial[] =>
    inShard(
      unique(trials).filter((trial) => isChosen(trial, options)),
      options.shard,
    );
  // Basic requests belong to every shard and selection that has trials of their operation: these hang on them.
  const later = chosen(rest);
  const operationsLeft = new Set(later.map(({ operation }) => operation));
  return {
    first: first.filter((trial) => isChosen(trial, options) || operationsLeft.has(trial.operation)),
    rest: later,
  };
}

function operationTrials(session: Session, operation: Operation): Trial[] {
  return [
    ...exampleTrials(session, operation),
    ...valueProbes(session, operation).map(toTrial),
    ...fieldProbes(session, operation).map(toTrial),
    ...combinationProbes(session, operation).map(toTrial),
    ...parameterTrials(session, operation),
    ...resourceTrials(session, operation),
    ...bodyTrials(session, operation),
    ...formTrials(session, operation),
    ...authenticationTrials(session, operation),
    ...headerTrials(operation),
  ];
}

/** Ids are unique: a second trial of the same name gets a number. */
function unique(trials: Trial[]): Trial[] {
  const count = new Map<string, number>();
  return trials.map((trial) => {
    const seen = (count.get(trial.id) ?? 0) + 1;
    count.set(trial.id, seen);
    return seen === 1 ? trial : { ...trial, id: `${trial.id} (${seen})` };
  });
}

function isChosen({ id }: Trial, { only, skip }: VerifyOptions): boolean {
  if (only && only.length > 0 && !only.some((text) => id.includes(text))) return false;
  return !skip?.some((text) => id.includes(text));
}

function inShard(trials: Trial[], shard: VerifyOptions['shard']): Trial[] {
  return shard ? trials.filter((_, index) => index % shard.count === shard.index - 1) : trials;
}
