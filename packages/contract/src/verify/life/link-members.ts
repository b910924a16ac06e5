import type { Json } from '@web-data/openapi';
import { asString, child, valueAt } from '@web-data/openapi';
import { parseBody } from '../../http/parse-body.ts';
import { responseFor } from '../../semantics/response-for.ts';
import type { Operation } from '../../openapi/operation.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { callOperation, reportBroken, toRuleTrial, PASSED } from './rule.ts';

/** Checks the members of responses that an operation's links put into paths. */
export function planLinkMember(_: Session, operation: Operation): Trial[] {
  const isLinked = operation.responses.some(({ links }) => links.length > 0);
  if (operation.method !== 'post' || !isLinked) return [];
  return [
    toRuleTrial({
      name: 'a response has what its links need',
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
        return reportBroken(operation, exchange, `The response lacks ${lacks}, which its links need.`, lacks);
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
