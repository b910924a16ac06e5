import {
  asArray,
  asObject,
  asString,
  isObject,
  type Json,
  type JsonObject,
  valueAt,
} from '@web-data/openapi';

/** A step of a workflow, its references resolved. */
export interface Step {
  readonly id: string;
  readonly operationId: string | undefined;
  readonly parameters: readonly { in: string; name: string; value: Json }[];
  readonly payload: Json | undefined;
  readonly criteria: readonly JsonObject[];
  readonly onFailure: readonly JsonObject[];
  readonly onSuccess: readonly JsonObject[];
  readonly outputs: JsonObject;
}

/** A workflow of an Arazzo document. */
export interface Workflow {
  readonly id: string;
  readonly summary: string;
  /** Inputs without which it cannot run. */
  readonly required: readonly string[];
  readonly steps: readonly Step[];
}

/**
 * Reads the workflows of an Arazzo 1.0 document.
 * @throws when the value is not an Arazzo document.
 */
export function readWorkflows(json: Json, name: string): Workflow[] {
  const root = asObject(json);
  if (!asString(root['arazzo'])?.startsWith('1.'))
    throw new Error(`${name} is not an Arazzo 1 document: /arazzo is missing.`);
  return asArray(root['workflows']).map((value) => readWorkflow(root, asObject(value)));
}

function readWorkflow(root: JsonObject, value: JsonObject): Workflow {
  const inputs = asObject(resolved(root, value['inputs']));
  return {
    id: asString(value['workflowId']) ?? '',
    summary: asString(value['summary']) ?? '',
    required: asArray(inputs['required']).filter((name) => typeof name === 'string'),
    steps: asArray(value['steps']).map((step) => readStep(root, asObject(step))),
  };
}

function readStep(root: JsonObject, value: JsonObject): Step {
  const list = (name: string): JsonObject[] =>
    asArray(value[name]).map((entry) => asObject(resolved(root, entry)));
  return {
    id: asString(value['stepId']) ?? '',
    operationId: asString(value['operationId'])?.split('.').at(-1),
    parameters: list('parameters').map((one) => ({
      in: String(one['in']),
      name: String(one['name']),
      value: one['value'] ?? null,
    })),
    payload: asObject(value['requestBody'])['payload'],
    criteria: list('successCriteria'),
    onFailure: list('onFailure'),
    onSuccess: list('onSuccess'),
    outputs: asObject(value['outputs']),
  };
}

/** Follows `$ref` and Arazzo's `reference: $components.…`. */
function resolved(root: JsonObject, value: Json | undefined): Json | undefined {
  if (!isObject(value)) return value;
  const reference = asString(value['reference'])
    ?.replace(/^\$components\./u, '/components/')
    .replace(/^(\/components\/[^.]+)\./u, '$1/');
  const pointer = asString(value['$ref'])?.replace(/^#/u, '') ?? reference;
  if (pointer === undefined) return value;
  const target = valueAt(root, pointer);
  if (!isObject(target)) throw new Error(`the Arazzo document has nothing at ${pointer}`);
  // Members beside a reference override it: a reusable parameter may have a value of its own.
  const { reference: _, $ref: __, ...own } = value;
  return { ...target, ...own };
}
