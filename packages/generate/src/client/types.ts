import type { Description, Operation } from '@web-data/openapi';
import { schemaTypeNames } from '../naming/type-names.ts';
import { nameTypes, operationInterface } from './names.ts';
import type { TypeNames } from './names.ts';

/** A named type for every request, response and result, and those of the schemas, so that a library can export them. */
export function generateTypes(description: Description): string {
  const entries = description.operations;
  const names = nameTypes(description.value, entries);
  const schemas = [...schemaTypeNames(description.value).values()].toSorted();
  return `import type { OperationAt, RequestBody } from "../described.ts";
import type { Result, SuccessData } from "../result.ts";
${schemas.length > 0 ? `\nexport type {\n${schemas.map((name) => `  ${name},\n`).join('')}} from "@web-data/types";\n` : ''}
${entries.map((entry) => operationTypes(entry, names.get(entry.id)!, new Set(schemas))).join('\n')}
/** Headers that operations take. */
export type HeaderParameter = ${headerNames(entries)};
`;
}

function operationTypes(entry: Operation, names: TypeNames, schemas: Set<string>): string {
  const { id, method, path, object: operation } = entry;
  const own = operationInterface(id);
  const called = `\`${String(operation['x-sdk-method'] ?? id)}\``;
  const alias = (name: string, type: string, text: string) =>
    schemas.has(name) ? '' : `/** ${text} */\nexport type ${name} = ${type}<${own}>;\n`;
  return [
    `/** ${method.toUpperCase()} ${path} of the description. */\n`,
    `export interface ${own} extends OperationAt<${JSON.stringify(path)}, ${JSON.stringify(method)}> {}\n`,
    operation.requestBody ? alias(names.request, 'RequestBody', `Body of a request of ${called}.`) : '',
    alias(names.response, 'SuccessData', `What ${called} gives.`),
    alias(names.result, 'Result', `All outcomes of ${called}, told apart by \`status\` and \`kind\`.`),
  ].join('');
}

function headerNames(entries: readonly Operation[]): string {
  const headers = entries.flatMap(({ parameters }) => parameters.filter((p) => p.in === 'header'));
  const names = new Set(headers.map(({ name }) => JSON.stringify(name)));
  return [...names].toSorted().join(' | ') || 'never';
}
