import { asObject, child, listMembers, resolve, sameJson, splitPointer, type Node } from '@web-data/openapi';
import { markOfResponse } from './error-marks.ts';
import { getSite } from '../site.ts';
import { opposite } from '../effect.ts';
import { markIn, type NodePair, type Rule, type Scope } from '../scope.ts';
import { restRules } from '../text-rule.ts';
import { compareContent } from './content.ts';
import { compareHeaders } from './headers.ts';
import type { OperationPair } from './operation.ts';
import { show } from '../show.ts';

/** `responses` by status: an exact one, a range as `4XX`, or `default` for all others. */
export const responses: Rule<OperationPair> = {
  name: 'response',
  check({ old, new: now }, outer) {
    const scope = outer.at({ where: 'response', direction: opposite(outer.scope.direction) });
    const [before, after] = [responsesOf(old.node), responsesOf(now.node)];
    for (const [status, node] of before) {
      const other = after.get(status) ?? survivorOf(status, after);
      if (other !== undefined) compareResponses(node, other, scope);
      else reportLost(status, node, before, after, scope);
    }
    for (const [status, node] of after) if (!before.has(status)) reportGained(status, node, before, scope);
  },
};

/** A range or `default` may live on in the statuses that are now listed one by one. */
function reportLost(status: string, node: Node, before: Statuses, after: Statuses, scope: Scope): void {
  const parts = [...after.keys()].filter((other) => !before.has(other) && isWithin(other, status));
  const at = { oldAt: getSite(node), mark: markOfResponse(node) };
  if (parts.length === 0) return scope.report('removed', `The response ${status} was removed.`, at);
  return scope.report('narrowed', `The response ${status} was replaced by ${parts.join(', ')}.`, at);
}

function reportGained(status: string, node: Node, before: Statuses, scope: Scope): void {
  const source = coveringOf(status, before);
  if (source !== undefined) compareResponses(source, node, scope);
  const detail = source === undefined ? '' : `, which ${splitPointer(getSite(source)).at(-1)} covered before`;
  scope.report('added', `The response ${status} was added${detail}.`, { at: getSite(node) });
}

type Statuses = ReadonlyMap<string, Node>;

function responsesOf(operation: Node): Statuses {
  const entries = listMembers(child(operation, 'responses'));
  const statuses = entries.filter(([status]) => !status.startsWith('x-'));
  return new Map(statuses.map(([status, node]) => [status.toUpperCase(), resolve(node)] as const));
}

/** Programs take `default` for a failure: a success that only it covers is one no more. */
function survivorOf(status: string, after: Statuses): Node | undefined {
  return status.startsWith('2') ? after.get('2XX') : coveringOf(status, after);
}

function coveringOf(status: string, statuses: Statuses): Node | undefined {
  if (status === 'DEFAULT') return undefined;
  return statuses.get(`${status.charAt(0)}XX`) ?? statuses.get('DEFAULT');
}

function isWithin(status: string, outer: string): boolean {
  return outer === 'DEFAULT' || (/^\dXX$/.test(outer) && status.startsWith(outer.charAt(0)));
}

function compareResponses(old: Node, now: Node, scope: Scope): void {
  const pair = { old, new: now };
  const isDerived = markIn(old) === undefined && markOfResponse(old) !== undefined;
  const inner = isDerived ? scope.at({ oldMark: markOfResponse(old) }) : scope.enter(pair);
  inner.run(RESPONSE_RULES, pair);
}

/** Every way in which two forms of a response are compared. */
export const RESPONSE_RULES: readonly Rule<NodePair>[] = [
  {
    name: 'response-content',
    check: ({ old, new: now }, scope) => compareContent(child(old, 'content'), child(now, 'content'), scope),
  },
  {
    name: 'header',
    check: ({ old, new: now }, scope) =>
      compareHeaders(child(old, 'headers'), child(now, 'headers'), scope, compareContent),
  },
  {
    name: 'link',
    check: ({ old, new: now }, scope) => compareLinks(child(old, 'links'), child(now, 'links'), scope),
  },
  ...restRules(['content', 'headers', 'links']),
];

/** Compares the links of a response; any change except that of the description may break clients that follow them. */
function compareLinks(old: Node, now: Node, scope: Scope): void {
  const [before, after] = [linksOf(old), linksOf(now)];
  for (const [name, node] of before) {
    const other = after.get(name);
    if (other === undefined)
      scope.report('removed', `The link ${name} was removed.`, { oldAt: getSite(node) });
    else if (!sameJson(node.value, other.value)) reportChanged(name, node, other, scope);
  }
  for (const [name, node] of after) {
    if (!before.has(name)) scope.report('added', `The link ${name} was added.`, { at: getSite(node) });
  }
}

function reportChanged(name: string, old: Node, now: Node, scope: Scope): void {
  const { description: _, ...before } = asObject(old.value);
  const { description: __, ...after } = asObject(now.value);
  const effect = sameJson(before, after) ? 'text' : 'changed';
  const message = `The link ${name} changed from ${show(old.value)} to ${show(now.value)}.`;
  scope.report(effect, message, { oldAt: old.pointer, at: now.pointer });
}

function linksOf(links: Node): ReadonlyMap<string, Node> {
  return new Map(listMembers(links).map(([name, node]) => [name, resolve(node)] as const));
}
