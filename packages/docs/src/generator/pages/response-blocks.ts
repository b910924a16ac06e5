import { STATUS_CODES } from 'node:http';
import type { Response as DescribedResponse } from '@web-data/openapi';
import { heading, prose } from '../content/block.ts';
import type { Block } from '../content/block.ts';
import type { Description } from '../description/description.ts';
import type { Header, Response } from '../description/document.ts';
import { parameterField } from '../description/fields.ts';
import type { Field } from '../description/fields.ts';
import type { Operation } from '../description/operations.ts';
import { resolve } from '../description/resolve.ts';
import { mediaBlocks } from './media-blocks.ts';

/** The responses of success, each under a heading of its own. */
export function successBlocks(description: Description, operation: Operation, shown: Set<string>): Block[] {
  return operation.model.responses
    .filter(({ status }) => status.startsWith('2'))
    .flatMap((response) =>
      headed(
        heading(`Response ${response.status}`, response.status),
        contents(description, response, response.status, shown),
      ),
    );
}

/** All other responses, but for those whose errors the catalogue lists: of these, the headers. */
export function otherResponses(description: Description, operation: Operation, shown: Set<string>): Block[] {
  const others = operation.model.responses.filter(({ status }) => !status.startsWith('2'));
  const listed = others.filter((response) => isListed(operation, response));
  const blocks = others.flatMap((response) =>
    listed.includes(response)
      ? []
      : headed(
          heading(titleOf(response.status), response.status, 3),
          contents(description, response, response.status, shown),
        ),
  );
  return [
    ...(blocks.length > 0 ? [heading('Other responses', 'other-responses'), ...blocks] : []),
    ...headersOfErrors(description, listed),
  ];
}

function headed(title: Block, blocks: Block[]): Block[] {
  return [title, ...blocks];
}

function isListed({ errors }: Operation, { object }: DescribedResponse): boolean {
  const names = (object['x-errors'] ?? []) as string[];
  return names.length > 0 && names.every((name) => errors.includes(name));
}

function titleOf(status: string): string {
  if (status === 'default') return 'Any other response';
  const reason = STATUS_CODES[status];
  return reason === undefined ? status : `${status} ${reason}`;
}

/** What a response says, holds and leads to. */
export function contents(
  description: Description,
  response: DescribedResponse,
  prefix: string,
  shown: Set<string>,
): Block[] {
  const headers = listHeaders(description, response.object, `${prefix}.header`);
  return [
    ...mediaBlocks(description, response.content, {
      direction: 'response',
      prefix,
      before: response.description,
      shown,
    }),
    ...(headers.length > 0 ? [prose('Headers:'), { kind: 'fields', fields: headers } as const] : []),
    ...links(description, response),
  ];
}

function listHeaders({ document }: Description, { headers = {} }: Response, prefix: string): Field[] {
  return Object.entries(headers).map(([name, header]) => {
    const object = resolve<Header>(document, header);
    // Names of headers have no case.
    const id = `${prefix}.${name.toLowerCase()}`;
    return Object.assign(parameterField(document, Object.assign({ name }, object), prefix, 'response'), {
      id,
    });
  });
}

/** Each header of several responses once, with the responses that have it. */
function headersOfErrors(description: Description, responses: readonly DescribedResponse[]): Block[] {
  const fields = new Map<string, Field>();
  const statuses = new Map<string, string[]>();
  for (const { status, object } of responses) {
    for (const field of listHeaders(description, object, 'error.header')) {
      fields.set(field.id, fields.get(field.id) ?? field);
      statuses.set(field.id, [...(statuses.get(field.id) ?? []), status]);
    }
  }
  if (fields.size === 0) return [];
  for (const [id, { rules }] of fields) {
    const own = statuses.get(id)!;
    if (own.length < responses.length) rules.push(`with ${own.join(', ')}`);
  }
  return [prose('Headers of these responses:'), { kind: 'fields', fields: [...fields.values()] }];
}

/** The operations that a response leads to, with what they take from it. */
function links({ operations }: Description, { links: all }: DescribedResponse): Block[] {
  const lines = all.map(({ name, operationId, operationRef, node }) => {
    const { description = '', parameters = {} } = (node.value ?? {}) as {
      description?: string;
      parameters?: Record<string, unknown>;
    };
    const target = operations.find(({ id }) => id === operationId);
    const id = operationId ?? operationRef ?? '';
    const from = Object.entries(parameters).map(([key, value]) => `\`${key}\` from \`${String(value)}\``);
    return [
      `- \`${name}\`: ${target === undefined ? `\`${id}\`` : `[\`${id}\`](/${target.page})`}`,
      from.length > 0 ? `, with ${from.join(', ')}` : '',
      description === '' ? '' : `. ${description.replaceAll(/\s+/g, ' ').trim()}`,
    ].join('');
  });
  return lines.length > 0 ? [prose('Leads to:', lines.join('\n'))] : [];
}
