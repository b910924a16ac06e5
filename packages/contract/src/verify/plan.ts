import type { Operation } from '../openapi/operation.ts';
import { UnreadableSchema } from '../openapi/schemas.ts';
import { cutTrials } from './cut.ts';
import { defaultMaxTrials, type VerifyOptions } from './options.ts';
import { toTrial } from './probe.ts';
import { authenticationTrials } from './probes/authentication.ts';
import { basicTrial } from './basic-trial.ts';
import { exampleTrials, fullTrials } from './probes/examples.ts';
import { bodyTrials } from './probes/body.ts';
import { combinationProbes } from './probes/combinations.ts';
import { fieldTrials } from './probes/fields.ts';
import { formTrials } from './probes/form.ts';
import { parameterTrials } from './probes/parameters.ts';
import { headerTrials, serviceTrials } from './probes/protocol.ts';
import { resourceTrials } from './probes/resources.ts';
import { streamTrials } from './probes/streams.ts';
import { situationTrials } from './probes/situations.ts';
import { valueProbes } from './probes/values.ts';
import { planLifeTrials } from './life/rules.ts';
import { containsTrials } from './probes/contains.ts';
import type { VerifyPlugin } from './plugin.ts';
import type { Session } from './session.ts';
import { notTested, type Phase, type Trial } from './trial.ts';

/** The trials of a run, and the number of those left out. */
export interface Plan {
  /** The basic request of each operation, on which the others depend. */
  readonly first: readonly Trial[];
  readonly rest: readonly Trial[];
  /** Trials that run after all others. */
  readonly last: readonly Trial[];
  /** The number of trials with those that were left out and those of other shards. */
  readonly total: number;
  /** The number of trials that were left out, by phase. */
  readonly leftOut: Readonly<Partial<Record<Phase, number>>>;
}

/**
 * Plans all trials in a fixed order: the same document, fixtures and seed give the same plan. Yields after each
 * operation, so that the caller can be interrupted.
 */
export function* planTrials(session: Session, options: VerifyOptions): Generator<void, Plan> {
  const { operations } = session.document;
  const plugins: readonly VerifyPlugin[] = session.document.plugins;
  const first = operations.map(basicTrial);
  const ofLives: Trial[] = [];
  const own: Trial[] = [];
  for (const operation of operations) {
    ofLives.push(...readable(operation, () => planLifeTrials(session, operation)));
    own.push(...operationParts(session, operation).flatMap((part) => readable(operation, part)));
    yield;
  }
  const rest = [
    // These run first, while lists still fit on one page.
    ...ofLives,
    ...own,
    ...serviceTrials(session),
    ...situationTrials(session),
    ...operations.flatMap((operation) =>
      plugins.flatMap((one) => one.planOperation?.(session, operation) ?? []),
    ),
    ...operations.flatMap((operation) => containsTrials(session, operation)),
    ...plugins.flatMap((one) => one.planService?.(session) ?? []),
  ];
  const chosen = unique(rest).filter((trial) => isChosen(trial, options));
  const full = fullTrials(operations).filter((trial) => isChosen(trial, options));
  const max = Math.max(
    0,
    (options.maxTrials ?? defaultMaxTrials(session.document)) - first.length - full.length,
  );
  const selected = cutTrials(chosen, max);
  // A basic request belongs to every shard and selection with trials of its operation, because they depend on it.
  const later = inShard(selected, options.shard);
  const last = inShard(full, options.shard);
  const operationsLeft = new Set([...later, ...last].map(({ operation }) => operation));
  return {
    first: first.filter((trial) => isChosen(trial, options) || operationsLeft.has(trial.operation)),
    rest: later,
    last,
    total: first.length + chosen.length + full.length,
    leftOut: countLeftOut(chosen, selected),
  };
}

function countLeftOut(chosen: readonly Trial[], selected: readonly Trial[]): Plan['leftOut'] {
  const isSelected = new Set(selected);
  const counts: Partial<Record<Phase, number>> = {};
  for (const trial of chosen) {
    if (!isSelected.has(trial)) counts[trial.phase] = (counts[trial.phase] ?? 0) + 1;
  }
  return counts;
}

function operationParts(session: Session, operation: Operation): (() => Trial[])[] {
  return [
    () => exampleTrials(session, operation),
    () => streamTrials(session, operation),
    () => valueProbes(session, operation).map(toTrial),
    () => fieldTrials(session, operation),
    () => combinationProbes(session, operation).map(toTrial),
    () => parameterTrials(session, operation),
    () => resourceTrials(session, operation),
    () => bodyTrials(session, operation),
    () => formTrials(session, operation),
    () => authenticationTrials(session, operation),
    () => headerTrials(operation),
  ];
}

/** The trials of an operation; for a schema that cannot be compiled, a single trial that reports it. */
function readable(operation: Operation, make: () => Trial[]): Trial[] {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof UnreadableSchema || error instanceof SyntaxError)) throw error;
    const { message } = error;
    return [
      {
        id: `${operation.id}/values/what cannot be planned`,
        phase: 'values',
        operation: operation.id,
        title: 'cannot be planned',
        pointer: operation.pointer,
        writes: false,
        run: async () => notTested(message),
      },
    ];
  }
}

/** Ids are unique: a second trial with the same id gets a number. */
function unique(trials: Trial[]): Trial[] {
  const count = new Map<string, number>();
  return trials.map((trial) => {
    const seen = (count.get(trial.id) ?? 0) + 1;
    count.set(trial.id, seen);
    return seen === 1 ? trial : { ...trial, id: `${trial.id} (${seen})` };
  });
}

function isChosen({ id, operation }: Trial, { only, skip, operations }: VerifyOptions): boolean {
  if (operations && !operations.includes(operation)) return false;
  if (only && only.length > 0 && !only.some((text) => id.includes(text))) return false;
  return !skip?.some((text) => id.includes(text));
}

function inShard(trials: readonly Trial[], shard: VerifyOptions['shard']): readonly Trial[] {
  return shard ? trials.filter((_, index) => index % shard.count === shard.index - 1) : trials;
}
