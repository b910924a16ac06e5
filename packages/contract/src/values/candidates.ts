import { asArray, canonicalText, isObject, listBranches, findKeyword, getTypes } from '@web-data/openapi';
import type { Json, Node } from '@web-data/openapi';
import { arrayCandidates } from './array-candidates.ts';
import type { Candidate, Enter } from './candidate.ts';
import { MAX_DEPTH } from '../openapi/value-schemas.ts';
import { numberCandidates } from './number-candidates.ts';
import { objectCandidates } from './object-candidates.ts';
import { sample, type SampleContext } from './sample.ts';
import { stringCandidates } from './string-candidates.ts';
import { withTag } from '../openapi/tag.ts';
import { wrongTypes } from './wrong-types.ts';

/** How often the same schema is entered within one value: the number of paths to it may be unbounded. */
const MAX_VISITS = 3;

/**
 * Returns candidates for both sides of every keyword of a schema, as changes to `current`, a valid value. Enters
 * members and items too, with a sample for those that `current` lacks; the same schema up to three times.
 */
export function candidates(schema: Node, current: Json, context: SampleContext): Candidate[] {
  return candidatesAt(schema, current, { ...context, visits: new Map() }, 0);
}

/** How often each schema was entered, by its pointer. */
interface Search extends SampleContext {
  readonly visits: Map<string, number>;
}

function candidatesAt(schema: Node, current: Json, context: Search, depth: number): Candidate[] {
  const visits = context.visits.get(schema.pointer) ?? 0;
  if (depth > MAX_DEPTH || visits >= MAX_VISITS) return [];
  context.visits.set(schema.pointer, visits + 1);
  const enter: Enter = (inner, value) => candidatesAt(inner, value, context, depth + 1);
  return [
    ...wrongTypes(schema, current).map(here),
    ...enumValues(schema, current).map(here),
    ...(typeof current === 'string' ? stringCandidates(schema, current).map(here) : []),
    ...(typeof current === 'number' ? numberCandidates(schema).map(here) : []),
    ...(typeof current === 'boolean' && getTypes(schema).includes('boolean')
      ? booleans(schema).map(here)
      : []),
    ...(Array.isArray(current) ? arrayCandidates(schema, current, context, enter) : []),
    ...(isObject(current) ? objectCandidates(schema, current, context, enter) : []),
    ...listBranches(schema).map((branch, index) =>
      here({
        label: `alternative ${index + 1}`,
        keyword: 'anyOf',
        pointer: branch.pointer,
        value: withTag(schema, branch, sample(branch, context)),
        intent: 'valid',
      }),
    ),
    ...listBranches(schema).flatMap((branch, index) =>
      insideBranch(
        { branch, index, value: withTag(schema, branch, sample(branch, context)) },
        context,
        depth,
      ),
    ),
  ];
}

/** Changes to a value of one alternative; a recursive alternative is entered once. */
function insideBranch(
  { branch, index, value }: { branch: Node; index: number; value: Json },
  context: Search,
  depth: number,
): Candidate[] {
  const entered = context.entered ?? [];
  if (entered.includes(branch.pointer)) return [];
  const inner = { ...context, entered: [...entered, branch.pointer] };
  return candidatesAt(branch, value, inner, depth + 1).map((one) => ({
    ...one,
    label: `alternative ${index + 1}: ${one.label}`,
  }));
}

function here(draft: Omit<Candidate, 'at'>): Candidate {
  return { ...draft, at: '' };
}

function booleans(schema: Node): Omit<Candidate, 'at'>[] {
  const pointer = findKeyword(schema, 'type')?.pointer ?? schema.pointer;
  return [true, false].map((value) => ({
    label: String(value),
    keyword: 'type',
    pointer,
    value,
    intent: 'valid',
  }));
}

function enumValues(schema: Node, current: Json): Omit<Candidate, 'at'>[] {
  const node = findKeyword(schema, 'enum') ?? findKeyword(schema, 'const');
  if (!node) return [];
  const name = node.pointer.endsWith('/enum') ? 'enum' : 'const';
  const allowed = name === 'enum' ? asArray(node.value) : [node.value ?? null];
  const base = { keyword: name, pointer: node.pointer };
  const valid = allowed.map((value) => ({
    ...base,
    label: `${name}: ${JSON.stringify(value)}`,
    value,
    intent: 'valid' as const,
  }));
  const strings = allowed.filter((value) => typeof value === 'string');
  const near = strings.flatMap((text) => [text.toUpperCase(), `${text} `, text.slice(0, -1), `${text}s`]);
  const numbers = allowed.filter((value) => typeof value === 'number');
  const beside = numbers.flatMap((value) => [value - 1, value + 1]);
  const others = strings.length > 0 ? near : [String(current)];
  const known = new Set(allowed.map((value) => canonicalText(value)));
  const wrong = ['', 'unknown-value', ...others, ...beside].filter(
    (value) => !known.has(canonicalText(value)),
  );
  return [
    ...valid,
    ...[...new Set(wrong)].slice(0, 10).map((value) => ({
      ...base,
      label: `${name}: not ${JSON.stringify(value)}`,
      value,
      intent: 'invalid' as const,
    })),
  ];
}
