import type { OpenApiDocument } from '../openapi/document.ts';
import { listOperations } from '../openapi/operations.ts';
import type { OperationEntry } from '../openapi/operations.ts';
import { schemaTypeNames } from '../openapi/type-names.ts';
import { generatedHeader } from '../source.ts';
import { nameTypes, operationInterface } from './names.ts';
import type { TypeNames } from './names.ts';

/** A named type for every request, response and result, and those of the schemas, so that a library can export them. */
export function generateTypes(document: OpenApiDocument): string {
  const entries = listOperations(document);
  const names = nameTypes(document, entries);
  const schemas = [...schemaTypeNames(document).values()].toSorted();
  return `${generatedHeader}import type { OperationAt, RequestBody } from "../described.ts";
import type { Result, SuccessData } from "../result.ts";
${schemas.length > 0 ? `\nexport type {\n${schemas.map((name) => `  ${name},\n`).join('')}} from "@web-data/types";\n` : ''}
${entries.map((entry) => operationTypes(entry, names.get(entry.id)!, new Set(schemas))).join('\n')}
/** Headers that operations take. */
export type HeaderParameter = ${headerNames(entries)};
`;
}

function operationTypes(entry: OperationEntry, names: TypeNames, schemas: Set<string>): string {
  const { id, method, path, operation } = entry;
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

function headerNames(entries: OperationEntry[]): string {
  const headers = entries.flatMap(({ parameters }) => parameters.filter((p) => p.in === 'header'));
  const names = new Set(headers.map(({ name }) => JSON.stringify(name)));
  return [...names].toSorted().join(' | ') || 'never';
}
