import { asArray, canonicalText, valueAt } from '@web-data/openapi';
import { poll } from '../../../http/pause.ts';
import type { Conclusion } from '../../../verify/trial.ts';
import { callOperation, type CallResult } from '../../../verify/call-operation.ts';
import { concludeMismatch, text, type Relation } from './relation.ts';
import { resource } from './states.ts';

/** How a response breaks a relation. */
export interface Mismatch {
  message: string;
  expected: string;
  got: string;
}

/** Reads a new resource until its state is final, where the relation names one, otherwise eight times. */
export async function untilEnd(
  relation: Relation,
  judge: (result: CallResult) => Mismatch | undefined,
): Promise<Conclusion> {
  const { session, operation, value } = relation;
  const parameters = await resource(relation, {});
  const ends = asArray(value['values']).map(canonicalText);
  for await (const reads of poll(session.fixtures.settleMs, { firstMs: 5, maxMs: 250, least: 8 })) {
    const result = await callOperation(session, operation, { parameters });
    const mismatch = judge(result);
    if (mismatch !== undefined) return concludeMismatch(relation, result.exchange, mismatch);
    const state = ends.length === 0 ? undefined : valueAt(result.body, text(relation, 'state'));
    const isEnd = ends.length === 0 ? reads >= 8 : ends.includes(canonicalText(state ?? null));
    if (isEnd) break;
  }
  return { outcome: 'passed' };
}
