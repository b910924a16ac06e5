import { sameJson, child } from '@web-data/openapi';
import { show } from '../show.ts';
import type { NodePair, Rule } from '../scope.ts';
import { compareContent } from './content.ts';
import { compareSetting, isSet, createRequiredRule, subject, text, valueRules } from './value-rules.ts';

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
  createRequiredRule('parameter-required'),
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
  ...valueRules(compareContent),
];

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
