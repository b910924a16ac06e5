import { getMember, asObject, type Json, child, splitPointer, type Node } from '@web-data/openapi';
import { anyView } from '../schema/view.ts';
import { viewAt } from '../schema/view-of.ts';
import type { NodePair, Rule, Scope } from '../scope.ts';
import { deprecatedRule, restRules } from '../text-rule.ts';
import { compareWritten, NUMBERS, type WrittenValue } from './written-value.ts';

const STYLES: Readonly<Record<string, string>> = {
  query: 'form',
  cookie: 'form',
  path: 'simple',
  header: 'simple',
};

/** Styles that write the name before each value of an exploded list, which is how they write one by default. */
const NAMED: ReadonlySet<string> = new Set(['form', 'cookie']);

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

/**
 * Compares two `content` maps. Passed as a parameter, because content may be a form whose parts have headers, which
 * have content in turn.
 */
export type CompareContent = (old: Node, now: Node, scope: Scope) => void;

/** The rules for comparing two values of a parameter or header, whatever their names. */
export function valueRules(compareContent: CompareContent): readonly Rule<NodePair>[] {
  return [
    {
      name: 'style',
      check({ old, new: now }, scope) {
        if (!isSameCookie(old, now)) compareWriting('style', styleOf, { old, new: now }, scope);
      },
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
          return compareWritten(writtenValue(old, now), schemaOf(old), schemaOf(now), scope);
        }
        const message = `${subject(now)} is now described by ${after.value === undefined ? 'schema' : 'content'}, which writes it differently.`;
        return scope.report('changed', message, { oldAt: old.pointer, at: now.pointer });
      },
    },
    deprecatedRule,
    ...restRules(HANDLED),
  ];
}

/** Reports whether a value became required or optional. */
export function createRequiredRule(name: string): Rule<NodePair> {
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

/** Reports a setting with a changed value. */
export function compareSetting(
  name: string,
  before: unknown,
  after: unknown,
  pair: NodePair,
  scope: Scope,
): void {
  if (before === after) return;
  const message = `The ${name} of ${subject(pair.new)} changed from ${String(before)} to ${String(after)}.`;
  scope.report('changed', message, { oldAt: pair.old.pointer, at: pair.new.pointer });
}

/** `style` and `explode` have other defaults in another location; the move is reported separately. */
function compareWriting(name: string, read: (node: Node) => unknown, pair: NodePair, scope: Scope): void {
  if (text(pair.old, 'in') === text(pair.new, 'in')) {
    compareSetting(name, read(pair.old), read(pair.new), pair, scope);
  }
}

function styleOf(node: Node): string {
  const { style, in: scope } = asObject(node.value);
  return typeof style === 'string' ? style : (STYLES[String(scope ?? 'header')] ?? 'form');
}

function explodeOf(node: Node): boolean {
  const { explode } = asObject(node.value);
  return typeof explode === 'boolean' ? explode : NAMED.has(styleOf(node));
}

/** Whether a value is percent-encoded where it is written: `allowReserved` has no effect on any other. */
export function isEncoded(node: Node): boolean {
  return text(node, 'in') !== 'header' && styleOf(node) !== 'cookie';
}

/** The styles of a cookie differ in what they encode, and numbers have nothing to encode. */
function isSameCookie(...pair: readonly Node[]): boolean {
  return pair.every((node) => text(node, 'in') === 'cookie' && NAMED.has(styleOf(node)) && isNumeric(node));
}

function isNumeric(node: Node): boolean {
  const types = schemaOf(node).flat().types?.value;
  return types !== undefined && [...types].every((type) => NUMBERS.has(type));
}

function writtenValue(old: Node, now: Node): WrittenValue {
  const isExploded = NAMED.has(styleOf(now)) && explodeOf(now);
  return { subject: lowerFirst(subject(now)), at: { oldAt: old.pointer, at: now.pointer }, isExploded };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** For a value that is neither array nor object, `explode` has no effect. */
function isScalar(node: Node): boolean {
  const types = schemaOf(node).flat().types?.value;
  return types !== undefined && !types.has('array') && !types.has('object');
}

function schemaOf(node: Node) {
  return child(node, 'schema').value === undefined ? anyView(node.pointer) : viewAt(node, 'schema');
}

/** Whether a member is true. */
export function isSet(node: Node, name: string): boolean {
  return getMember(asObject(node.value), name) === true;
}

/** The value of a member. */
export function text(node: Node, name: string): Json | undefined {
  return getMember(asObject(node.value), name);
}

/** The name of a parameter or header in messages. */
export function subject(node: Node): string {
  const { in: scope, name } = asObject(node.value);
  if (typeof name === 'string') return `The ${String(scope)} parameter \`${name}\``;
  return `The header ${splitPointer(node.pointer).at(-1)}`;
}
