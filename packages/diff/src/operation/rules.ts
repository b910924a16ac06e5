import type { Node } from '@web-data/openapi';
import type { Rule } from '../scope.ts';
import { deprecatedRule, extensionsRule, textRule } from '../text-rule.ts';
import { callbacks } from './callbacks.ts';
import { errorsOfOperation } from './errors.ts';
import { clientNames } from './names.ts';
import { parameters } from './parameters.ts';
import { requestBody } from './request-body.ts';
import { responses } from './responses.ts';
import { security } from './security.ts';
import { operationServers } from './servers.ts';

/** The methods a Path Item can hold, `query` being that of OpenAPI 3.2. */
export const METHODS = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
] as const;

/** An operation with the Path Item it belongs to. */
export interface Operation {
  /** For example `POST /map`. */
  readonly label: string;
  readonly method: string;
  /** The path as it is written; empty for a callback or webhook. */
  readonly path: string;
  readonly node: Node;
  readonly item: Node;
}

/** The same operation in both documents. */
export interface OperationPair {
  readonly old: Operation;
  readonly new: Operation;
}

const HANDLED = ['parameters', 'requestBody', 'responses', 'callbacks', 'security', 'servers', 'x-errors'];

/** Every way in which two forms of an operation are compared. */
export const OPERATION_RULES: readonly Rule<OperationPair>[] = [
  parameters,
  requestBody,
  responses,
  callbacks,
  security,
  operationServers,
  errorsOfOperation,
  ...clientNames,
  onNodes(deprecatedRule),
  onNodes(textRule([...HANDLED, 'operationId', 'x-sdk-method'])),
  onNodes(extensionsRule('responses')),
  textOfItem(),
];

function onNodes(rule: typeof deprecatedRule): Rule<OperationPair> {
  return {
    name: rule.name,
    check: ({ old, new: now }, scope) => rule.check({ old: old.node, new: now.node }, scope),
  };
}

/** `summary` and `description` of the Path Item. */
function textOfItem(): Rule<OperationPair> {
  const rule = textRule([...METHODS, 'parameters', 'servers']);
  return {
    name: 'text',
    check: ({ old, new: now }, scope) =>
      rule.check({ old: old.item, new: now.item }, scope.at({ operation: undefined })),
  };
}
