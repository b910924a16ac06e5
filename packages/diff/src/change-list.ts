import { LEVELS, type Change } from './change.ts';
import { getLevel } from './effect.ts';
import { isProvisional } from './marks.ts';
import type { Finding } from './schema/pair.ts';
import type { ComparedPart } from './place.ts';

/** Collects changes; a change of a shared component is listed once, with all operations that it affects. */
export class ChangeList {
  readonly #changes = new Map<string, { readonly change: Change; readonly operations: Set<string> }>();

  /** Adds a finding as a change at a location. */
  add(finding: Finding, scope: ComparedPart): void {
    const change = changeOf(finding, scope);
    const key = JSON.stringify([
      change.level,
      change.rule,
      change.pointer,
      change.oldPointer,
      change.where,
      change.message,
      change.provisional,
    ]);
    const known = this.#changes.get(key) ?? { change, operations: new Set<string>() };
    this.#changes.set(key, known);
    if (scope.operation !== undefined) known.operations.add(scope.operation);
  }

  /** Returns the changes, the most serious first, then by operation, pointer and rule. */
  sorted(): Change[] {
    return sortChanges(
      [...this.#changes.values()].map(({ change, operations }) => withOperations(change, operations)),
    );
  }
}

/** Changes in their fixed order. */
export function sortChanges(changes: readonly Change[]): Change[] {
  return changes.toSorted(
    (a, b) =>
      LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) ||
      compare(a.operation ?? '', b.operation ?? '') ||
      compare(a.pointer, b.pointer) ||
      compare(a.rule, b.rule) ||
      compare(a.message, b.message) ||
      compare(a.where, b.where),
  );
}

function changeOf(finding: Finding, scope: ComparedPart): Change {
  const { rule, effect, message, at, oldAt } = finding;
  const level = getLevel(effect, scope.direction);
  const pointer = at ?? oldAt ?? '';
  return {
    level: scope.where === 'component' && level === 'breaking' ? 'text' : level,
    rule,
    pointer,
    ...(at === undefined || oldAt === undefined || oldAt === at ? {} : { oldPointer: oldAt }),
    ...(at === undefined && oldAt !== undefined ? { removed: true } : {}),
    where: scope.where,
    message,
    provisional: isProvisional(finding.mark ?? scope.oldMark),
  };
}

function withOperations(change: Change, operations: ReadonlySet<string>): Change {
  const names = [...operations].toSorted();
  const [first] = names;
  if (first === undefined) return change;
  return { ...change, operation: first, ...(names.length > 1 ? { operations: names } : {}) };
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
