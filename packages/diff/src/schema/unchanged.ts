import { sameJson, type Json, type Document } from '@web-data/openapi';
import { referencesIn } from '../references.ts';
import type { View } from './flat.ts';

/** Whether two schemas are identical, including all their references: such a pair has no differences. */
export type IsUnchanged = (old: View, now: View) => boolean;

/**
 * Returns a test for unchanged schemas, because most of a large document stays the same between versions. With a
 * reference other than a pointer, no schema counts as unchanged.
 */
export function createUnchanged(old: Document, now: Document): IsUnchanged {
  const [before, after] = [referencesIn(old.root.value), referencesIn(now.root.value)];
  const isPlain = [...before, ...after].every((ref) => ref.startsWith('#/'));
  if (!isPlain) return () => false;
  const changed = changedTargets(old, now, after);
  return (from, to) => {
    if (from.node === undefined || to.node === undefined) return false;
    const { value } = from.node;
    return sameJson(value, to.node.value) && ![...referencesIn(value)].some((one) => changed.has(one));
  };
}

/** The references whose target changed, directly or indirectly. */
function changedTargets(old: Document, now: Document, references: ReadonlySet<string>): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  const open: string[] = [];
  for (const reference of references) {
    const [from, to] = [targetOf(old, reference), targetOf(now, reference)];
    if (from === undefined || !sameJson(from, to)) open.push(reference);
    for (const inner of referencesIn(to)) users.set(inner, [...(users.get(inner) ?? []), reference]);
  }
  const changed = new Set(open);
  for (let reference = open.pop(); reference !== undefined; reference = open.pop()) {
    for (const user of users.get(reference) ?? []) {
      if (changed.has(user)) continue;
      changed.add(user);
      open.push(user);
    }
  }
  return changed;
}

/** A reference inside an example may lead nowhere. */
function targetOf(document: Document, reference: string): Json | undefined {
  try {
    return document.follow(reference, '').value;
  } catch {
    return undefined;
  }
}
