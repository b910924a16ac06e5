import { asObject, sameJson, child, listMembers, type Node } from '@web-data/openapi';
import { show } from '../show.ts';
import type { NodePair, Rule, Scope } from '../scope.ts';
import { deprecatedRule, restRules } from '../text-rule.ts';
import { foldScheme, getSchemes, listRequiredSchemes, sameScheme } from '../operation/schemes.ts';

/** `components/securitySchemes`: how a client authenticates. Changes of requirements are reported at the operations. */
export const securitySchemes: Rule<NodePair> = {
  name: 'security-scheme',
  check({ old, new: now }, scope) {
    const [before, after] = [getSchemes(old), getSchemes(now)];
    const used = usedSchemes(old);
    for (const [name, scheme] of before) {
      const other = after.get(name) ?? findRenamed(scheme, before, after);
      const inner = used.has(name) ? scope : scope.at({ where: 'component' });
      if (other !== undefined) compareSchemes(name, scheme, other, inner);
      else inner.report('removed', `The security scheme ${name} was removed.`, { oldAt: scheme.pointer });
    }
    for (const [name, scheme] of after) {
      if (before.has(name) || [...before.values()].some((candidate) => sameScheme(candidate, scheme)))
        continue;
      scope.report('added', `The security scheme ${name} was added.`, { at: scheme.pointer });
    }
  },
};

/** The scheme that requires the same under a new name. */
function findRenamed(
  scheme: Node,
  before: ReadonlyMap<string, Node>,
  after: ReadonlyMap<string, Node>,
): Node | undefined {
  const candidates = [...after].filter(([, candidate]) => sameScheme(scheme, candidate));
  return (candidates.find(([name]) => !before.has(name)) ?? candidates[0])?.[1];
}

/** The names of the schemes that the document or one of its operations requires. */
function usedSchemes(root: Node): ReadonlySet<string> {
  return new Set(listRequiredSchemes(root).map(({ name }) => name));
}

const BINDING = ['type', 'in', 'name', 'scheme', 'openIdConnectUrl', 'oauth2MetadataUrl'];
const TEXTS = ['description', 'bearerFormat'];
const FLOW_URLS = ['authorizationUrl', 'tokenUrl', 'refreshUrl', 'deviceAuthorizationUrl'];

function compareSchemes(name: string, old: Node, now: Node, scope: Scope): void {
  const isUnchanged = asObject(old.value)['in'] === asObject(now.value)['in'];
  const read = isUnchanged ? foldScheme : asObject;
  const [before, after] = [read(old.value), read(now.value)];
  for (const member of BINDING) {
    if (sameJson(before[member], after[member])) continue;
    const [from, to] = [show(before[member]), show(after[member])];
    const message = `The ${member} of the security scheme ${name} changed from ${from} to ${to}.`;
    const isAdded = before[member] === undefined && member === 'oauth2MetadataUrl';
    scope.report(isAdded ? 'added' : 'changed', message, { oldAt: old.pointer, at: now.pointer });
  }
  for (const member of TEXTS) {
    if (sameJson(before[member], after[member])) continue;
    const message = `The ${member} of the security scheme ${name} changed from ${show(before[member])} to ${show(after[member])}.`;
    scope.report('text', message, { oldAt: old.pointer, at: now.pointer });
  }
  scope.run([deprecatedRule, ...restRules([...BINDING, ...TEXTS, 'flows'])], { old, new: now });
  compareFlows(name, child(old, 'flows'), child(now, 'flows'), scope);
}

function compareFlows(name: string, old: Node, now: Node, scope: Scope): void {
  for (const [kind, flow] of listMembers(old)) {
    const other = child(now, kind);
    if (other.value === undefined) {
      scope.report('removed', `The ${kind} flow of the security scheme ${name} was removed.`, {
        oldAt: flow.pointer,
      });
    } else compareFlow(`${kind} flow of the security scheme ${name}`, flow, other, scope);
  }
  for (const [kind, flow] of listMembers(now)) {
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
  for (const [name, { pointer, value }] of listMembers(before)) {
    const other = child(after, name);
    if (other.value === undefined)
      scope.report('removed', `The scope ${name} of the ${noun} was removed.`, { oldAt: pointer });
    else if (!sameJson(value, other.value))
      scope.report('text', `The description of the scope ${name} changed.`, {
        oldAt: pointer,
        at: other.pointer,
      });
  }
  for (const [name, { pointer }] of listMembers(after)) {
    if (child(before, name).value === undefined)
      scope.report('added', `The scope ${name} of the ${noun} was added.`, { at: pointer });
  }
}
