import type { Operation } from './operation.ts';

/** The operation of a path and method with the strings of its path parameters, or the reason why there is none. */
export type Match =
  | { operation: Operation; params: Record<string, string> }
  | { error: 'NotFound' }
  | { error: 'MethodNotAllowed'; allow: string[] };

export type Router = (method: string, path: string) => Match;

interface Route {
  /** A fixed segment as a string, a parameter as null, a mix as the fixed strings around its parameters. */
  segments: (string | readonly string[] | null)[];
  /** By method, each with its parameters in the order of the path. */
  operations: Map<string, [operation: Operation, names: string[]]>;
  cut: Operation['cut'];
}

/**
 * Finds operations by method and path. A fixed segment wins over a parameter (OpenAPI 3.1, section 4.8.8). Matching is
 * case-sensitive and ignores neither an empty segment nor a trailing slash. Paths that differ only in the names of
 * their parameters are the same route.
 */
export function createRouter(operations: readonly Operation[], basePath: string): Router {
  const routes = new Map<string, Route>();
  for (const operation of operations) {
    const names: string[] = [];
    const path = (basePath + operation.path).replace(/\{([^{}]*)\}/g, (_, name: string) => {
      names.push(name);
      return '{}';
    });
    const route = routes.get(path) ?? {
      segments: path.split('/').slice(1).map(toSegment),
      operations: new Map(),
      cut: operation.cut,
    };
    route.operations.set(operation.method, [operation, names]);
    routes.set(path, route);
  }
  const templated = [...routes].filter(([path]) => path.includes('{}')).map(([, route]) => route);
  templated.sort(bySpecificity);

  return (method, path) => {
    const route = routes.get(path);
    if (route && !path.includes('{}')) return pick(route, method, []);
    const segments = path.split('/').slice(1);
    for (const candidate of templated) {
      const values = readSegments(candidate, segments);
      if (values) return pick(candidate, method, values);
    }
    return { error: 'NotFound' };
  };
}

function toSegment(part: string): string | string[] | null {
  const values = part.split('{}');
  if (values.length === 1) return part;
  return part === '{}' ? null : values;
}

/** Fixed segments first, then mixed segments (longer fixed strings first), then single parameters. */
function bySpecificity(a: Route, b: Route): number {
  const rank = ({ segments }: Route): string =>
    segments
      .map((segment) =>
        String.fromCharCode(typeof segment === 'string' ? 0 : 65535 - (segment?.join('').length ?? 0)),
      )
      .join('');
  return rank(a) < rank(b) ? -1 : 1;
}

/** The strings of the parameters; undefined when a path does not match a route. */
function readSegments({ segments, cut }: Route, provided: readonly string[]): string[] | undefined {
  if (segments.length !== provided.length) return undefined;
  const values: string[] = [];
  for (const [index, segment] of segments.entries()) {
    const text = provided[index]!;
    if (segment === text) continue;
    if (typeof segment === 'string' || !text) return undefined;
    const found = segment ? cut!(segment, text) : [text];
    if (!found) return undefined;
    values.push(...found);
  }
  return values;
}

function pick({ operations }: Route, method: string, values: readonly string[]): Match {
  const found = operations.get(method);
  if (!found) return { error: 'MethodNotAllowed', allow: [...operations.keys()].toSorted() };
  const [operation, names] = found;
  return {
    operation,
    params: Object.fromEntries(names.map((name, index) => [name, decode(values[index]!)])),
  };
}

/** A segment with malformed percent-encoding stays as it is; the check of the parameter rejects it. */
function decode(segment: string): string {
  try {
    return segment.includes('%') ? decodeURIComponent(segment) : segment;
  } catch {
    return segment;
  }
}
