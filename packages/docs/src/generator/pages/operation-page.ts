import { isJsonType } from '@web-data/openapi';
import type { Content, Response } from '@web-data/openapi';
import { heading, prose, table } from '../content/block.ts';
import type { Block, Code, Fact, Row, Tab } from '../content/block.ts';
import { trialPath, type Page } from '../content/page.ts';
import { describeRetry } from '../description/catalogue.ts';
import { toGuide } from '../description/description.ts';
import type { Description } from '../description/description.ts';
import { readMarks } from '../description/document.ts';
import { listExamples } from '../description/examples.ts';
import type { TitledExample } from '../description/examples.ts';
import { parameterField } from '../description/fields.ts';
import type { Field } from '../description/fields.ts';
import type { Operation } from '../description/operations.ts';
import { isStream, writeItems } from '../description/streams.ts';
import { getTitle } from '../description/tags.ts';
import { json } from '../samples/literals.ts';
import { withOwnSamples, sampleTabs } from '../samples/samples.ts';
import { sampleRequests } from '../samples/request.ts';
import { authorization } from './authorization.ts';
import { callbackBlocks } from './callbacks.ts';
import { deprecation } from './deprecation.ts';
import { documentation } from './external-link.ts';
import { guarantees } from './guarantees.ts';
import { mediaBlocks } from './media-blocks.ts';
import type { Displayed } from './media-blocks.ts';
import { otherResponses, successBlocks } from './response-blocks.ts';
import { serverText } from './server-lines.ts';

const locations = { path: 'Path', query: 'Query', header: 'Header', cookie: 'Cookie' } as const;

/** An example of a parameter as it is sent stands in the address of samples, too. */
const MAX_SERIALIZED = 200;

/** The page of an operation: request, responses and errors, with samples beside them. */
export function operationPage(description: Description, operation: Operation): Page {
  const displayed: Displayed = new Map();
  return {
    path: operation.page,
    title: operation.summary,
    description: firstSentence(operation.description) || operation.summary,
    section: 'Operations',
    groups: description.tags.listTitles(operation.tag),
    endpoint: {
      method: operation.method,
      path: operation.service.prefix + operation.path,
      trial: `/${trialPath(operation)}`,
    },
    ...readMarks(operation.object),
    blocks: [
      ...rest(description, operation),
      ...parameters(description, operation),
      ...queryString(description, operation),
      ...requestBody(description, operation),
      ...successBlocks(description, operation, displayed),
      ...guarantees(description, operation),
      ...errors(description, operation),
      ...otherResponses(description, operation, displayed),
      ...callbackBlocks(description, operation),
    ],
    aside: aside(description, operation),
    source: description.findSource(operation.model.pointer),
    keywords: [operation.id, operation.sdkMethod, operation.path, operation.method, operation.tag].join(' '),
  };
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}

/** The description after its first sentence, which is below the title, and what holds for every request. */
function rest(description: Description, operation: Operation): Block[] {
  const text = operation.description.slice(firstSentence(operation.description).length).trim();
  const facts = [
    ...marks(description, operation),
    ...authorization(description, operation),
    ...ownServers(operation),
    ...documentation(operation.object.externalDocs),
  ];
  return [
    ...deprecation(operation, 'New programs should not call it.'),
    ...(text ? [prose(text)] : []),
    ...(facts.length > 0 ? [{ kind: 'facts', facts } as const] : []),
  ];
}

/** The tags that say something of an operation, such as badges. */
function marks({ tags }: Description, { object }: Operation): Fact[] {
  return tags.listMarks(object.tags ?? []).map((tag) => ({
    label: tag.kind === 'audience' ? 'Audience' : 'Tag',
    text: [getTitle(tag), tag.description].filter(Boolean).join(': '),
  }));
}

/** The servers of an operation that has others than the description. */
function ownServers({ model: { servers } }: Operation): Fact[] {
  if (servers.every(({ pointer }) => pointer.startsWith('/servers'))) return [];
  return [{ label: servers.length > 1 ? 'Servers' : 'Server', text: serverText(servers) }];
}

function parameters({ document }: Description, { model }: Operation): Block[] {
  return Object.entries(locations).flatMap(([location, title]) => {
    const fields = model.parameters
      .filter((parameter) => parameter.in === location)
      .map((parameter) =>
        withExample(parameterField(document, parameter.object, location), listExamples(parameter)),
      );
    return fields.length > 0 ? [heading(`${title} parameters`), { kind: 'fields', fields } as const] : [];
  });
}

/** A parameter with its own example, which says more than that of its schema, and with the form in which it is sent. */
function withExample(field: Field, [example]: TitledExample[]): Field {
  if (example === undefined) return field;
  const { serialized } = example;
  const isShort = serialized !== undefined && serialized.length <= MAX_SERIALIZED;
  const rules = isShort ? [...field.rules, `sent as \`${serialized}\``] : field.rules;
  return { ...field, example: example.value, rules };
}

/** A query that one parameter describes as a whole, by its members. */
function queryString(description: Description, { model }: Operation): Block[] {
  const parameter = model.parameters.find((one) => one.in === 'querystring');
  if (parameter?.content === undefined) return [];
  return [
    heading('Query string', 'querystring'),
    ...mediaBlocks(description, [parameter.content], {
      direction: 'request',
      prefix: 'querystring',
      before: parameter.object.description,
      after: parameter.required ? ', required' : ', optional',
    }),
  ];
}

function requestBody(description: Description, { model: { body } }: Operation): Block[] {
  if (!body) return [];
  return [
    heading('Request body', 'body'),
    ...mediaBlocks(description, body.content, {
      direction: 'request',
      prefix: 'body',
      before: body.object.description,
      after: body.required ? ', required' : ', optional',
    }),
  ];
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
    tabs: withOwnSamples(sampleTabs(request), index === 0 ? operation : undefined),
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

/** The success examples, and of errors the first: that of the catalogue, or of each response that has one. */
function responseTabs(description: Description, { model, errors: names }: Operation): Tab[] {
  const error = description.errors.find((entry) => names.includes(entry.name));
  return model.responses.flatMap((response) => {
    if (response.status.startsWith('2')) return examplesOf(response);
    const isFirst = error === undefined || response.status === String(error.status);
    return isFirst ? examplesOf(response).slice(0, 1) : [];
  });
}

function examplesOf({ status, content }: Response): Tab[] {
  const all = content.flatMap((media) => listExamples(media).map((example) => ({ media, example })));
  return all.map(({ media, example }) => {
    const isOnly = all.length === 1 || !status.startsWith('2');
    const label = isOnly ? status : example.isNamed ? labelOf(example) : media.type;
    return { label, value: `${status}-${example.name}`, code: codeOf(media, example) };
  });
}

/** An example as it is sent where the description shows it so, or where it is a stream; otherwise its value. */
function codeOf(media: Content, { value, serialized }: TitledExample): Code {
  const items = Array.isArray(value) ? value : [value];
  const written = serialized ?? (isStream(media) ? writeItems(media, items) : undefined);
  // A separator that nobody sees has a symbol.
  if (written !== undefined && (isStream(media) || !isJsonType(media.type)))
    return { language: 'text', text: written.replaceAll('\u001E', '\u241E').trimEnd() };
  if (isJsonType(media.type)) return { language: 'json', text: serialized ?? json(value) };
  return typeof value === 'string'
    ? { language: 'text', text: value }
    : { language: 'json', text: json(value) };
}

/** Its title, or its name as a label: credit limit reached for `creditLimitReached`. */
function labelOf({ name, title }: TitledExample): string {
  return title === name ? name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase() : title;
}
