import {
  asArray,
  child,
  isMultiple,
  sameJson,
  timely,
  getJsonType,
  listAppliedSchemas,
  type Json,
  type Node,
} from '@web-data/openapi';

type Test = (value: Json, bound: Json) => boolean;

const number =
  (holds: (value: number, bound: number) => boolean): Test =>
  (value, bound) =>
    typeof value !== 'number' || holds(value, Number(bound));
const text =
  (holds: (length: number, bound: number) => boolean): Test =>
  (value, bound) =>
    typeof value !== 'string' || holds([...value].length, Number(bound));
const list =
  (holds: (length: number, bound: number) => boolean): Test =>
  (value, bound) =>
    !Array.isArray(value) || holds(value.length, Number(bound));

/** Whether a value meets a keyword (JSON Schema Validation, section 6) that depends on this value alone. */
const HOLDS: Record<string, Test> = {
  type: (value, bound) => {
    const own = getJsonType(value);
    const types = typeof bound === 'string' ? [bound] : asArray(bound);
    return types.includes(own) || (own === 'integer' && types.includes('number'));
  },
  enum: (value, bound) => asArray(bound).some((one) => sameJson(one, value)),
  const: (value, bound) => sameJson(value, bound),
  minimum: number((value, bound) => value >= bound),
  maximum: number((value, bound) => value <= bound),
  exclusiveMinimum: number((value, bound) => value > bound),
  exclusiveMaximum: number((value, bound) => value < bound),
  multipleOf: number((value, bound) => bound > 0 && isMultiple(value, bound)),
  minLength: text((length, bound) => length >= bound),
  maxLength: text((length, bound) => length <= bound),
  pattern: (value, bound) => typeof value !== 'string' || timely(String(bound)).test(value) !== false,
  minItems: list((length, bound) => length >= bound),
  maxItems: list((length, bound) => length <= bound),
};

/** Keywords that this module can check. */
export const TELLABLE: ReadonlySet<string> = new Set(Object.keys(HOLDS));

/** Returns the {@link TELLABLE} keywords of a schema that a value breaks. */
export function brokenKeywords(schema: Node, value: Json): string[] {
  return listAppliedSchemas(schema).flatMap((applied) =>
    Object.entries(HOLDS).flatMap(([name, holds]) => {
      const bound = child(applied, name).value;
      return bound === undefined || holds(value, bound) ? [] : [name];
    }),
  );
}
