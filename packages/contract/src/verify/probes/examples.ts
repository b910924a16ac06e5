import { useSite } from '../base-request.ts';
import { isJsonType } from '../../openapi/media-type.ts';
import type { Operation } from '../../openapi/operation.ts';
import type { Probe } from '../probe.ts';
import type { Session } from '../session.ts';
import type { Trial, Verdict } from '../trial.ts';
import { toTrial } from '../probe.ts';

/** The basic request of an operation; its status tells whether variants of it can say anything. */
export function basicTrial(operation: Operation): Trial {
  const trial = toTrial({
    name: 'the basic request',
    phase: 'examples',
    operation,
    input: { fresh: true },
    expectation: { outcome: 'accepted', pointer: operation.pointer },
  });
  return { ...trial, run: (session) => noteStatus(session, operation, trial) };
}

async function noteStatus(session: Session, operation: Operation, trial: Trial): Promise<Verdict> {
  const before = new Set(session.observed);
  const verdict = await trial.run(session);
  const seen = [...session.observed].find(
    (entry) => !before.has(entry) && entry.startsWith(`${operation.id} `) && /\d{3}$/u.test(entry),
  );
  if (seen !== undefined) session.basicStatus.set(operation.id, Number(seen.slice(-3)));
  return verdict;
}

/** Every named example of a JSON request body. */
export function exampleProbes(session: Session, operation: Operation): Probe[] {
  const content = operation.body?.content.find(({ type }) => isJsonType(type));
  return (content?.examples ?? []).map(({ name, value, pointer }) => ({
    name: `example ${name}`,
    phase: 'examples',
    operation,
    input: {
      body: content?.schema ? useSite(value, content.schema, session.sampling.site) : value,
      fresh: true,
    },
    expectation: { outcome: 'accepted', pointer },
    group: `${operation.id} ${pointer}`,
  }));
}
