import type { Description, Operation } from '@web-data/openapi';
import { propertyName } from '../source.ts';
import { comment } from './comment.ts';
import { nameTypes, operationConstant } from './names.ts';
import { signatureOf, textOf, typesOfSignatures } from './signature.ts';

/** Methods by name; `agent.start` stands under `agent`. */
interface MethodTree {
  [name: string]: Operation | MethodTree;
}

/** The high-level methods of the client: one for each operation, under the name `x-sdk-method` or its id. */
export function generateMethods(description: Description): string {
  const entries = description.operations;
  const names = nameTypes(description.value, entries);
  const tree = methodTree(entries);
  const signature = (entry: Operation) => signatureOf(entry, names.get(entry.id)!);
  const queries = entries.some(({ parameters }) => parameters.some((p) => p.in === 'query'));
  return `import type { Bind, Method } from "../operation.ts";${queries ? '\nimport type { Query } from "../described.ts";' : ''}
import { ${entries.map(({ id }) => operationConstant(id)).join(', ')} } from "./operations.ts";
import type { ${typesOfSignatures(entries, names).join(', ')} } from "./types.ts";

/** The operations of the API as methods. */
export interface Methods ${typeTree(tree, '', signature)}

/** Makes each method from its operation. */
export function createMethods(bind: Bind): Methods {
  return ${valueTree(tree, '  ')};
}
`;
}

function methodTree(entries: readonly Operation[]): MethodTree {
  const root: MethodTree = {};
  for (const entry of entries) {
    const names = String(entry.object['x-sdk-method'] ?? entry.id).split('.');
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

function typeTree(tree: MethodTree, indent: string, signature: (entry: Operation) => string): string {
  const inner = `${indent}  `;
  const rows = Object.entries(tree).map(([name, node]) =>
    isEntry(node)
      ? `${comment(textOf(node), inner)}${inner}${propertyName(name)}: Method<${signature(node)}>;\n`
      : `${inner}${propertyName(name)}: ${typeTree(node, inner, signature)};\n`,
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

function isEntry(node: Operation | MethodTree): node is Operation {
  return typeof (node as Operation).method === 'string';
}
