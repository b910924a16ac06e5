import type { Json } from '@web-data/openapi';
import { asString, child, valueAt } from '@web-data/openapi';
import { parameterKey } from '../../http/parameters.ts';
import { parseBody } from '../../judge/check-body.ts';
import { responseFor } from '../../judge/response-of.ts';
import type { Operation } from '../../openapi/operation.ts';
import { producerOf } from '../producer.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { ask, broken, fresh, inferredTrial, PASSED } from './inferred.ts';
import { notTold } from './not-told.ts';

/** What is read by an id is told under that id, and what was made holds what its links need. */
export function toldTrials(session: Session, operation: Operation): Trial[] {
  return [...ofWhatWasMade(session, operation), ...linksHold(operation)];
}

function ofWhatWasMade(session: Session, operation: Operation): Trial[] {
  const parameter = operation.parameters.findLast(({ in: place }) => place === 'path');
  if (operation.method !== 'get' || !parameter || !operation.path.endsWith(`/{${parameter.name}}`)) return [];
  const producer = producerOf(session.document, operation, parameter);
  if (producer === undefined || producer.eventual) return [];
  const key = parameterKey(parameter);
  return [
    ...notTold(session, operation, producer.operation),
    inferredTrial({
      name: 'what was made is told under its own id',
      operation,
      writes: !producer.operation.safe,
      async run(running) {
        const parameters = await fresh(running, operation);
        const exchange = await ask(running, operation, { parameters });
        // Read as from the answer that gave it: where this one tells no id, there is none to compare.
        const told = producer.read(parseBody(exchange.response));
        const [id, got] = [String(parameters.get(key)), String(told)];
        if (told === undefined || told === null || typeof told === 'object' || got === id) return PASSED;
        return broken(operation, exchange, `What is read by the id ${id} says that its id is ${got}.`, id);
      },
    }),
  ];
}

/** The members of answers that links of an operation put into paths. */
function linksHold(operation: Operation): Trial[] {
  const isLinked = operation.responses.some(({ links }) => links.length > 0);
  if (operation.method !== 'post' || !isLinked) return [];
  return [
    inferredTrial({
      name: 'an answer holds what its links need',
      operation,
      writes: true,
      async run(session) {
        const exchange = await ask(session, operation, { fresh: true });
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
