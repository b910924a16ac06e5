import type { Operation } from './operation.ts';

/** The operation of a path and method with the text of its path parameters, or why there is none. */
export type Match =
  | { operation: Operation; params: Record<string, string> }
  | { error: 'NotFound' }
  | { error: 'MethodNotAllowed'; allow: string[] };

export type Router = (method: string, path: string) => Match;

interface Route {
  /** Fixed segments as text, those that are a parameter as null, and of those that hold some the texts around them. */
  segments: (string | readonly string[] | null)[];
  /** The parameters in the order of the path. */
  names: string[];
  operations: Map<string, Operation>;
  cut: Operation['cut'];
}

/**
 * Finds operations by method and path. A fixed segment wins over a parameter (OpenAPI 3.1, 4.8.8), upper and lower
 * case differ, and neither an empty segment nor a trailing slash is passed over.
 */
export function createRouter(operations: readonly Operation[], basePath: string): Router {
  const routes = new Map<string, Route>();
  for (const operation of operations) {
    const path = basePath + operation.path;
    const route = routes.get(path) ?? toRoute(path, operation.cut);
    route.operations.set(operation.method, operation);
    routes.set(path, route);
  }
  const fixed = new Map([...routes].filter(([, { names }]) => names.length === 0));
  const templated = [...routes.values()].filter(({ names }) => names.length > 0).toSorted(bySpecificity);

  return (method, path) => {
    const route = fixed.get(path);
    if (route) return pick(route, method, []);
    const segments = path.split('/').slice(1);
    for (const candidate of templated) {
      const texts = readSegments(candidate, segments);
      if (texts) return pick(candidate, method, texts);
    }
    return { error: 'NotFound' };
  };
}

/** A parameter in a path template. */
const parameter = /\{([^{}]*)\}/;

function toRoute(path: string, cut: Operation['cut']): Route {
  const names = path.split(parameter).filter((_, index) => index % 2 === 1);
  return { segments: path.split('/').slice(1).map(toSegment), names, operations: new Map(), cut };
}

function toSegment(part: string): string | string[] | null {
  const texts = part.split(parameter).filter((_, index) => index % 2 === 0);
  if (texts.length === 1) return part;
  return texts[2] === undefined && !texts.join('') ? null : texts;
}

/** Fixed before one that holds parameters, that before one that is a parameter. */
function bySpecificity(a: Route, b: Route): number {
  const rank = ({ segments }: Route): string =>
    segments.map((segment) => (typeof segment === 'string' ? 0 : segment ? 1 : 2)).join('');
  return rank(a) < rank(b) ? -1 : 1;
}

/** The texts of the parameters, when a path is of a route. */
function readSegments({ segments, cut }: Route, given: readonly string[]): string[] | undefined {
  if (segments.length !== given.length) return undefined;
  const texts: string[] = [];
  for (const [index, segment] of segments.entries()) {
    const text = given[index]!;
    if (segment === text) continue;
    if (typeof segment === 'string' || !text) return undefined;
    const found = segment ? cut!(segment, text) : [text];
    if (!found) return undefined;
    texts.push(...found);
  }
  return texts;
}

function pick({ names, operations }: Route, method: string, texts: readonly string[]): Match {
  const operation = operations.get(method);
  return operation
    ? { operation, params: Object.fromEntries(names.map((name, index) => [name, decode(texts[index]!)])) }
    : { error: 'MethodNotAllowed', allow: [...operations.keys()].toSorted() };
}

/** A segment that is not well-formed percent-encoding stays as it is, for the check of the parameter to refuse. */
function decode(segment: string): string {
  try {
    return segment.includes('%') ? decodeURIComponent(segment) : segment;
  } catch {
    return segment;
  }
}
