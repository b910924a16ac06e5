import { asArray, canonicalText, valueAt } from '@web-data/openapi';
import { pause } from '../budget.ts';
import type { Verdict } from '../trial.ts';
import { ask, broken, text, type Relation, type Told } from './relation.ts';
import { resource } from './states.ts';

/** What is wrong with an answer. */
export interface Fault {
  message: string;
  expected: string;
  got: string;
}

/** Reads a fresh resource again and again until its state is final, where the relation names one. */
export async function untilEnd(
  relation: Relation,
  judge: (told: Told) => Fault | undefined,
): Promise<Verdict> {
  const { session, operation, value } = relation;
  const parameters = await resource(relation, {});
  const ends = asArray(value['values']).map(canonicalText);
  const end = performance.now() + session.fixtures.settleMs;
  for (let waitMs = 5, reads = 1; ; waitMs = Math.min(waitMs * 1.5, 250), reads++) {
    const told = await ask(session, operation, { parameters });
    const fault = judge(told);
    if (fault !== undefined) return broken(relation, told.exchange, fault);
    const state = ends.length === 0 ? undefined : valueAt(told.body, text(relation, 'state'));
    const isEnd = ends.length === 0 ? reads >= 8 : ends.includes(canonicalText(state ?? null));
    if (isEnd || (performance.now() > end && reads > 5)) return { outcome: 'passed' };
    await pause(waitMs);
  }
}
