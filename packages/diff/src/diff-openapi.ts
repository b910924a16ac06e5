import { Description, openDescription } from '@web-data/openapi';
import { sortChanges } from './change-list.ts';
import type { Change, Level, OpenApiDocument } from './change.ts';
import { Comparison } from './comparison.ts';
import { readExtensions } from './extensions.ts';
import { DOCUMENT_RULES } from './document/rules.ts';
import { createUnchanged } from './schema/unchanged.ts';
import { Scope } from './scope.ts';
import { judgeSunsets, type SunsetPolicy } from './sunset.ts';

/** Options of a comparison. */
export interface DiffOptions {
  /** Names of rules to skip, see `RULE_NAMES`. Default: none. */
  readonly without?: readonly string[];
  /**
   * Maximum number of pairs of schemas to compare, at least 1. The rest is reported as one breaking change of the rule
   * `not-compared`. Default: 1,000,000.
   */
  readonly maxPairs?: number;
  /** Applies `x-sunset` to removals and deprecations. Default: it is ignored. */
  readonly sunset?: SunsetPolicy;
  /** Overrides the level of breaking changes by rule, for example `{ pattern: 'warning' }`. Default: breaking. */
  readonly levels?: Readonly<Record<string, Level>>;
}

const MAX_PAIRS = 1_000_000;

/**
 * Every difference between two descriptions (OpenAPI 3.2, 3.1, 3.0 or Swagger 2.0) that is relevant to users, breaking ones
 * first. References and `allOf` are followed, so moving a schema is no change. Changes neither document.
 * @throws {DescriptionError} when a document is not a description, or a reference leads out of it or nowhere.
 * @example
 * const changes = diffOpenApi(released, current);
 * if (computeBump(changes) === 'major') throw new Error(formatText(changes));
 */
export function diffOpenApi(
  old: OpenApiDocument | Description,
  now: OpenApiDocument | Description,
  options: DiffOptions = {},
): Change[] {
  const pair = { old: opened(old, 'the old document'), new: opened(now, 'the new document') };
  const comparison = new Comparison(options.without ?? [], readExtensions(pair.old, pair.new), {
    isUnchanged: createUnchanged(pair.old, pair.new),
    maxPairs: options.maxPairs ?? MAX_PAIRS,
  });
  const roots = { old: pair.old.root, new: pair.new.root };
  new Scope(comparison, { where: 'document', direction: 'request' }).enter(roots).run(DOCUMENT_RULES, roots);
  return settled(comparison.finish(), pair, options);
}

function settled(
  found: Change[],
  pair: { readonly old: Description; readonly new: Description },
  { sunset, levels }: DiffOptions,
): Change[] {
  if (sunset === undefined && levels === undefined) return found;
  const judged = sunset === undefined ? found : judgeSunsets(found, pair, sunset);
  return sortChanges(judged.map((change) => weighed(change, levels?.[change.rule])));
}

function weighed(change: Change, level: Level | undefined): Change {
  return change.level === 'breaking' && level !== undefined ? { ...change, level } : change;
}

function opened(document: OpenApiDocument | Description, name: string): Description {
  return document instanceof Description
    ? document
    : openDescription(document, { name, keepMalformed: true });
}
