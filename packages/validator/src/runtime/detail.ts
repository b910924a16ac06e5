import type { Violation } from './check.ts';
import { describeViolation } from './messages.ts';
import type { Messages } from './messages.ts';
import type { NamedLocation, Part } from './location.ts';

/**
 * One violation of a request, as a response body lists it. Names the location and the rule, never the value that was
 * sent.
 */
export interface Detail {
  in: Part;
  /** JSON Pointer (RFC 6901) into that part; `/` and the name for parameters. Empty for the root of the body. */
  path: string;
  /** The JSON Schema keyword that failed, or `json`, `depth`. */
  code: string;
  /** One sentence that names the rule. */
  message: string;
  /** The bound, type or list of values that the rule requires. */
  expected?: unknown;
}

/** Maximum number of entries of `details` in one response. */
export const maxDetails = 20;

/** Converts violations of a body to details, or of `{ path, query, header, cookie }` when `part` is undefined. */
export function toDetails(messages: Messages, violations: readonly Violation[], part?: Part): Detail[] {
  return withoutBranchNoise(violations).map((violation) => toDetail(messages, violation, part));
}

function toDetail(messages: Messages, violation: Violation, part?: Part): Detail {
  const position = getPath(violation);
  const slash = position.indexOf('/', 1);
  const split = part ? 0 : slash < 0 ? position.length : slash;
  const path = clip(position.slice(split), 256);
  const { message, expected } = describeViolation(messages, violation);
  const detail: Detail = {
    in: part ?? (position.slice(1, split) as Part),
    path,
    code: violation.keyword,
    message,
  };
  if (expected !== undefined) detail.expected = expected;
  return detail;
}

/**
 * Selects the error of a response from its details, and puts the details that selected it first. The first named
 * location with a violation wins; without one the error is `BadRequest`.
 */
export function nameDetails(
  details: readonly Detail[],
  locations: readonly NamedLocation[],
): { error: string; details: Detail[] } {
  const distinct = withoutRepetition(details);
  const path = locations.find((candidate) => distinct.some((detail) => stands(detail, candidate)));
  if (!path) return { error: 'BadRequest', details: distinct.slice(0, maxDetails) };
  const first = distinct.filter((detail) => stands(detail, path));
  const others = distinct.filter((detail) => !stands(detail, path));
  return { error: path.error, details: [...first, ...others].slice(0, maxDetails) };
}

function withoutRepetition(details: readonly Detail[]): Detail[] {
  const seen = new Set<string>();
  return details.filter(({ in: part, path, code }) => {
    const before = seen.size;
    return seen.add(`${part}${path} ${code}`).size > before;
  });
}

/** A key as one token of a JSON Pointer. */
export function pointer(key: string): string {
  return `/${clip(key, 64).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** A missing or forbidden member is reported at its own path, not at that of its parent object. */
function getPath({ instancePath, params }: Violation): string {
  const member = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  return typeof member === 'string' ? instancePath + pointer(member) : instancePath;
}

/**
 * Drops the less useful of the violations that `anyOf`, `oneOf` and `if` report together with their branches. Deeper
 * violations say more than the summary; without any, the summary says more than one type violation per branch.
 */
function withoutBranchNoise(violations: readonly Violation[]): readonly Violation[] {
  const summaries = violations.filter(({ keyword }) => summaryKeywords.has(keyword));
  if (summaries.length === 0) return violations;
  const at = new Set(summaries.map(({ instancePath }) => instancePath));
  const above = listParentPaths(violations);
  return violations.filter(({ instancePath, keyword }) => {
    if (!at.has(instancePath)) return true;
    if (keyword === 'type') return false;
    // A branch of fixed values says nothing about the branch that the caller meant.
    const isShallow = keyword === 'enum' || keyword === 'const' || summaryKeywords.has(keyword);
    return !isShallow || !above.has(instancePath);
  });
}

/** Lists every path that has a violation below it. */
function listParentPaths(violations: readonly Violation[]): Set<string> {
  const above = new Set<string>();
  for (const violation of violations) {
    const position = getPath(violation);
    for (let end = position.lastIndexOf('/'); end !== -1; end = position.lastIndexOf('/', end - 1)) {
      const path = position.slice(0, end);
      if (above.has(path)) break;
      above.add(path);
      if (end === 0) break;
    }
  }
  return above;
}

const summaryKeywords = new Set(['anyOf', 'oneOf', 'if']);

/** Whether a detail is at a location or below it. */
function stands({ in: part, path }: Detail, position: NamedLocation): boolean {
  if (part !== position.in) return false;
  if (!position.path.includes('*')) return path === position.path || path.startsWith(`${position.path}/`);
  const segments = path.split('/');
  return position.path.split('/').every((name, index) => name === '*' || name === segments[index]);
}

function clip(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
