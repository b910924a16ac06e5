import { asObject, child, resolve } from '@web-data/openapi';
import { getSite } from '../site.ts';
import { markIn, type NodePair, type Rule } from '../scope.ts';
import { restRules } from '../text-rule.ts';
import { compareContent } from './content.ts';
import type { OperationPair } from './operation.ts';

/** `requestBody`: whether there is one, and its contents. */
export const requestBody: Rule<OperationPair> = {
  name: 'request-body',
  check({ old, new: now }, outer) {
    const scope = outer.at({ where: 'request' });
    const before = resolve(child(old.node, 'requestBody'));
    const after = resolve(child(now.node, 'requestBody'));
    if (before.value === undefined && after.value === undefined) return;
    if (after.value === undefined) {
      return scope.report('removed', 'The request body was removed.', {
        oldAt: getSite(before),
        mark: markIn(before),
      });
    }
    if (before.value === undefined) {
      const isRequired = asObject(after.value)['required'] === true;
      const message = `A request body was added, which is ${isRequired ? 'required' : 'optional'}.`;
      return scope.report(isRequired ? 'narrowed' : 'added', message, { at: getSite(after) });
    }
    const pair = { old: before, new: after };
    return scope.enter(pair).run(REQUEST_BODY_RULES, pair);
  },
};

/** Every way in which two forms of a request body are compared. */
export const REQUEST_BODY_RULES: readonly Rule<NodePair>[] = [
  {
    name: 'request-body-required',
    check({ old, new: now }, scope) {
      const [was, is] = [asObject(old.value)['required'] === true, asObject(now.value)['required'] === true];
      const at = { oldAt: old.pointer, at: now.pointer };
      if (is && !was) scope.report('narrowed', 'The request body changed from optional to required.', at);
      if (was && !is) scope.report('widened', 'The request body changed from required to optional.', at);
    },
  },
  {
    name: 'request-content',
    check: ({ old, new: now }, scope) => compareContent(child(old, 'content'), child(now, 'content'), scope),
  },
  ...restRules(['content', 'required']),
];
