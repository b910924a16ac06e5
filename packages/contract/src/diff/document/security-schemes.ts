import { objectOf, sameJson, show } from '../json.ts';
import type { NodePair, Rule, Scope } from '../scope.ts';
import { child, dereference, membersOf, type Node } from '../spec-document.ts';
import { sameScheme } from './same-scheme.ts';

/** `components/securitySchemes`: how a client proves who it is. Whether an operation asks for it is told there. */
export const securitySchemes: Rule<NodePair> = {
  name: 'security-scheme',
  check({ old, new: now }, scope) {
    const [before, after] = [schemesOf(old), schemesOf(now)];
    for (const [name, scheme] of before) {
      const other = after.get(name);
      if (other !== undefined) compareSchemes(name, scheme, other, scope);
      else if (![...after.values()].some((candidate) => sameScheme(scheme, candidate)))
        scope.report('removed', `The security scheme ${name} was removed.`, { oldAt: scheme.pointer });
    }
    for (const [name, scheme] of after) {
      if (before.has(name) || [...before.values()].some((candidate) => sameScheme(candidate, scheme)))
        continue;
      scope.report('added', `The security scheme ${name} was added.`, { at: scheme.pointer });
    }
  },
};

/** The security schemes of a document by name. */
export function schemesOf(root: Node): ReadonlyMap<string, Node> {
  const schemes = membersOf(child(child(root, 'components'), 'securitySchemes'));
  return new Map(schemes.map(([name, scheme]) => [name, dereference(scheme)] as const));
}

const BINDING = ['type', 'in', 'name', 'scheme', 'openIdConnectUrl', 'oauth2MetadataUrl'];
const FLOW_URLS = ['authorizationUrl', 'tokenUrl', 'refreshUrl', 'deviceAuthorizationUrl'];

function compareSchemes(name: string, old: Node, now: Node, scope: Scope): void {
  const [before, after] = [objectOf(old.value), objectOf(now.value)];
  for (const member of BINDING) {
    const [from, to] = [folded(member, before[member]), folded(member, after[member])];
    if (from === to) continue;
    const message = `The ${member} of the security scheme ${name} changed from ${show(from)} to ${show(to)}.`;
    scope.report('changed', message, { oldAt: old.pointer, at: now.pointer });
  }
  for (const member of ['description', 'bearerFormat']) {
    if (sameJson(before[member], after[member])) continue;
    const message = `The ${member} of the security scheme ${name} changed from ${show(before[member])} to ${show(after[member])}.`;
    scope.report('text', message, { oldAt: old.pointer, at: now.pointer });
  }
  compareFlows(name, child(old, 'flows'), child(now, 'flows'), scope);
}

/** Names of headers and of HTTP authentication schemes do not depend on case. */
function folded(member: string, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return member === 'scheme' || member === 'name' ? value.toLowerCase() : value;
}

function compareFlows(name: string, old: Node, now: Node, scope: Scope): void {
  for (const [kind, flow] of membersOf(old)) {
    const other = child(now, kind);
    if (other.value === undefined) {
      scope.report('removed', `The ${kind} flow of the security scheme ${name} was removed.`, {
        oldAt: flow.pointer,
      });
    } else compareFlow(`${kind} flow of the security scheme ${name}`, flow, other, scope);
  }
  for (const [kind, flow] of membersOf(now)) {
    if (child(old, kind).value === undefined)
      scope.report('added', `The ${kind} flow of the security scheme ${name} was added.`, {
        at: flow.pointer,
      });
  }
}

function compareFlow(noun: string, old: Node, now: Node, scope: Scope): void {
  for (const member of FLOW_URLS) {
    const [before, after] = [child(old, member), child(now, member)];
    if (sameJson(before.value, after.value)) continue;
    const message = `The ${member} of the ${noun} changed from ${show(before.value)} to ${show(after.value)}.`;
    const effect = before.value === undefined && member === 'refreshUrl' ? 'added' : 'changed';
    scope.report(effect, message, { oldAt: old.pointer, at: now.pointer });
  }
  const [before, after] = [child(old, 'scopes'), child(now, 'scopes')];
  for (const [name, { pointer, value }] of membersOf(before)) {
    const other = child(after, name);
    if (other.value === undefined)
      scope.report('removed', `The scope ${name} of the ${noun} was removed.`, { oldAt: pointer });
    else if (!sameJson(value, other.value))
      scope.report('text', `The description of the scope ${name} changed.`, {
        oldAt: pointer,
        at: other.pointer,
      });
  }
  for (const [name, { pointer }] of membersOf(after)) {
    if (child(before, name).value === undefined)
      scope.report('added', `The scope ${name} of the ${noun} was added.`, { at: pointer });
  }
}
