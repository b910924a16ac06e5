import type { Fault } from './check.ts';
import { describeFault } from './messages.ts';
import type { Sentences } from './messages.ts';
import type { NamedLocation, Part } from './place.ts';

/** One fault of a request, as a response body lists it. Names the place and the rule, never the value that was sent. */
export interface Detail {
  in: Part;
  /** JSON Pointer (RFC 6901) into that part; `/` and the name for parameters. Empty for the whole body. */
  path: string;
  /** The JSON Schema keyword that failed, or `json`, `depth`. */
  code: string;
  /** One sentence that names the rule. */
  message: string;
  /** The bound, type or list of values that the rule asks for. */
  expected?: unknown;
}

/** Entries of `details` in one response. */
export const maxDetails = 20;

/** Details of the faults of a body, or of `{ path, query, header, cookie }` when no part is given. */
export function toDetails(sentences: Sentences, faults: readonly Fault[], part?: Part): Detail[] {
  return withoutBranchNoise(faults).map((fault) => toDetail(sentences, fault, part));
}

function toDetail(sentences: Sentences, fault: Fault, part?: Part): Detail {
  const position = getPath(fault);
  const split = part ? 0 : position.indexOf('/', 1);
  const path = clip(position.slice(split), 256);
  const { message, expected } = describeFault(sentences, fault);
  const detail: Detail = {
    in: part ?? (position.slice(1, split) as Part),
    path,
    code: fault.keyword,
    message,
  };
  if (expected !== undefined) detail.expected = expected;
  return detail;
}

/**
 * Names the answer to a list of details and puts those that gave the name first.
 * The first named place at fault wins over everything else; without one it is `BadRequest`.
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

/** Members that are missing or forbidden are named themselves, not the object around them. */
function getPath({ instancePath, params }: Fault): string {
  const member = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  return typeof member === 'string' ? instancePath + pointer(member) : instancePath;
}

/**
 * `anyOf`, `oneOf` and `if` fail together with their branches. What is deeper says more than the summary; where
 * nothing is, the summary says more than one type fault a branch.
 */
function withoutBranchNoise(faults: readonly Fault[]): readonly Fault[] {
  const summaries = faults.filter(({ keyword }) => summaryKeywords.has(keyword));
  if (summaries.length === 0) return faults;
  const at = new Set(summaries.map(({ instancePath }) => instancePath));
  const above = listParentPaths(faults);
  return faults.filter(({ instancePath, keyword }) => {
    if (!at.has(instancePath)) return true;
    if (keyword === 'type') return false;
    // A branch of certain values says nothing of what was meant for another one.
    const isShallow = keyword === 'enum' || keyword === 'const' || summaryKeywords.has(keyword);
    return !isShallow || !above.has(instancePath);
  });
}

/** Every place below which there is a fault. */
function listParentPaths(faults: readonly Fault[]): Set<string> {
  const above = new Set<string>();
  for (const fault of faults) {
    const position = getPath(fault);
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

/** Whether a detail is of a place, or of something inside it. */
function stands({ in: part, path }: Detail, position: NamedLocation): boolean {
  if (part !== position.in) return false;
  if (!position.path.includes('*')) return path === position.path || path.startsWith(`${position.path}/`);
  const segments = path.split('/');
  return position.path.split('/').every((name, index) => name === '*' || name === segments[index]);
}

function clip(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
