import { isJsonType } from '@web-data/openapi';
import type { Json, Node } from '@web-data/openapi';
import { useSite } from '../base-request.ts';
import type { Operation } from '../../openapi/operation.ts';
import { getSchemas } from '../../openapi/schemas.ts';
import type { Session } from '../session.ts';
import { notTested, type Trial } from '../trial.ts';
import { toTrial } from '../probe.ts';

/**
 * Returns trials that read each list once more at the end of the run: it then holds the resources of all trials, of
 * every accepted kind, and more than a page.
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

/**
 * Returns a trial of every named example of a JSON request body. An example that breaks its schema is an error of the
 * document, and is not sent.
 */
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
