import { asObject, sameJson, child, type Node } from '@web-data/openapi';
import { show } from './show.ts';
import type { NodePair, Rule } from './scope.ts';

/** Everything of an object that no other rule looks at: descriptions, examples, extensions nobody knows. */
export function textRule(handled: readonly string[]): Rule<NodePair> {
  const known = new Set([...handled, '$ref', 'x-definition', 'deprecated']);
  return {
    name: 'text',
    check({ old, new: now }, scope) {
      const names = new Set([...Object.keys(asObject(old.value)), ...Object.keys(asObject(now.value))]);
      for (const name of names) {
        const [before, after] = [child(old, name), child(now, name)];
        if (known.has(name) || sameJson(before.value, after.value)) continue;
        const message = `The ${name} of ${now.pointer || 'the document'} changed from ${show(before.value)} to ${show(after.value)}.`;
        scope.report('text', message, { oldAt: existing(before), at: existing(after) });
      }
    },
  };
}

/** The extensions of a map whose other members are no keywords, such as `paths`. */
export function extensionsRule(...path: readonly string[]): Rule<NodePair> {
  const rule = textRule([]);
  const extensionsAt = (node: Node) => onlyExtensions(child(node, ...path));
  return {
    name: rule.name,
    check: ({ old, new: now }, scope) =>
      rule.check({ old: extensionsAt(old), new: extensionsAt(now) }, scope),
  };
}

function onlyExtensions(node: Node): Node {
  const extensions = Object.entries(asObject(node.value)).filter(([name]) => name.startsWith('x-'));
  return { ...node, value: Object.fromEntries(extensions) };
}

/** `deprecated` on an operation, a parameter or a header. */
export const deprecatedRule: Rule<NodePair> = {
  name: 'deprecated',
  check({ old, new: now }, scope) {
    const [was, is] = [
      asObject(old.value)['deprecated'] === true,
      asObject(now.value)['deprecated'] === true,
    ];
    const at = { oldAt: old.pointer, at: now.pointer };
    if (is && !was) scope.report('added', `${now.pointer} was marked deprecated.`, at);
    if (was && !is) scope.report('text', `${now.pointer} is no longer deprecated.`, at);
  },
};

function existing({ value, pointer }: Node): string | undefined {
  return value === undefined ? undefined : pointer;
}
