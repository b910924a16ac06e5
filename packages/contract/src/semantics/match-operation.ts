import { percentDecode } from '../http/percent-decode.ts';
import { pathAsSent, type Json } from '@web-data/openapi';
import type { ContractDocument } from '../openapi/document.ts';
import { parameterKey } from '../http/parameters.ts';
import type { Operation } from '../openapi/operation.ts';

/** The operation and the parameters that a request's path matches. */
export interface Match {
  /** The path as the document writes it. */
  readonly path: string;
  /** `undefined` when the path has no operation for this method. */
  readonly operation: Operation | undefined;
  /** The GET of the path, which HEAD requests without the content (RFC 9110, section 9.3.2). */
  readonly getOperation: Operation | undefined;
  /** Methods of the path. */
  readonly methods: readonly string[];
  /** Path parameters, decoded, by `path name`. */
  readonly parameters: ReadonlyMap<string, Json>;
  /** The raw segment of each path parameter. */
  readonly segments: ReadonlyMap<string, string>;
}

/**
 * Returns the operation for a method and path; the most literal of the matching paths wins. `undefined` for unknown
 * paths.
 */
export function matchOperation(document: ContractDocument, method: string, path: string): Match | undefined {
  const sent = pathAsSent(path);
  const candidates = document.operations
    .flatMap((operation) => {
      const values = matchPath(operation.path, sent);
      return values ? [{ operation, values }] : [];
    })
    .toSorted((a, b) => byLiterals(a.operation.path, b.operation.path));
  const first = candidates[0];
  if (first === undefined) return undefined;
  // Paths that differ only in the names of their parameters are the same to a client.
  const shape = shapeOf(first.operation.path);
  const same = candidates.filter(({ operation }) => shapeOf(operation.path) === shape);
  const found = same.find(({ operation }) => operation.httpMethod === method);
  return {
    path: (found ?? first).operation.path,
    operation: found?.operation,
    getOperation: same.find(({ operation }) => operation.method === 'get')?.operation,
    methods: [...new Set(same.map(({ operation }) => operation.httpMethod))],
    parameters: decoded(found ?? first),
    segments: found?.values ?? first.values,
  };
}

/**
 * Returns every operation whose path matches, even where another is more literal: routers that consider methods try
 * those too.
 */
export function operationsAt(document: ContractDocument, path: string): Operation[] {
  return document.operations.filter((operation) => matchPath(operation.path, pathAsSent(path)) !== undefined);
}

/** The values of path parameters without the prefixes of their styles. */
function decoded({
  operation,
  values,
}: {
  operation: Operation;
  values: ReadonlyMap<string, string>;
}): Map<string, Json> {
  const styles = new Map(operation.parameters.map((one) => [parameterKey(one), one.style]));
  return new Map(
    [...values].map(([key, text]) => {
      const style = styles.get(key);
      if (style === 'label') return [key, percentDecode(text.replace(/^\./u, ''))];
      return [key, percentDecode(style === 'matrix' ? text.replace(/^;[^=]*=?/u, '') : text)];
    }),
  );
}

/**
 * Compares the first segments that differ: one without parameters comes first, then one with more literal text.
 * `/pets/7.csv` matches `/pets/{id}.{format}`, not `/pets/{id}`.
 */
function byLiterals(one: string, other: string): number {
  const others = other.split('/').map(weightOf);
  const differences = one.split('/').map((segment, index) => (others[index] ?? 0) - weightOf(segment));
  return differences.find((difference) => difference !== 0) ?? 0;
}

function shapeOf(path: string): string {
  return path.replaceAll(/\{[^}]+\}/gu, '{}');
}

function weightOf(segment: string): number {
  return segment.includes('{') ? segment.replaceAll(/\{[^}]+\}/gu, '').length : Number.MAX_SAFE_INTEGER;
}

function matchPath(template: string, path: string): Map<string, string> | undefined {
  const names = [...template.matchAll(/\{([^}]+)\}/gu)].map(([, name]) => name ?? '');
  const pattern = pathAsSent(template)
    .split(/\{[^}]+\}/u)
    .map(literal)
    .join('([^/]+?)');
  const found = new RegExp(`^${pattern}$`, 'u').exec(path);
  if (found === null) return undefined;
  return new Map(names.map((name, index) => [`path ${name}`, found[index + 1] ?? '']));
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);
}
