import type { Description, Operation } from '@web-data/openapi';
import type { Notes } from '../notes.ts';
import { comment, propertyName } from '../source.ts';
import { free } from '../naming/type-names.ts';
import { nameOperations } from './names.ts';
import type { OperationNames } from './names.ts';
import { importStreams } from './streams.ts';
import {
  writeFunctionType,
  writeStreamSummary,
  writeStreamType,
  writeSummary,
  typesOfSignatures,
} from './signature.ts';

type Names = ReadonlyMap<string, OperationNames>;

/** Methods by name; `agent.start` is nested under `agent`. */
interface MethodTree {
  [name: string]: Entry | MethodTree;
}

/** A method: that of an operation, or the one that asks for its stream. */
interface Entry {
  operation: Operation;
  isStream: boolean;
}

/** Writes the high-level methods of the client: one for each operation, named by `x-sdk-method` or its id. */
export function generateMethods(
  description: Description,
  { runtime, notes }: { runtime: string; notes: Notes },
): string {
  const entries = description.operations;
  const names = nameOperations(description);
  const tree = methodTree(entries, names, notes);
  const types = typesOfSignatures(entries, names);
  const declared = typeTree(tree, '', names);
  return `import type * as runtime from ${JSON.stringify(runtime)};
${importStreams(runtime, declared, true)}import * as operations from "./operations.ts";
${types.length > 0 ? `import type { ${types.join(', ')} } from "./types.ts";\n` : ''}
/** The operations of the API as methods. */
export interface Methods ${declared}

/** Makes each method from its operation. */
export function createMethods(bind: runtime.Bind): Methods {
  return ${valueTree(tree, '  ', names)};
}
`;
}

/** On a conflict with another method name, the name of the operation's function is used instead. */
function methodTree(entries: readonly Operation[], names: Names, notes: Notes): MethodTree {
  const root = emptyTree();
  for (const entry of entries) {
    const { constant, stream } = names.get(entry.id)!;
    const wish = entry.object['x-sdk-method'];
    const parts = typeof wish === 'string' ? wish.split('.') : [constant];
    add(root, parts, constant, { operation: entry, isStream: false }, notes);
    if (stream === undefined || stream.constant === constant) continue;
    const ownParts = [...parts.slice(0, -1), `${parts.at(-1)}Stream`];
    add(root, ownParts, stream.constant, { operation: entry, isStream: true }, notes);
  }
  return root;
}

function add(root: MethodTree, parts: readonly string[], constant: string, entry: Entry, notes: Notes): void {
  if (put(root, parts, entry)) return;
  put(root, [free(constant, new Set(Object.keys(root)))], entry);
  const text = `the method name ${parts.join('.')} is taken, or lies within another: it is called ${constant} instead`;
  notes.add(entry.operation.pointer, text, entry.operation.id);
}

function put(root: MethodTree, parts: readonly string[], entry: Entry): boolean {
  const [last, ...above] = parts.toReversed();
  let parent: MethodTree | Entry = root;
  for (const name of above.toReversed()) {
    if (isEntry(parent)) return false;
    parent = parent[name] ??= emptyTree();
  }
  // An object with a method `then` would be treated as a promise by `await`.
  const own = last === 'then' ? 'then_' : last!;
  if (isEntry(parent) || parent[own]) return false;
  parent[own] = entry;
  return true;
}

/** Without a prototype, so that an operation may be called `constructor`. */
function emptyTree(): MethodTree {
  return Object.create(null) as MethodTree;
}

function typeTree(tree: MethodTree, indent: string, names: Names): string {
  const inner = `${indent}  `;
  const rows = Object.entries(tree).map(([name, node]) =>
    isEntry(node)
      ? `${comment(summaryOf(node), inner)}${inner}${propertyName(name)}: ${typeOf(node, names)};\n`
      : `${inner}${propertyName(name)}: ${typeTree(node, inner, names)};\n`,
  );
  return `{\n${rows.join('')}${indent}}`;
}

function summaryOf({ operation, isStream }: Entry): string {
  return isStream ? writeStreamSummary(operation) : writeSummary(operation);
}

function typeOf({ operation, isStream }: Entry, names: Names): string {
  return (isStream ? writeStreamType : writeFunctionType)(operation, names.get(operation.id)!, 'Method');
}

function valueTree(tree: MethodTree, indent: string, names: Names, path: readonly string[] = []): string {
  const inner = `${indent}  `;
  const rows = Object.entries(tree).map(([name, node]) => {
    const own = [...path, name];
    const value = isEntry(node) ? valueOf(node, names, own) : valueTree(node, inner, names, own);
    return `${inner}${propertyName(name)}: ${value},\n`;
  });
  return `{\n${rows.join('')}${indent}}`;
}

function valueOf({ operation, isStream }: Entry, names: Names, path: readonly string[]): string {
  const { constant, stream } = names.get(operation.id)!;
  const value = `bind(operations.${isStream ? stream!.constant : constant})`;
  // `bind` infers one call signature of several.
  const hasSeveral = stream?.constant === constant;
  return hasSeveral
    ? `${value} as Methods${path.map((name) => `[${JSON.stringify(name)}]`).join('')}`
    : value;
}

function isEntry(node: Entry | MethodTree): node is Entry {
  return typeof (node as Partial<Entry>).isStream === 'boolean';
}
