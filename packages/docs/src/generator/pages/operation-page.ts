import { isJsonType } from '@web-data/openapi';
import { heading, prose, table } from '../content/block.ts';
import type { Block, Row, Tab } from '../content/block.ts';
import type { Page } from '../content/page.ts';
import { describeRetry } from '../description/catalogue.ts';
import { toGuide } from '../description/description.ts';
import type { Description } from '../description/description.ts';
import { readMarks } from '../description/document.ts';
import type { Example, Header, Response } from '../description/document.ts';
import { listFields, parameterField, describeType, listVariants } from '../description/fields.ts';
import type { Operation } from '../description/operations.ts';
import { resolve, schemaName } from '../description/resolve.ts';
import { trialPath } from '../outputs/trial.ts';
import { json } from '../samples/literals.ts';
import { listExamples, sampleRequests } from '../samples/request.ts';
import { sampleTabs } from '../samples/samples.ts';
import { guarantees } from './guarantees.ts';
import { sourceOfOperation } from './source.ts';

const locations = { path: 'Path', query: 'Query', header: 'Header', cookie: 'Cookie' } as const;

/** The page of an operation: request, responses and errors, with samples beside them. */
export function operationPage(description: Description, operation: Operation): Page {
  return {
    path: operation.page,
    title: operation.summary,
    description: firstSentence(operation.description) || operation.summary,
    section: 'Operations',
    group: operation.tag,
    endpoint: {
      method: operation.method,
      path: description.prefix + operation.path,
      trial: `/${trialPath(operation)}`,
    },
    ...readMarks(operation.object),
    blocks: [
      ...rest(description, operation),
      ...parameters(description, operation),
      ...requestBody(description, operation),
      ...success(description, operation),
      ...guarantees(description, operation),
      ...errors(description, operation),
    ],
    aside: aside(description, operation),
    source: sourceOfOperation(operation.id),
    keywords: [operation.id, operation.sdkMethod, operation.path, operation.method, operation.tag].join(' '),
  };
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}

/** The description after its first sentence, which is below the title. */
function rest(description: Description, operation: Operation): Block[] {
  const text = operation.description.slice(firstSentence(operation.description).length).trim();
  const scope = operation.object['x-scope'];
  return [
    ...(text ? [prose(text)] : []),
    ...(typeof scope === 'string'
      ? [
          prose(
            `The key needs the scope \`${scope}\`: ${toGuide(description, 'authentication', 'Authentication')}.`,
          ),
        ]
      : []),
  ];
}

function parameters({ document }: Description, { parameters }: Operation): Block[] {
  return Object.entries(locations).flatMap(([location, title]) => {
    const fields = parameters
      .filter((parameter) => parameter.in === location)
      .map((parameter) => parameterField(document, parameter));
    return fields.length > 0 ? [heading(`${title} parameters`), { kind: 'fields', fields } as const] : [];
  });
}

function requestBody({ document }: Description, { body, media, mediaType }: Operation): Block[] {
  if (!body || !media) return [];
  const name = schemaName(media.schema);
  const intro = [
    `${isJsonType(mediaType) ? 'JSON' : 'Data'} (\`${Object.keys(body.content).join('`, `')}\`), ${body.required ? 'required' : 'optional'}.`,
    name ? `The fields of \`${name}\`.` : '',
    body.description ?? '',
  ];
  return [
    heading('Request body', 'body'),
    prose(intro.filter(Boolean).join(' ')),
    { kind: 'fields', fields: listFields(document, media.schema, 'body') },
  ];
}

function success(description: Description, { responses }: Operation): Block[] {
  const good = responses.filter(([status]) => status.startsWith('2'));
  return good.flatMap(([status, response]) => responseBlocks(description, status, response));
}

function responseBlocks({ document }: Description, status: string, response: Response): Block[] {
  const schema = response.content?.['application/json']?.schema;
  const fields = listFields(document, schema, status);
  const variants = listVariants(document, schema, status);
  const type = schema === undefined ? '' : ` JSON: \`${describeType(document, schema)}\`.`;
  return [
    heading(`Response ${status}`, status),
    prose(`${response.description ?? ''}${type}`),
    ...headers(document, response),
    ...(fields.length > 0 ? [{ kind: 'fields', fields } as const] : []),
    ...(variants.length > 0 ? [{ kind: 'variants', variants } as const] : []),
  ];
}

function headers(document: Description['document'], { headers = {} }: Response): Block[] {
  const rows = Object.entries(headers).map(([name, header]) => [
    `\`${name}\``,
    resolve<Header>(document, header).description ?? '',
  ]);
  return rows.length > 0 ? [table('Response headers', ['Header', 'Meaning'], rows)] : [];
}

function errors(description: Description, { errors: names }: Operation): Block[] {
  if (names.length === 0) return [];
  const rows = description.errors
    .filter((error) => names.includes(error.name))
    .toSorted((a, b) => a.status - b.status)
    .map<Row>((error) => ({
      id: `error.${error.name}`,
      cells: [String(error.status), `\`${error.error}\``, error.cause, describeRetry(error.retryable)],
    }));
  return [
    heading('Errors'),
    prose(
      `Every error has a page with its remedy. How often and when to try again: ${toGuide(description, 'retries', 'Retries')}.`,
    ),
    table('Errors of this operation', ['HTTP', '`error`', 'Cause', 'Retry?'], rows),
  ];
}

function aside(description: Description, operation: Operation): Block[] {
  const requests = sampleRequests(description, operation).map<Block>((request, index) => ({
    kind: 'tabs',
    title: index === 0 ? 'Request' : request.title,
    tabs: sampleTabs(request),
    folded: index > 0,
  }));
  const responses = responseTabs(description, operation);
  const [first, ...others] = requests;
  return [
    ...(first ? [first] : []),
    ...(responses.length > 0 ? [{ kind: 'tabs', title: 'Response', tabs: responses } as const] : []),
    ...others,
  ];
}

function responseTabs(description: Description, { responses, errors: names }: Operation): Tab[] {
  const good = responses
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, response]) => examplesOf(description, response, status));
  const error = description.errors.find((entry) => names.includes(entry.name));
  const bad = responses
    .filter(([status]) => status === String(error?.status))
    .flatMap(([status, response]) => examplesOf(description, response, status).slice(0, 1));
  return [...good, ...bad];
}

function examplesOf(description: Description, response: Response, status: string): Tab[] {
  const examples = listExamples(response.content?.['application/json']);
  return examples.map(([name, example]) => {
    const { value } = resolve<Example>(description.document, example);
    const label = examples.length === 1 || !status.startsWith('2') ? status : text(name);
    return { label, value: `${status}-${name}`, code: { language: 'json', text: json(value) } };
  });
}

/** Formats `creditLimitReached` as a label: credit limit reached. */
function text(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
}
