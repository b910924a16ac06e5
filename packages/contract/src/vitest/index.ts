import type { Json } from '@web-data/openapi';
import { Secrets } from '../http/secrets.ts';
import { judge } from '../judge/judge.ts';
import { getOperation, type ContractDocument } from '../openapi/document.ts';
import { addExchange } from '../observe/exchange-secrets.ts';
import { toHttpResponse } from '../http/fetched.ts';
import { openDocument, readDocument } from '../plugins/documents.ts';

export type { ContractDocument } from '../openapi/document.ts';
export { openDocument, readDocument };
/** The type that `expect()` returns, with the matcher; ties the declaration below to the installed module. */
export type { Assertion } from 'vitest';

/** The result of a vitest matcher. */
export interface MatcherResult {
  readonly pass: boolean;
  readonly message: () => string;
}

/** Matchers for `expect.extend`. A type, not an interface, because vitest demands an index signature. */
export type ContractMatchers = {
  /** Passes when a fetch `Response` conforms to what the operation documents for its status. */
  toMatchContract(response: Response, operationId: string): Promise<MatcherResult>;
};

declare module 'vitest' {
  interface Matchers<T> {
    /** Passes when the response conforms to what the operation documents for its status. Await it. */
    toMatchContract(operationId: string): Promise<T>;
  }
}

/**
 * Returns matchers that judge responses by an OpenAPI document.
 * @param source the document as an object, or the result of {@link readDocument}.
 * @param options.secrets strings to mask in messages, such as the keys of the test. Values under names such as
 * `access_token`, and the secrets in the URL, are always masked.
 * @example
 * expect.extend(contractMatchers(await readDocument('openapi.yaml')));
 * await expect(await fetch(url)).toMatchContract('mapUrls');
 */
export function contractMatchers(
  source: ContractDocument | Json,
  { secrets: provided = [] }: { secrets?: readonly string[] } = {},
): ContractMatchers {
  const document = isOpened(source) ? source : openDocument(source);
  return {
    async toMatchContract(response, operationId) {
      const operation = getOperation(document, operationId);
      const exchange = {
        request: {
          method: operation.httpMethod,
          url: response.url || 'http://unknown.invalid/',
          headers: {},
          body: undefined,
        },
        response: await toHttpResponse(response),
        failure: undefined,
      };
      const expectation = { outcome: 'answered', pointer: operation.pointer } as const;
      // A documented 500 conforms here: the test itself decides what it expects.
      const deviations = judge(exchange, { document, operation, expectation, secrets: [] }).filter(
        ({ check }) => check !== 'server-error',
      );
      const secrets = addExchange(new Secrets(), document, exchange);
      for (const secret of provided) secrets.addCredential(secret);
      return {
        pass: deviations.length === 0,
        message: () => secrets.mask(describeDeviations(operationId, deviations)),
      };
    },
  };
}

function isOpened(source: ContractDocument | Json): source is ContractDocument {
  return typeof source === 'object' && source !== null && 'operations' in source && 'schemas' in source;
}

function describeDeviations(operationId: string, deviations: ReturnType<typeof judge>): string {
  if (deviations.length === 0) return `The response conforms to ${operationId}, which was not expected.`;
  const lines = deviations.map(
    ({ message, expected, got, pointer }) =>
      `${message}\n  expected ${expected}\n  got ${got}\n  spec ${pointer}`,
  );
  return `The response breaks the contract of ${operationId}:\n${lines.join('\n')}`;
}
