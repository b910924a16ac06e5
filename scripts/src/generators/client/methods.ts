import type { OpenApiDocument } from '../../openapi/document.ts';
import { listOperations } from '../../openapi/operations.ts';
import type { OperationEntry } from '../../openapi/operations.ts';
import { generatedHeader, propertyName } from '../../source.ts';
import { comment } from './comment.ts';
import { operationConstant } from './operations.ts';

/** Methods by name; `agent.start` stands under `agent`. */
interface MethodTree {
  [name: string]: OperationEntry | MethodTree;
}

/** The high-level methods of the client: one for each operation, under the name `x-sdk-method` or its id. */
export function generateMethods(document: OpenApiDocument): string {
  const entries = listOperations(document);
  const tree = methodTree(entries);
  return `${generatedHeader}import type { Bind, Method, OperationAt, Query, RequestBody } from "../operation.ts";
import { ${entries.map(({ id }) => operationConstant(id)).join(', ')} } from "./operations.ts";

${entries.map(operationType).join('')}
/** Headers that operations take. */
export type HeaderParameter = ${headerNames(entries)};

/** The operations of the API as methods. */
export interface Methods ${typeTree(tree, '')}

/** Makes each method from its operation. */
export function createMethods(bind: Bind): Methods {
  return ${valueTree(tree, '  ')};
}
`;
}

/** An interface, not an alias: editors show its name where they would unfold an alias over a hundred lines. */
function operationType({ id, method, path }: OperationEntry): string {
  return `export interface ${typeName(id)} extends OperationAt<${JSON.stringify(path)}, ${JSON.stringify(method)}> {}\n`;
}

function headerNames(entries: OperationEntry[]): string {
  const headers = entries.flatMap(({ parameters }) => parameters.filter((p) => p.in === 'header'));
  const names = new Set(headers.map(({ name }) => JSON.stringify(name)));
  return [...names].toSorted().join(' | ') || 'never';
}

function methodTree(entries: OperationEntry[]): MethodTree {
  const root: MethodTree = {};
  for (const entry of entries) {
    const names = String(entry.operation['x-sdk-method'] ?? entry.id).split('.');
    const last = names.pop()!;
    const parent = names.reduce((tree, name) => (tree[name] ??= {}) as MethodTree, root);
    if (isEntry(parent) || parent[last]) {
      throw new Error(
        `The method name ${[...names, last].join('.')} is taken, or lies within another; change x-sdk-method.`,
      );
    }
    parent[last] = entry;
  }
  return root;
}

function typeTree(tree: MethodTree, indent: string): string {
  const inner = `${indent}  `;
  const rows = Object.entries(tree).map(([name, node]) =>
    isEntry(node)
      ? `${comment(summary(node), inner)}${inner}${propertyName(name)}: Method<${typeName(node.id)}, [${argumentTypes(node).join(', ')}]>;\n`
      : `${inner}${propertyName(name)}: ${typeTree(node, inner)};\n`,
  );
  return `{\n${rows.join('')}${indent}}`;
}

function valueTree(tree: MethodTree, indent: string): string {
  const inner = `${indent}  `;
  const rows = Object.entries(tree).map(
    ([name, node]) =>
      `${inner}${propertyName(name)}: ${isEntry(node) ? `bind(${operationConstant(node.id)})` : valueTree(node, inner)},\n`,
  );
  return `{\n${rows.join('')}${indent}}`;
}

/** Path parameters in the order of the path, then the body, then the query. */
function argumentTypes({ id, path, operation, parameters }: OperationEntry): string[] {
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!);
  const query = parameters.filter((p) => p.in === 'query');
  return [
    ...names.map((name) => `${name.replaceAll(/\W/g, '_')}: string`),
    ...(operation.requestBody ? [`request: RequestBody<${typeName(id)}>`] : []),
    ...(query.length > 0 ? [`query${query.some((p) => p.required) ? '' : '?'}: Query<${typeName(id)}>`] : []),
  ];
}

function summary({ operation }: OperationEntry): string {
  return [operation.summary, operation.description?.trim()].filter(Boolean).join('.\n\n');
}

function isEntry(node: OperationEntry | MethodTree): node is OperationEntry {
  return typeof (node as OperationEntry).method === 'string';
}

/** `mapUrls` → `MapUrlsOperation`: the ending keeps it apart from the types of the client itself. */
function typeName(id: string): string {
  const name = operationConstant(id);
  return `${name[0]!.toUpperCase()}${name.slice(1)}Operation`;
}
