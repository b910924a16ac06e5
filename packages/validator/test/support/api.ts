import { reject } from '../../src/index.ts';
import type { Handlers, OperationId } from '../../src/index.ts';
import { operations } from '../../src/generated/operations.ts';
import type { HostOptions } from './hosts.ts';

export const key = 'test-key';

export const job = '0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70';

async function echo(input: object): Promise<object> {
  const { operation, params, query, headers, body, identity } = input as Record<string, unknown>;
  return { status: 200, body: { operation, params, query, headers, body, identity } };
}

/** An API whose handlers answer with what reached them, whatever the document says of their answers. */
export function echoOptions(more: Partial<HostOptions> = {}): HostOptions {
  const ids = Object.keys(operations) as OperationId[];
  return {
    authenticate: async (token: string) => (token === key ? { team: 'ours' } : reject('InvalidToken')),
    handlers: Object.fromEntries(ids.map((id) => [id, echo])) as unknown as Handlers<unknown, unknown>,
    ...more,
  } as HostOptions;
}

export const jsonHeaders: Record<string, string> = {
  authorization: `Bearer ${key}`,
  'content-type': 'application/json',
};
