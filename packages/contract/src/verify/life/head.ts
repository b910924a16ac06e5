import { parseMediaType } from '../../openapi/media-type.ts';
import type { Operation } from '../../openapi/operation.ts';
import { CannotTry } from '../cannot-try.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { callOperation, reportBroken, toRuleTrial, PASSED } from './rule.ts';

/** How often a differing length is compared. */
const ROUNDS = 3;

/**
 * Checks that HEAD behaves as GET without the content: it must not fail, and its Content-Length must be that of GET
 * (RFC 9110, sections 8.6 and 9.3.2). A service may reject HEAD.
 */
export function planHead({ document }: Session, operation: Operation): Trial[] {
  const isDocumented = document.operations.some(
    ({ path, method }) => path === operation.path && method === 'head',
  );
  const isStream = operation.responses.some(({ content }) =>
    content.some(({ type }) => parseMediaType(type) === 'text/event-stream'),
  );
  if (operation.method !== 'get' || isDocumented || isStream) return [];
  return [
    toRuleTrial({
      name: 'HEAD tells what GET would',
      operation,
      writes: false,
      async run(session) {
        const before = await callOperation(session, operation, {});
        const request = await session.prepare(operation, { method: 'HEAD' });
        if (typeof request === 'string') throw new CannotTry(request);
        const exchange = await session.sendPatiently(request);
        const { response } = exchange;
        if (response === undefined || response.status === 500)
          return reportBroken(
            operation,
            exchange,
            response === undefined ? 'HEAD is not answered.' : 'HEAD fails where GET is answered.',
            'the answer of GET, without its body',
          );
        const length = response.headers['content-length'];
        const { body, headers, status } = before.response;
        const one = headers['content-length'];
        if (response.status !== status || length === undefined || one === undefined || one === length)
          return PASSED;
        for (let round = 0; round < ROUNDS; round++) {
          const get = await callOperation(session, operation, {});
          const head = await session.sendPatiently(request);
          // A response that differs between two GETs may differ for HEAD as well.
          if (get.response.body !== body || get.response.headers['content-length'] !== one) return PASSED;
          if (head.response?.headers['content-length'] !== length) return PASSED;
        }
        return reportBroken(
          operation,
          exchange,
          `HEAD tells a Content-Length of ${length}, and GET has ${one} (RFC 9110, section 8.6).`,
          `Content-Length: ${one}`,
        );
      },
    }),
  ];
}
