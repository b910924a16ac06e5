import { memberOf, asObject, sameJson, type Json, child, type Node } from '@web-data/openapi';
import { show } from '../show.ts';
import { anyView, viewAt } from '../schema/view.ts';
import type { NodePair, Rule, Scope } from '../scope.ts';
import { deprecatedRule, textRule } from '../text-rule.ts';
import { compareContent } from './content.ts';

const STYLES: Readonly<Record<string, string>> = {
  query: 'form',
  cookie: 'form',
  path: 'simple',
  header: 'simple',
};

const HANDLED = [
  'name',
  'in',
  'required',
  'style',
  'explode',
  'allowReserved',
  'allowEmptyValue',
  'schema',
  'content',
  'x-error',
];

/** How two values of a parameter or header can differ, whatever they are called. */
const VALUE_RULES: readonly Rule<NodePair>[] = [
  {
    name: 'style',
    check: ({ old, new: now }, scope) => compareWriting('style', styleOf, { old, new: now }, scope),
  },
  {
    name: 'explode',
    check({ old, new: now }, scope) {
      if (!isScalar(old) || !isScalar(now)) compareWriting('explode', explodeOf, { old, new: now }, scope);
    },
  },
  {
    name: 'parameter-schema',
    check({ old, new: now }, scope) {
      const [before, after] = [child(old, 'content'), child(now, 'content')];
      if (before.value !== undefined && after.value !== undefined)
        return compareContent(before, after, scope);
      if (before.value === undefined && after.value === undefined) {
        return scope.compareSchemas(schemaOf(old), schemaOf(now));
      }
      const message = `${subject(now)} is now described by ${after.value === undefined ? 'schema' : 'content'}, which writes it differently.`;
      return scope.report('changed', message, { oldAt: old.pointer, at: now.pointer });
    },
  },
  deprecatedRule,
  textRule(HANDLED),
];

/** Every way in which two forms of a parameter are compared. */
export const PARAMETER_RULES: readonly Rule<NodePair>[] = [
  {
    name: 'parameter-in',
    check: (pair, scope) => compareSetting('place', text(pair.old, 'in'), text(pair.new, 'in'), pair, scope),
  },
  {
    name: 'parameter-name',
    check(pair, scope) {
      const [before, after] = [text(pair.old, 'name'), text(pair.new, 'name')];
      if (text(pair.new, 'in') !== 'path' || text(pair.old, 'in') !== 'path' || before === after) return;
      const message = `The path parameter \`${String(before)}\` is now called \`${String(after)}\`; the name never travels.`;
      scope.report('text', message, { oldAt: pair.old.pointer, at: pair.new.pointer });
    },
  },
  requiredRule('parameter-required'),
  permissionRule('allowReserved'),
  permissionRule('allowEmptyValue'),
  {
    name: 'x-error',
    check(pair, scope) {
      const [before, after] = [child(pair.old, 'x-error'), child(pair.new, 'x-error')];
      if (sameJson(before.value, after.value)) return;
      const effect = before.value === undefined ? 'added' : 'changed';
      const message = `The error of a violation of ${subject(pair.new)} changed from ${show(before.value)} to ${show(after.value)}.`;
      const at = after.value === undefined ? { oldAt: before.pointer } : { at: after.pointer };
      scope.report(effect, message, at);
    },
  },
  ...VALUE_RULES,
];

/** Every way in which two forms of a response header are compared. */
export const HEADER_RULES: readonly Rule<NodePair>[] = [requiredRule('header-required'), ...VALUE_RULES];

function requiredRule(name: string): Rule<NodePair> {
  return {
    name,
    check({ old, new: now }, scope) {
      const [was, is] = [isSet(old, 'required'), isSet(now, 'required')];
      const at = { oldAt: old.pointer, at: now.pointer };
      if (is && !was) scope.report('narrowed', `${subject(now)} changed from optional to required.`, at);
      if (was && !is) scope.report('widened', `${subject(now)} changed from required to optional.`, at);
    },
  };
}

function permissionRule(name: string): Rule<NodePair> {
  return {
    name,
    check({ old, new: now }, scope) {
      const [was, is] = [isSet(old, name), isSet(now, name)];
      if (was === is) return;
      const message = `${name} of ${subject(now)} changed from ${was} to ${is}.`;
      scope.report(is ? 'widened' : 'narrowed', message, { oldAt: old.pointer, at: now.pointer });
    },
  };
}

function compareSetting(name: string, before: unknown, after: unknown, pair: NodePair, scope: Scope): void {
  if (before === after) return;
  const message = `The ${name} of ${subject(pair.new)} changed from ${String(before)} to ${String(after)}.`;
  scope.report('changed', message, { oldAt: pair.old.pointer, at: pair.new.pointer });
}

/** Style and explode have other defaults at another place, whose change is told anyway. */
function compareWriting(name: string, read: (node: Node) => unknown, pair: NodePair, scope: Scope): void {
  if (text(pair.old, 'in') === text(pair.new, 'in')) {
    compareSetting(name, read(pair.old), read(pair.new), pair, scope);
  }
}

function styleOf(node: Node): string {
  const { style, in: place } = asObject(node.value);
  return typeof style === 'string' ? style : (STYLES[String(place ?? 'header')] ?? 'form');
}

function explodeOf(node: Node): boolean {
  const { explode } = asObject(node.value);
  return typeof explode === 'boolean' ? explode : styleOf(node) === 'form';
}

/** For a value that is neither array nor object, `explode` says nothing. */
function isScalar(node: Node): boolean {
  const types = schemaOf(node).flat().types?.value;
  return types !== undefined && !types.has('array') && !types.has('object');
}

function schemaOf(node: Node) {
  return child(node, 'schema').value === undefined ? anyView(node.pointer) : viewAt(node, 'schema');
}

function isSet(node: Node, name: string): boolean {
  return memberOf(asObject(node.value), name) === true;
}

function text(node: Node, name: string): Json | undefined {
  return memberOf(asObject(node.value), name);
}

function subject(node: Node): string {
  const { in: place, name } = asObject(node.value);
  if (typeof name === 'string') return `The ${String(place)} parameter \`${name}\``;
  return `The header ${node.pointer.split('/').at(-1)}`;
}
