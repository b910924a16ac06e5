import { code, prose, table } from '../content/block.ts';
import type { Block } from '../content/block.ts';
import type { CatalogueError } from '../description/catalogue.ts';
import type { Description } from '../description/description.ts';
import type { SecurityScheme } from '../description/document.ts';
import { limitRows } from '../description/limits.ts';
import { resolve } from '../description/resolve.ts';
import { sampleRequests } from '../samples/request.ts';
import type { SampleRequest } from '../samples/request.ts';
import { sampleTabs } from '../samples/samples.ts';
import { clientSetup } from '../samples/typescript.ts';
import { retryPolicy } from '../description/retry-policy.ts';
import { retryFigure } from '../figures/retry-waits.ts';
import { retryProgram } from '../samples/retry-program.ts';
import type { Operation } from '../description/operations.ts';
import {
  eventTable,
  methodTable,
  rateTable,
  scopeTable,
  stateDiagram,
  valueTable,
} from './fact-directives.ts';
import { capabilityCards } from './capabilities.ts';
import { errorTable } from './error-pages.ts';

type Options = Record<string, string>;
type Directive = (description: Description, options: Options) => Block[];

/** What stands for the facts of a service where the site is not served by one. */
const UNSTATED: Record<string, string> = {
  plans: 'A running server lists its plans here, on its own copy of this page.',
  prices: 'A running server lists its prices here, on its own copy of this page.',
  sizes: 'A running server states its sizes here, on its own copy of this page.',
};

/** The directives that a guide may use in a line `{{name option=value}}` to insert generated facts. */
const directives: Record<string, Directive> = {
  /**
   * A table of errors; the options `name`, `retryable`, `status`, `group` and `operation` filter it, each with values
   * joined by commas.
   */
  errors: ({ errors }, options) => [
    errorTable(
      // A page may have several tables: screen readers distinguish them by their captions.
      ['Errors', ...Object.entries(options).map(([name, value]) => `${name} ${value}`)].join(', '),
      matching(errors, options),
    ),
  ],
  /** Bounds and defaults of every request field. */
  limits: (description) => [
    table('Limits and defaults', ['Field', 'Default', 'Bounds', 'Taken by'], limitRows(description)),
  ],
  /** The groups of operations with their state. */
  capabilities: (description) => [{ kind: 'cards', cards: capabilityCards(description) }],
  /** The description of the security scheme. */
  authentication: ({ document }) => {
    const schemes = Object.values(document.components?.securitySchemes ?? {});
    const descriptions = schemes.map((scheme) => resolve<SecurityScheme>(document, scheme).description);
    return descriptions.flatMap((text) => (text ? [prose(text)] : []));
  },
  /** An example of an operation in every language; options `operation` and `example`. */
  sample: (description, options) => [
    { kind: 'tabs', title: 'Request', tabs: sampleTabs(requestOf(description, options)) },
  ],
  /** A figure of the waits between attempts. */
  'retry-waits': (description) => [retryFigure(retryPolicy(description))],
  /** A program that waits and retries without a library. */
  'retry-program': (description) => [code('ts', retryProgram(retryPolicy(description)))],
  /**
   * The states of the resource that an operation reads; options `operation` and `start`, the operation that creates it.
   */
  states: (description, options) =>
    stateDiagram(
      description,
      operationOf(description, options),
      operationOf(description, { operation: options['start'] ?? '' }),
    ),
  /** The limits that several operations share. */
  rates: rateTable,
  /** What the service states of itself where it serves the site; option `fact`, one of `plans`, `prices` and `sizes`. */
  service: (_description, { fact = '' }) => {
    const markdown = UNSTATED[fact];
    if (markdown === undefined)
      throw new Error(`there is no fact ${fact}; there are ${Object.keys(UNSTATED).join(', ')}.`);
    return [{ kind: 'service', fact, markdown }];
  },
  /** The scopes that a key may hold. */
  scopes: scopeTable,
  /** The parts that the description leaves open. */
  'not-shown': ({ document }) => [
    prose(((document['x-not-shown'] ?? []) as string[]).map((text) => `- ${text}`).join('\n')),
  ],
  /** The kinds of events in an operation's response; option `operation`. */
  events: (description, options) => eventTable(description, operationOf(description, options)),
  /** The values of a field; options `schema` and `field`. */
  values: (description, { schema, field }) => valueTable(description, schema, field),
  /** The events that the service sends to webhooks. */
  webhooks: ({ webhooks }) => [
    table(
      'Events of webhooks',
      ['Event', 'When'],
      webhooks.map(({ path, page, description }) => [`[\`${path}\`](/${page})`, description]),
    ),
  ],
  /** The methods of the client. */
  methods: methodTable,
  /** The lines of a program that create a client. */
  client: ({ baseUrl }) => [code('ts', clientSetup(baseUrl))],
};

/**
 * Returns the blocks of a directive.
 * @throws Error naming the file and the directive when it does not exist or its options match nothing.
 */
export function directive(description: Description, source: string, text: string): Block[] {
  const [name = '', ...pairs] = text.split(/\s+/);
  const write = directives[name];
  if (!write) {
    throw new Error(`${source}: {{${text}}} is not known. There are ${Object.keys(directives).join(', ')}.`);
  }
  return named(source, `{{${text}}}`, () => write(description, optionsOf(pairs)));
}

function optionsOf(pairs: string[]): Options {
  return Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]));
}

function named(source: string, location: string, write: () => Block[]): Block[] {
  try {
    return write();
  } catch (error) {
    throw new Error(`${source}: ${location}: ${(error as Error).message}`, { cause: error });
  }
}

/** The errors that match every option. @throws Error for an unknown option, or without a match. */
function matching(errors: CatalogueError[], options: Options): CatalogueError[] {
  const found = Object.entries(options).reduce((left, [name, values]) => {
    const read = errorOptions[name];
    if (!read) {
      throw new Error(`there is no option ${name}; there are ${Object.keys(errorOptions).join(', ')}.`);
    }
    return left.filter((error) => read(error).some((value) => values.split(',').includes(value)));
  }, errors);
  if (found.length === 0) throw new Error('no error matches.');
  return found;
}

const errorOptions: Record<string, (error: CatalogueError) => string[]> = {
  name: ({ name }) => [name],
  retryable: ({ retryable }) => [retryable],
  status: ({ status }) => [String(status)],
  group: ({ group }) => [group],
  operation: ({ operations }) => operations.map(({ id }) => id),
};

function requestOf(description: Description, options: Options): SampleRequest {
  const operation = operationOf(description, options);
  const { example } = options;
  const requests = sampleRequests(description, operation);
  const request = example ? requests.find((entry) => entry.example === example) : requests[0];
  if (!request) throw new Error(`${operation.id} has no example ${example}.`);
  return request;
}

function operationOf({ operations }: Description, { operation: id }: Options): Operation {
  const operation = operations.find((entry) => entry.id === id);
  if (!operation) throw new Error(`there is no operation ${id}.`);
  return operation;
}
