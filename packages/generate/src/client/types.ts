import { readErrorCatalogue } from '@web-data/openapi';
import type { Description, Operation } from '@web-data/openapi';
import type { Target } from '../generator.ts';
import { schemaTypeNames } from '../naming/type-names.ts';
import { commentLine } from '../source.ts';
import { planRequest } from './bodies.ts';
import { nameOperations } from './names.ts';
import type { OperationNames } from './names.ts';

/** A named type for every request, response and result, and those of the schemas, so that a library can export them. */
export function generateTypes(
  description: Description,
  { client, operations, types }: Target['imports'],
): string {
  const entries = description.operations;
  const names = nameOperations(description);
  const schemas = [...schemaTypeNames(description.value).values()].toSorted();
  const from = JSON.stringify(types);
  const hasCatalogue = Object.keys(readErrorCatalogue(description.value)).length > 0;
  return `import type * as runtime from ${JSON.stringify(client)};
import type { paths } from ${from};
${hasCatalogue ? `import type { ErrorName as Name } from ${JSON.stringify(operations)};\n` : ''}${schemas.length > 0 ? `\nexport type {\n${schemas.map((name) => `  ${name},\n`).join('')}} from ${from};\n` : ''}
/** What all operations have in common. */
interface Common extends runtime.Common {
  undocumented: ${hasCatalogue ? 'runtime.UndocumentedBody' : 'unknown'};
  errorName: ${hasCatalogue ? 'Name' : 'never'};
}

${entries.map((entry) => operationTypes(entry, names.get(entry.id)!, new Set(schemas))).join('\n')}
/** Headers that operations take. */
export type HeaderParameter = ${headerNames(entries)};
`;
}

function operationTypes(entry: Operation, names: OperationNames, schemas: Set<string>): string {
  const { id, method, httpMethod, path, object: operation, parameters } = entry;
  const own = names.operation;
  const isQuerystring = parameters.some((parameter) => parameter.in === 'querystring');
  const body = planRequest(entry);
  const called = `\`${String(operation['x-sdk-method'] ?? id)}\``;
  const alias = (name: string, type: string, text: string) =>
    schemas.has(name) ? '' : `${commentLine(text)}export type ${name} = ${type};\n`;
  const input = body?.type === 'application/json' ? '' : `, ${JSON.stringify(body?.type)}`;
  const streams = `runtime.OnlyStreams<${own}>`;
  const request = body?.type === undefined ? 'runtime.Bytes' : `runtime.RequestBody<${own}${input}>`;
  return [
    commentLine(`${httpMethod} ${path} of the description.`),
    `export interface ${own} extends runtime.OperationAt<paths, ${JSON.stringify(path)}, ${JSON.stringify(method)}> {}\n`,
    body ? alias(names.request, request, `Body of a request of ${called}.`) : '',
    names.query === undefined
      ? ''
      : `${commentLine(`Query parameters of ${called}.`)}${isQuerystring ? `export type ${names.query} = runtime.Query<${own}>;` : `export interface ${names.query} extends runtime.Query<${own}> {}`}\n`,
    alias(names.response, `runtime.SuccessData<${own}>`, `What ${called} gives.`),
    alias(
      names.result,
      `runtime.Result<${own}, Common>`,
      `All outcomes of ${called}, told apart by \`status\` and \`kind\`.`,
    ),
    ...(names.stream
      ? [
          alias(
            names.stream.response,
            `runtime.SuccessData<${streams}>`,
            `The stream that ${called} may give.`,
          ),
          alias(
            names.stream.result,
            `runtime.Result<${streams}, Common>`,
            `All outcomes of ${called} as a stream.`,
          ),
        ]
      : []),
  ].join('');
}

function headerNames(entries: readonly Operation[]): string {
  const headers = entries.flatMap(({ parameters }) => parameters.filter((p) => p.in === 'header'));
  const names = new Set(headers.map(({ name }) => JSON.stringify(name)));
  return [...names].toSorted().join(' | ') || 'never';
}
