import { sameJson, child, type Node } from '@web-data/openapi';
import { show } from '../show.ts';
import type { NodePair, Rule } from '../scope.ts';
import { compareContent } from './content.ts';
import {
  compareSetting,
  createRequiredRule,
  isEncoded,
  isSet,
  subject,
  text,
  valueRules,
} from './value-rules.ts';

/** Locations whose parameters are written without their name. */
const UNNAMED: ReadonlySet<unknown> = new Set(['path', 'querystring']);

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
      const location = text(pair.new, 'in');
      if (!UNNAMED.has(location) || text(pair.old, 'in') !== location || before === after) return;
      const message = `The ${String(location)} parameter \`${String(before)}\` is now called \`${String(after)}\`; the name never travels.`;
      scope.report('text', message, { oldAt: pair.old.pointer, at: pair.new.pointer });
    },
  },
  createRequiredRule('parameter-required'),
  permissionRule('allowReserved', isEncoded),
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

/** @param counts whether the permission has an effect on a parameter; on all by default */
function permissionRule(name: string, counts: (node: Node) => boolean = () => true): Rule<NodePair> {
  return {
    name,
    check({ old, new: now }, scope) {
      const [was, is] = [isSet(old, name), isSet(now, name)];
      if (was === is) return;
      const message = `${name} of ${subject(now)} changed from ${was} to ${is}.`;
      const effect = !counts(now) ? 'text' : is ? 'widened' : 'narrowed';
      scope.report(effect, message, { oldAt: old.pointer, at: now.pointer });
    },
  };
}
