import type { Json, Node } from '@web-data/openapi';
import { useSite } from '../base-request.ts';
import { isJsonType } from '../../openapi/media-type.ts';
import type { Operation } from '../../openapi/operation.ts';
import { getSchemas } from '../../openapi/schemas.ts';
import type { Session } from '../session.ts';
import { notTested, type Trial, type Conclusion } from '../trial.ts';
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

/**
 * Each list that something is added to, asked again at the end: it now holds all that the run has left behind, more than
 * fits a page, and of every kind that was accepted.
 */
export function fullTrials(operations: readonly Operation[]): Trial[] {
  const adds = new Set(operations.filter(({ method }) => method === 'post').map(({ path }) => path));
  return operations
    .filter(({ method, path }) => method === 'get' && adds.has(path) && !path.includes('{'))
    .map((operation) =>
      toTrial({
        name: 'when much was made',
        phase: 'examples',
        operation,
        input: {},
        expectation: { outcome: 'accepted', pointer: operation.pointer },
      }),
    );
}

async function noteStatus(session: Session, operation: Operation, trial: Trial): Promise<Conclusion> {
  const before = new Set(session.observed);
  const conclusion = await trial.run(session);
  const seen = [...session.observed].find(
    (entry) => !before.has(entry) && entry.startsWith(`${operation.id} `) && /\d{3}$/u.test(entry),
  );
  if (seen !== undefined) session.basicStatus.set(operation.id, Number(seen.slice(-3)));
  return conclusion;
}

/** Every named example of a JSON request body. One that breaks its schema is the document's fault, not the service's. */
export function exampleTrials(session: Session, operation: Operation): Trial[] {
  const content = operation.body?.content.find(({ type }) => isJsonType(type));
  const { schema, examples = [] } = content ?? {};
  return examples.map(({ name, value, pointer }) => {
    const body = schema ? useSite(value, schema, session.sampling.site) : value;
    const trial = toTrial({
      name: `example ${name}`,
      phase: 'examples',
      operation,
      input: { body, fresh: true },
      expectation: { outcome: 'accepted', pointer },
      group: `${operation.id} ${pointer}`,
    });
    if (schema === undefined || fits(schema, body)) return trial;
    const reason = `the example at ${pointer} breaks its schema; mend it in the document`;
    return { ...trial, run: () => Promise.resolve(notTested(reason)) };
  });
}

function fits(schema: Node, value: Json): boolean {
  try {
    return getSchemas(schema).accepts(schema, value);
  } catch {
    return false;
  }
}
