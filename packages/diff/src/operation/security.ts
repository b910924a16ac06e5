import { asArray, isObject, pickStrings, child, readSecurityScheme, type Node } from '@web-data/openapi';
import type { Rule } from '../scope.ts';
import type { Operation, OperationPair } from './operation.ts';
import { getSchemes, sameScheme } from './schemes.ts';

/** `security`: alternatives (the items of the list), each a set of required schemes with their scopes. */
export const security: Rule<OperationPair> = {
  name: 'security',
  check({ old, new: now }, scope) {
    const renamed = renamedSchemes(old.node.document.root, now.node.document.root);
    const [oldNode, newNode] = [securityOf(old), securityOf(now)];
    const before = alternativesOf(oldNode).map((alternative) => rename(alternative, renamed));
    const after = alternativesOf(newNode);
    const at = { oldAt: existing(oldNode), at: existing(newNode) };
    for (const alternative of before) {
      if (after.some((other) => asksNoMore(other, alternative))) continue;
      scope.report(
        'narrowed',
        `Security changed: ${named(alternative)} no longer suffices, asked for is ${listed(after)}.`,
        at,
      );
    }
    for (const alternative of after) {
      if (before.some((other) => asksNoMore(other, alternative))) continue;
      scope.report(
        'widened',
        `Security changed: ${named(alternative)} now suffices, asked for was ${listed(before)}.`,
        at,
      );
    }
  },
};

type Alternative = ReadonlyMap<string, readonly string[]>;

/** Callbacks and webhooks are sent to another server, so the document's default requirements do not apply. */
function securityOf({ node, path }: Operation): Node {
  const own = child(node, 'security');
  const isSentByApi = path === '';
  return own.value === undefined && !isSentByApi ? child(node.document.root, 'security') : own;
}

/** An empty list means that no credential is required. */
function alternativesOf(node: Node): readonly Alternative[] {
  const alternatives = asArray(node.value).filter(isObject);
  if (alternatives.length === 0) return [new Map()];
  const nameOf = (key: string) => readSecurityScheme(key, node).name;
  return alternatives.map(
    (item) => new Map(Object.entries(item).map(([key, scopes]) => [nameOf(key), pickStrings(scopes)])),
  );
}

/** Whether credentials that satisfy the second alternative satisfy the first as well. */
function asksNoMore(first: Alternative, second: Alternative): boolean {
  return [...first].every(([scheme, scopes]) => {
    const granted = second.get(scheme);
    return granted !== undefined && scopes.every((scope) => granted.includes(scope));
  });
}

/** Schemes that only changed their name, from the old to the new one. */
function renamedSchemes(old: Node, now: Node): ReadonlyMap<string, string> {
  const [before, after] = [getSchemes(old), getSchemes(now)];
  const renamed = new Map<string, string>();
  for (const [name, scheme] of before) {
    if (after.has(name)) continue;
    const other = [...after].find(([candidate, node]) => !before.has(candidate) && sameScheme(scheme, node));
    if (other !== undefined) renamed.set(name, other[0]);
  }
  return renamed;
}

function rename(alternative: Alternative, names: ReadonlyMap<string, string>): Alternative {
  return new Map([...alternative].map(([name, scopes]) => [names.get(name) ?? name, scopes]));
}

function named(alternative: Alternative): string {
  if (alternative.size === 0) return 'no credential';
  return [...alternative]
    .map(([name, scopes]) => (scopes.length === 0 ? name : `${name} (${scopes.join(', ')})`))
    .join(' with ');
}

function listed(alternatives: readonly Alternative[]): string {
  return alternatives.map(named).join(' or ');
}

function existing({ value, pointer }: Node): string | undefined {
  return value === undefined ? undefined : pointer;
}
