import { getHolding } from '../../grammar/objects.ts';
import { isObject, type Json, type JsonObject } from '../../json/json.ts';
import { joinPointer } from '../../json/pointer.ts';

/** A malformed part, and its location. */
interface Violation {
  readonly pointer: string;
  readonly text: string;
}

/**
 * Finds a malformed part of Swagger 2.0 that states who may send which request; the conversion to OpenAPI 3.1 would
 * silently drop it.
 */
export function findSwaggerViolation(document: JsonObject): Violation | undefined {
  const { paths } = document;
  if (paths !== undefined && !isObject(paths)) return wrong('/paths', 'an object');
  return findMediaViolation(document, '') ?? first(paths ?? {}, '/paths', findItemViolation);
}

function findItemViolation(item: Json, pointer: string): Violation | undefined {
  if (!isObject(item)) return undefined;
  const operations = Object.fromEntries(
    Object.entries(item).filter(([member]) => getHolding('PathItem', member)?.kind === 'Operation'),
  );
  return findParametersViolation(item, pointer) ?? first(operations, pointer, findOperationViolation);
}

function findOperationViolation(operation: Json, pointer: string): Violation | undefined {
  if (!isObject(operation)) return operation === null ? undefined : wrong(pointer, 'an object');
  return findMediaViolation(operation, pointer) ?? findParametersViolation(operation, pointer);
}

function findMediaViolation(holder: JsonObject, pointer: string): Violation | undefined {
  const member = ['consumes', 'produces', 'schemes'].find((name) => !isStringArray(holder[name] ?? []));
  return member === undefined ? undefined : wrong(joinPointer(pointer, member), 'a list of strings');
}

function findParametersViolation({ parameters }: JsonObject, pointer: string): Violation | undefined {
  const location = joinPointer(pointer, 'parameters');
  if ((parameters ?? undefined) === undefined) return undefined;
  if (!Array.isArray(parameters)) return wrong(location, 'a list');
  return first(Object.fromEntries(parameters.entries()), location, findParameterViolation);
}

function findParameterViolation(parameter: Json, pointer: string): Violation | undefined {
  if (!isObject(parameter)) return wrong(pointer, 'an object');
  const isFine = ['boolean', 'undefined'].includes(typeof (parameter['required'] ?? undefined));
  return isFine ? undefined : wrong(joinPointer(pointer, 'required'), 'true or false');
}

function first(
  members: JsonObject,
  pointer: string,
  findViolation: (value: Json, pointer: string) => Violation | undefined,
): Violation | undefined {
  for (const [name, value] of Object.entries(members)) {
    const violation = findViolation(value!, joinPointer(pointer, name));
    if (violation !== undefined) return violation;
  }
  return undefined;
}

function isStringArray(value: Json): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function wrong(pointer: string, belongs: string): Violation {
  return { pointer, text: `${belongs} belongs here; correct it.` };
}
