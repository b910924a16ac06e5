import type { Json } from '@web-data/openapi';
import { asString, child, valueAt } from '@web-data/openapi';
import { parameterKey } from '../../http/parameters.ts';
import { parseBody } from '../../http/parse-body.ts';
import { responseFor } from '../../semantics/response-for.ts';
import type { Operation } from '../../openapi/operation.ts';
import { findProducer } from '../../semantics/producer.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { callOperation, broken, fresh, toInferredTrial, PASSED } from './inferred-trial.ts';
import { writeOnlyTrials } from './write-only.ts';

/**
 * Checks that a resource is returned under its own id, and that the response to its creation has the members that its
 * links need.
 */
export function identityTrials(session: Session, operation: Operation): Trial[] {
  return [...ownIdTrials(session, operation), ...linksHold(operation)];
}

function ownIdTrials(session: Session, operation: Operation): Trial[] {
  const parameter = operation.parameters.findLast(({ in: location }) => location === 'path');
  if (operation.method !== 'get' || !parameter || !operation.path.endsWith(`/{${parameter.name}}`)) return [];
  const producer = findProducer(session.document, operation, parameter);
  if (producer === undefined || producer.eventual) return [];
  const key = parameterKey(parameter);
  return [
    ...writeOnlyTrials(session, operation, producer.operation),
    toInferredTrial({
      name: 'what was made is told under its own id',
      operation,
      writes: !producer.operation.safe,
      async run(running) {
        const parameters = await fresh(running, operation);
        const exchange = await callOperation(running, operation, { parameters });
        // Reads the id as in the response that created it; a response without an id cannot be compared.
        const ownId = producer.read(parseBody(exchange.response));
        const [id, got] = [String(parameters.get(key)), String(ownId)];
        if (ownId === undefined || ownId === null || typeof ownId === 'object' || got === id) return PASSED;
        return broken(operation, exchange, `What is read by the id ${id} says that its id is ${got}.`, id);
      },
    }),
  ];
}

/** Checks the members of responses that an operation's links put into paths. */
function linksHold(operation: Operation): Trial[] {
  const isLinked = operation.responses.some(({ links }) => links.length > 0);
  if (operation.method !== 'post' || !isLinked) return [];
  return [
    toInferredTrial({
      name: 'an answer holds what its links need',
      operation,
      writes: true,
      async run(session) {
        const exchange = await callOperation(session, operation, { fresh: true });
        const body = parseBody(exchange.response);
        const spec = responseFor(operation, exchange.response.status);
        const needed = (spec?.links ?? []).flatMap(({ operationId, node }) =>
          intoPath(session, operationId, child(node, 'parameters').value),
        );
        const lacks = needed.find((pointer) => body !== undefined && valueAt(body, pointer) === undefined);
        if (lacks === undefined) return PASSED;
        return broken(operation, exchange, `The answer lacks ${lacks}, which its links lead by.`, lacks);
      },
    }),
  ];
}

function intoPath({ document }: Session, id: string | undefined, parameters: Json | undefined): string[] {
  const target = document.operations.find((one) => one.id === id);
  const names = target?.parameters.filter((one) => one.in === 'path').map(({ name }) => name) ?? [];
  const expressions = typeof parameters === 'object' && parameters !== null ? Object.entries(parameters) : [];
  return expressions.flatMap(([name, expression]) => {
    const [, pointer] = /^\$response\.body#(\/.*)$/u.exec(asString(expression) ?? '') ?? [];
    return names.includes(name.replace(/^path\./u, '')) && pointer !== undefined ? [pointer] : [];
  });
}
