import { METHODS } from '@web-data/openapi';
import type { Rule } from '../scope.ts';
import { deprecatedRule, extensionsRules, restRules } from '../text-rule.ts';
import { callbacksRule } from './callbacks.ts';
import { errorsOfOperation } from './errors.ts';
import { clientNames } from './names.ts';
import type { OperationPair } from './operation.ts';
import { parameters } from './parameters.ts';
import { requestBody } from './request-body.ts';
import { responses } from './responses.ts';
import { security } from './security.ts';
import { operationServers } from './servers.ts';

const HANDLED = ['parameters', 'requestBody', 'responses', 'callbacks', 'security', 'servers', 'x-errors'];

/** Every way in which two forms of an operation are compared. */
export const OPERATION_RULES: readonly Rule<OperationPair>[] = [
  parameters,
  requestBody,
  responses,
  callbacksRule(() => OPERATION_RULES),
  security,
  operationServers,
  errorsOfOperation,
  ...clientNames,
  onNodes(deprecatedRule),
  ...restRules([...HANDLED, 'operationId', 'x-sdk-method']).map(onNodes),
  ...extensionsRules('responses').map(onNodes),
  ...restOfItem(),
];

function onNodes(rule: typeof deprecatedRule): Rule<OperationPair> {
  return {
    name: rule.name,
    check: ({ old, new: now }, scope) => rule.check({ old: old.node, new: now.node }, scope),
  };
}

/** `summary`, `description` and extensions of the Path Item. */
function restOfItem(): readonly Rule<OperationPair>[] {
  return restRules([...METHODS, 'additionalOperations', 'parameters', 'servers']).map(({ name, check }) => ({
    name,
    check: ({ old, new: now }, scope) =>
      check({ old: old.item, new: now.item }, scope.at({ operation: undefined })),
  }));
}
