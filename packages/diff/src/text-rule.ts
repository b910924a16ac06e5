import { asObject, sameJson, child, type Node } from '@web-data/openapi';
import { compareExtension } from './extensions.ts';
import { getStrength } from './marks.ts';
import { show } from './show.ts';
import type { NodePair, Rule } from './scope.ts';

/**
 * Rules for all members of an object that no other rule handles: declared extensions, and purely informative members.
 */
export function restRules(handled: readonly string[]): readonly Rule<NodePair>[] {
  const known = new Set([...handled, '$ref', 'x-definition', 'deprecated']);
  return [extensionRule(known), textRule(known)];
}

/** Extensions that `x-extensions` defines. */
function extensionRule(known: ReadonlySet<string>): Rule<NodePair> {
  return {
    name: 'extension',
    check({ old, new: now }, scope) {
      const { oldMark, newMark } = scope.scope;
      // A weaker mark of the object is reported once, by the rule on marks.
      const marks = getStrength(newMark) < getStrength(oldMark) ? {} : scope.scope;
      for (const [name, meaning] of scope.extensions) {
        if (known.has(name)) continue;
        const pair = [child(old, name), child(now, name)] as const;
        for (const { effect, message, ...at } of compareExtension(name, ...pair, meaning, marks))
          scope.report(effect, message, at);
      }
    },
  };
}

/** Descriptions, examples, unknown extensions. */
function textRule(known: ReadonlySet<string>): Rule<NodePair> {
  return {
    name: 'text',
    check({ old, new: now }, scope) {
      const names = new Set([...Object.keys(asObject(old.value)), ...Object.keys(asObject(now.value))]);
      for (const name of names) {
        const [before, after] = [child(old, name), child(now, name)];
        if (known.has(name) || scope.extensions.has(name) || sameJson(before.value, after.value)) continue;
        const message = `The ${name} of ${now.pointer || 'the document'} changed from ${show(before.value)} to ${show(after.value)}.`;
        scope.report('text', message, { oldAt: existing(before), at: existing(after) });
      }
    },
  };
}

/** The extensions of a map whose other members are names, such as `paths`. */
export function extensionsRules(...path: readonly string[]): readonly Rule<NodePair>[] {
  const extensionsAt = (node: Node) => onlyExtensions(child(node, ...path));
  return restRules([]).map(({ name, check }) => ({
    name,
    check: ({ old, new: now }, scope) => check({ old: extensionsAt(old), new: extensionsAt(now) }, scope),
  }));
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
