import type { Operation } from './operation.ts';

/** The operation of a path and method with the text of its path parameters, or why there is none. */
export type Match =
  | { operation: Operation; params: Record<string, string> }
  | { error: 'NotFound' }
  | { error: 'MethodNotAllowed'; allow: string[] };

export type Router = (method: string, path: string) => Match;

interface Route {
  /** Fixed segments as text, parameters as null and named in `names`. */
  segments: (string | null)[];
  names: string[];
  operations: Map<string, Operation>;
}

/**
 * Finds operations by method and path. A fixed segment wins over a parameter (OpenAPI 3.1, 4.8.8), upper and lower
 * case differ, and neither an empty segment nor a trailing slash is passed over.
 */
export function createRouter(operations: readonly Operation[], basePath: string): Router {
  const routes = new Map<string, Route>();
  for (const operation of operations) {
    const path = basePath + operation.path;
    const route = routes.get(path) ?? toRoute(path);
    route.operations.set(operation.method, operation);
    routes.set(path, route);
  }
  const fixed = new Map([...routes].filter(([, { names }]) => names.length === 0));
  const templated = [...routes.values()].filter(({ names }) => names.length > 0).toSorted(bySpecificity);

  return (method, path) => {
    const route = fixed.get(path);
    if (route) return pick(route, method, []);
    const segments = path.split('/').slice(1);
    const found = templated.find((candidate) => matches(candidate, segments));
    return found ? pick(found, method, segments) : { error: 'NotFound' };
  };
}

function toRoute(path: string): Route {
  const parts = path.split('/').slice(1);
  const names = parts.filter(isParameter).map((part) => part.slice(1, -1));
  return { segments: parts.map((part) => (isParameter(part) ? null : part)), names, operations: new Map() };
}

function isParameter(part: string): boolean {
  return part.startsWith('{') && part.endsWith('}');
}

function bySpecificity(a: Route, b: Route): number {
  const rank = ({ segments }: Route): string =>
    segments.map((segment) => (segment === null ? '1' : '0')).join('');
  return rank(a) < rank(b) ? -1 : 1;
}

function matches({ segments }: Route, given: string[]): boolean {
  if (segments.length !== given.length) return false;
  return segments.every((segment, index) =>
    segment === null ? given[index] !== '' : segment === given[index],
  );
}

function pick({ segments, names, operations }: Route, method: string, given: string[]): Match {
  const operation = operations.get(method);
  if (!operation) return { error: 'MethodNotAllowed', allow: [...operations.keys()].toSorted() };
  const params: Record<string, string> = {};
  let next = 0;
  for (const [index, segment] of segments.entries()) {
    if (segment === null) params[names[next++]!] = decode(given[index]!);
  }
  return { operation, params };
}

/** A segment that is not well-formed percent-encoding stays as it is, for the check of the parameter to refuse. */
function decode(segment: string): string {
  try {
    return segment.includes('%') ? decodeURIComponent(segment) : segment;
  } catch {
    return segment;
  }
}
