import { STATUS_CODES } from 'node:http';
import { joinPointer } from '@web-data/openapi';
import { code, heading, prose, table } from '../content/block.ts';
import type { Block, Row } from '../content/block.ts';
import type { Page } from '../content/page.ts';
import { exampleBody, describeRetry } from '../description/catalogue.ts';
import type { CatalogueError } from '../description/catalogue.ts';
import { toGuide } from '../description/description.ts';
import type { Description } from '../description/description.ts';
import { readMarks } from '../description/document.ts';
import { json } from '../samples/literals.ts';
import { sampleRequests } from '../samples/request.ts';
import { clientCall } from '../samples/typescript.ts';

/** The catalogue of all errors in one table, grouped as the description groups them. */
export function errorCatalogue(description: Description): Page {
  const { errors } = description;
  const groups = [...new Set(errors.map((error) => error.group))];
  return {
    path: 'errors/',
    title: 'Errors',
    label: 'All errors',
    description: `Every response outside 2xx is JSON with an \`error\` string. Match on the HTTP status and that string.`,
    section: 'Errors',
    blocks: [
      prose(
        `The catalogue is not exhaustive: treat an \`error\` that is not listed by its HTTP status, for which the client has a class too. Errors marked retryable may be sent again by the rules of ${toGuide(description, 'retries', 'Retries')}; the body is \`ErrorBody\`.`,
      ),
      ...groups.flatMap((group) => [
        heading(`${group.charAt(0).toUpperCase()}${group.slice(1)} errors`, group),
        errorTable(
          `${group} errors`,
          errors.filter((error) => error.group === group),
        ),
      ]),
    ],
    source: description.findSource('/x-error-catalogue'),
    keywords: 'error errors format body shape catalogue status codes failures list',
  };
}

/** Errors as a table whose rows can be linked to. */
export function errorTable(caption: string, errors: CatalogueError[]): Block {
  const rows = errors
    .toSorted((a, b) => a.status - b.status)
    .map<Row>((error) => ({
      id: error.name,
      cells: [
        String(error.status),
        `[\`${error.error}\`](/${error.page})`,
        error.cause,
        describeRetry(error.retryable),
      ],
    }));
  return table(caption, ['HTTP', '`error`', 'Cause', 'Retry?'], rows);
}

/** The page of one error: cause, remedy, body and how to handle it. */
export function errorPage(description: Description, error: CatalogueError): Page {
  return {
    path: error.page,
    title: error.error,
    label: `${error.status} ${error.name}`,
    description: error.cause,
    section: 'Errors',
    eyebrow: `Errors · ${error.status}`,
    ...readMarks(error),
    blocks: [
      { kind: 'facts', facts: facts(description, error) },
      heading('What to do', 'remedy'),
      prose(error.remedy, ...retryAdvice(description, error)),
      heading('Given by', 'operations'),
      prose(givers(error)),
      ...(error.openMessage === true
        ? [
            {
              kind: 'note',
              tone: 'info',
              markdown: 'The `error` string may also be a more specific message. Match on the status first.',
            } as const,
          ]
        : []),
    ],
    aside: [
      code('json', json(exampleBody(error)), `Body of the ${error.status} response`),
      ...(description.languages.includes('typescript')
        ? [code('ts', handler(description, error), 'Handle it')]
        : []),
    ],
    source: description.findSource(joinPointer('/x-error-catalogue', error.name)),
    keywords: [
      error.name,
      error.className,
      error.statusClassName,
      error.status,
      STATUS_CODES[error.status],
      error.group,
    ].join(' '),
  };
}

function facts({ languages }: Description, error: CatalogueError): { label: string; text: string }[] {
  const hasClient = languages.includes('typescript');
  return [
    { label: 'HTTP status', text: `${error.status} ${STATUS_CODES[error.status] ?? ''}`.trim() },
    { label: '`error`', text: `\`${error.error}\`` },
    ...(error.code ? [{ label: '`code`', text: `\`${error.code}\`` }] : []),
    { label: 'Retryable', text: describeRetry(error.retryable) },
    ...(hasClient ? [{ label: 'Class of the client', text: clientClasses(error) }] : []),
  ];
}

/** To handle a status, catch the parent class, which also covers errors from proxies before the service. */
function clientClasses({ className, statusClassName, status }: CatalogueError): string {
  const any = `any answer ${status}`;
  return className === statusClassName
    ? `\`${className}\`, as for ${any}`
    : `\`${className}\`, below \`${statusClassName}\` for ${any}`;
}

function retryAdvice(description: Description, { retryable }: CatalogueError): string[] {
  const rules = toGuide(description, 'retries', 'Retries');
  const text = {
    no: 'Sending the same request again gives the same answer.',
    yes: `The client waits and tries again by itself, by the rules of ${rules}.`,
    sometimes: `Try again only when the message says that it may help; the client does so only when asked: ${rules}.`,
  };
  return [text[retryable]];
}

function givers({ operations, routing }: CatalogueError): string {
  const early = routing === true ? ['Any request may be answered so, before an operation is found.'] : [];
  if (operations.length === 0) return early[0] ?? 'Any operation may give it.';
  const list = operations
    .map((operation) => `- [${operation.method} ${operation.path}](/${operation.page}): ${operation.summary}`)
    .join('\n');
  return [...early, list].join('\n\n');
}

/** A program that handles the error as its remedy says. */
export function handler(description: Description, error: CatalogueError): string {
  const candidates = error.operations.length > 0 ? error.operations : description.operations;
  const operation = candidates.find(({ object }) => object['x-definition'] === 'specified') ?? candidates[0];
  const request = operation && sampleRequests(description, operation)[0];
  if (!request) return '';
  const hasFiles = request.parts?.some(({ kind }) => kind === 'file');
  return [
    ...(hasFiles ? ["import { readFile } from 'node:fs/promises';"] : []),
    'import {',
    '  createClient,',
    '  isWebDataError,',
    "} from '@web-data/client';",
    '',
    `const web = createClient({ baseUrl: '${description.baseUrl}' });`,
    '',
    'try {',
    `  await ${clientCall(request).replaceAll('\n', '\n  ')};`,
    '} catch (error) {',
    `  if (!isWebDataError(error, '${error.name}')) {`,
    '    throw error;',
    '  }',
    `  console.error(${what(error)});`,
    '}',
  ].join('\n');
}

function what({ retryable, retryAfter, details }: CatalogueError): string {
  if (details) return 'error.details';
  if (retryAfter) return 'error.message, error.retryAfterMs';
  return retryable === 'yes' ? 'error.message, error.attempts' : 'error.message';
}
