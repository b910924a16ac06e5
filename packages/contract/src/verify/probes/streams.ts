import type { Operation } from '../../openapi/operation.ts';
import { buildAccept } from '../accept.ts';
import { toTrial } from '../probe.ts';
import type { Session } from '../session.ts';
import { listStreams, toStreamInput } from '../stream-input.ts';
import { notTested, type Trial } from '../trial.ts';

/** Returns a trial of each stream of an operation that its basic request does not ask for first. */
export function streamTrials(session: Session, operation: Operation): Trial[] {
  const [preferred] = buildAccept(operation).split(', ');
  return listStreams(operation)
    .filter(({ type }) => type !== preferred)
    .map((content) => {
      const trial = toTrial({
        name: `as a stream of ${content.type}`,
        phase: 'examples',
        operation,
        input: { ...toStreamInput(session, operation, content), ...(!operation.safe && { fresh: true }) },
        expectation: { outcome: 'accepted', pointer: content.pointer },
      });
      const { encoded } = session.base(operation);
      return typeof encoded === 'string'
        ? { ...trial, run: () => Promise.resolve(notTested(encoded)) }
        : trial;
    });
}
