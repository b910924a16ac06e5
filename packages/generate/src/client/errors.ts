import {
  dereference,
  isJsonType,
  readErrorCatalogue,
  type CatalogueEntryObject,
  type Description,
  type OpenApiDocument,
  type SchemaObject,
} from '@web-data/openapi';
import type { Target } from '../generator.ts';
import { schemaTypeNames } from '../naming/type-names.ts';
import { comment, propertyName } from '../source.ts';
import { retryRules } from './retry-rules.ts';
import { errorClassName, errorStatuses, statusName } from './statuses.ts';

/**
 * Writes one error class for each status of the catalogue, or of the responses without one, and a subclass for each
 * entry.
 */
export function generateErrors(description: Description, { client, operations }: Target['imports']): string {
  const { value: document } = description;
  const entries = Object.entries(readErrorCatalogue(document));
  const statuses = errorStatuses(description);
  for (const [name, entry] of entries) requireOwnStatus(name, entry, statuses);
  const details = new Map(entries.map(([name, entry]) => [name, detailsType(document, entry)]));
  const rows = [...details].flatMap(([name, type]) => (type ? [`  ${propertyName(name)}: ${type};\n`] : []));
  const below = entries.filter(([name, { status }]) => statusName(status) !== name);
  const bodies = entries.length > 0 ? new Map<number, string>() : bodyTypes(description, statuses);
  const usesTypes = rows.length > 0 || bodies.size > 0;
  const usual = retryRules(description).on;
  const classes = statuses.map((status) => statusClass(status, new Map(entries), { details, bodies, usual }));
  return `import * as runtime from ${JSON.stringify(client)};
${entries.length > 0 ? `import type { ErrorName } from ${JSON.stringify(operations)};\n` : ''}${usesTypes ? 'import type * as types from "./types.ts";\n' : ''}
/** A response outside 2xx. Its subclasses name the statuses${entries.length > 0 ? ', and below them the entries of the error catalogue' : ''}. */
export const ApiError: runtime.ErrorBase<${names(entries)}> = runtime.ApiError;
export type ApiError = runtime.ApiError<${names(entries)}>;

/** What \`details\` of an error holds, by its name in the catalogue, where the description says it. */
export interface ErrorDetails {
${rows.join('')}}

${classes.join('\n')}
${below.map(([name, entry]) => entryClass(name, entry, { details: details.get(name), usual })).join('\n')}`;
}

function names(entries: readonly unknown[]): string {
  return entries.length > 0 ? 'ErrorName' : 'string';
}

/** An entry may have the name of its own status: both are then one class. */
function requireOwnStatus(name: string, { status }: CatalogueEntryObject, statuses: number[]): void {
  const other = statuses.find((one) => one !== status && statusName(one) === name);
  if (other)
    throw new Error(`x-error-catalogue/${name} is the name of status ${other}, not ${status}. Rename it.`);
}

function statusClass(
  status: number,
  entries: Map<string, CatalogueEntryObject>,
  {
    details,
    bodies,
    usual,
  }: {
    details: Map<string, string | undefined>;
    bodies: ReadonlyMap<number, string>;
    usual: readonly number[];
  },
): string {
  const name = statusName(status);
  const entry = entries.get(name);
  const text = `Any answer ${status}, of the API or of what stands before it${entry ? `; \`errorName\` is \`${name}\` for this one of the catalogue.\n\n${describe(entry)}` : '.'}`;
  const value = `runtime.ApiError, ${status}, ${JSON.stringify(name)}${entry ? facts(name, entry, usual) : ', null'}`;
  return classSource(text, name, 'ApiError', value, [
    `status: ${status}`,
    typed(details.get(name)),
    bodies.has(status) ? `body: ${bodies.get(status)}` : undefined,
  ]);
}

function entryClass(
  name: string,
  entry: CatalogueEntryObject,
  { details, usual }: { details: string | undefined; usual: readonly number[] },
): string {
  const parent = errorClassName(statusName(entry.status));
  const value = `${parent}, ${entry.status}, ${JSON.stringify(name)}${facts(name, entry, usual)}`;
  return classSource(describe(entry), name, parent, value, [
    `errorName: ${JSON.stringify(name)}`,
    typed(details),
  ]);
}

/**
 * The `error` string if it differs from the name, and `retryable` if it differs from the rule of the status.
 */
function facts(
  name: string,
  { status, error, retryable }: CatalogueEntryObject,
  retried: readonly number[],
): string {
  const usual = retried.includes(status) ? 'yes' : 'no';
  const parts = name.replaceAll(/\B[A-Z]/g, ' $&');
  const cells = [error === parts ? undefined : error, retryable === usual ? undefined : retryable];
  const text = cells.map((cell) => `, ${JSON.stringify(cell)}`).join('');
  return text.replace(/(, undefined)+$/, '');
}

/** A constant instead of a class: bundlers drop an unused call that is marked as pure. */
function classSource(
  text: string,
  name: string,
  parent: string,
  value: string,
  members: (string | undefined)[],
): string {
  const own = errorClassName(name);
  const rows = members.flatMap((member) => (member ? [`  readonly ${member};\n`] : []));
  return `${comment(text)}export const ${own}: runtime.ErrorClass<${own}> = /* @__PURE__ */ runtime.defineError(${value});
export interface ${own} extends ${parent} {
${rows.join('')}}
`;
}

function typed(details: string | undefined): string | undefined {
  return details && `details: ${details}`;
}

function describe({ status, error, cause, remedy }: CatalogueEntryObject): string {
  return `${status} \`${error}\`: ${cause}\n\nRemedy: ${remedy}`;
}

/** The type of `details` from the schema of the body, if it declares more than its presence. */
function detailsType(document: OpenApiDocument, { body }: CatalogueEntryObject): string | undefined {
  const schema = document.components?.schemas?.[body ?? ''];
  if (typeof schema !== 'object') return undefined;
  const details = dereference<SchemaObject>(document, schema as SchemaObject).properties?.['details'];
  const isShaped = typeof details === 'object' && (details.type ?? details.$ref) !== undefined;
  return isShaped ? `types.${schemaTypeNames(document).get(body!)}["details"]` : undefined;
}

/** The error classes of the catalogue as a list, apart from them: only in programs that have all of them. */
export function generateCatalogue({ value }: Description, runtime: string): Record<string, string> {
  const names = Object.keys(readErrorCatalogue(value)).map((name) => `errors.${errorClassName(name)}`);
  const text = `import type * as runtime from ${JSON.stringify(runtime)};
${names.length > 0 ? 'import * as errors from "./errors.ts";\n' : ''}
/** The class of each entry, in the order of the catalogue. */
export const catalogue: readonly runtime.ErrorClass[] = [${names.join(', ')}];
`;
  return { 'catalogue.ts': text };
}

/** The response type of each status, for statuses whose responses all have named schemas. */
function bodyTypes(description: Description, statuses: readonly number[]): Map<number, string> {
  const names = schemaTypeNames(description.value);
  const found = statuses.flatMap((status): [number, string][] => {
    const responses = description.operations.flatMap(({ responses }) =>
      responses.filter((response) => response.status === String(status)),
    );
    const types = responses.map(({ content }) => {
      const schema = content.find(({ type }) => isJsonType(type))?.schema?.value;
      const { $ref = '' } = Object(schema) as { $ref?: string };
      return names.get(decodeURIComponent($ref.replace('#/components/schemas/', '')));
    });
    if (types.includes(undefined)) return [];
    return [[status, [...new Set(types)].map((type) => `types.${type}`).join(' | ')]];
  });
  return new Map(found);
}
