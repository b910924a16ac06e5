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
import type { Displayed } from './media-blocks.ts';

/** The responses of success, each under a heading of its own. */
export function successBlocks(description: Description, operation: Operation, displayed: Displayed): Block[] {
  return operation.model.responses
    .filter(({ status }) => status.startsWith('2'))
    .flatMap((response) =>
      headed(
        heading(`Response ${response.status}`, response.status),
        contents(description, response, response.status, displayed),
      ),
    );
}

/** All other responses, but for those whose errors the catalogue lists: of these, the headers. */
export function otherResponses(
  description: Description,
  operation: Operation,
  displayed: Displayed,
): Block[] {
  const others = operation.model.responses.filter(({ status }) => !status.startsWith('2'));
  const listed = others.filter((response) => isListed(operation, response));
  const blocks = responseList(
    description,
    others.filter((response) => !listed.includes(response)),
    displayed,
  );
  return [
    ...(blocks.length > 0 ? [heading('Other responses', 'other-responses'), ...blocks] : []),
    ...headersOfErrors(description, listed, displayed),
  ];
}

/** Responses one after the other, each under its status. */
export function responseList(
  description: Description,
  responses: readonly DescribedResponse[],
  displayed: Displayed,
): Block[] {
  return responses.flatMap((response) =>
    headed(
      heading(titleOf(response.status), response.status, 3),
      contents(description, response, response.status, displayed),
    ),
  );
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
  displayed: Displayed,
): Block[] {
  return [
    ...mediaBlocks(description, response.content, {
      direction: 'response',
      prefix,
      before: describeResponse(response),
      displayed,
    }),
    ...headers(listHeaders(description, response.object, `${prefix}.header`), displayed),
    ...links(description, response),
  ];
}

/** The summary of a response and its description, which may begin with it. */
export function describeResponse({ summary = '', description }: DescribedResponse): string {
  const title = summary.trim();
  if (title === '' || description.startsWith(title)) return description;
  return [/[.!?]$/.test(title) ? title : `${title}.`, description].filter(Boolean).join(' ');
}

/** The headers of a response; one that stands on the page already is a link to where it does. */
function headers(fields: Field[], displayed: Displayed, title = 'Headers'): Block[] {
  if (fields.length === 0) return [];
  const own: Field[] = [];
  const links: string[] = [];
  for (const field of fields) {
    const text = JSON.stringify({ ...field, id: '' });
    const anchor = displayed.get(text);
    if (anchor === undefined) {
      own.push(field);
      displayed.set(text, field.id);
    } else links.push(`[\`${field.name}\`](#${anchor})`);
  }
  return [
    prose(`${title}: ${links.join(', ')}`.trim()),
    ...(own.length > 0 ? [{ kind: 'fields', fields: own } as const] : []),
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
function headersOfErrors(
  description: Description,
  responses: readonly DescribedResponse[],
  displayed: Displayed,
): Block[] {
  const fields = new Map<string, Field>();
  const statuses = new Map<string, string[]>();
  for (const { status, object } of responses) {
    for (const field of listHeaders(description, object, 'error.header')) {
      fields.set(field.id, fields.get(field.id) ?? field);
      statuses.set(field.id, [...(statuses.get(field.id) ?? []), status]);
    }
  }
  for (const [id, { rules }] of fields) {
    const own = statuses.get(id)!;
    if (own.length < responses.length) rules.push(`with ${own.join(', ')}`);
  }
  return headers([...fields.values()], displayed, 'Headers of these responses');
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
