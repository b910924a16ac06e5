import { holdingOf } from '../../grammar/objects.ts';
import { isObject, type Json, type JsonObject } from '../../json/json.ts';
import { joinPointer } from '../../json/pointer.ts';

/** What is malformed, and where. */
interface Fault {
  readonly pointer: string;
  readonly text: string;
}

/** What of a description in Swagger 2.0 says who may send what and is no such thing: as OpenAPI 3.1 it would be gone. */
export function swaggerFault(document: JsonObject): Fault | undefined {
  const { paths } = document;
  if (paths !== undefined && !isObject(paths)) return wrong('/paths', 'an object');
  return mediaFault(document, '') ?? first(paths ?? {}, '/paths', itemFault);
}

function itemFault(item: Json, pointer: string): Fault | undefined {
  if (!isObject(item)) return undefined;
  const operations = Object.fromEntries(
    Object.entries(item).filter(([member]) => holdingOf('PathItem', member)?.kind === 'Operation'),
  );
  return parametersFault(item, pointer) ?? first(operations, pointer, operationFault);
}

function operationFault(operation: Json, pointer: string): Fault | undefined {
  if (!isObject(operation)) return operation === null ? undefined : wrong(pointer, 'an object');
  return mediaFault(operation, pointer) ?? parametersFault(operation, pointer);
}

function mediaFault(holder: JsonObject, pointer: string): Fault | undefined {
  const member = ['consumes', 'produces', 'schemes'].find((name) => !isWords(holder[name] ?? []));
  return member === undefined ? undefined : wrong(joinPointer(pointer, member), 'a list of strings');
}

function parametersFault({ parameters }: JsonObject, pointer: string): Fault | undefined {
  const place = joinPointer(pointer, 'parameters');
  if ((parameters ?? undefined) === undefined) return undefined;
  if (!Array.isArray(parameters)) return wrong(place, 'a list');
  return first(Object.fromEntries(parameters.entries()), place, parameterFault);
}

function parameterFault(parameter: Json, pointer: string): Fault | undefined {
  if (!isObject(parameter)) return wrong(pointer, 'an object');
  const isFine = ['boolean', 'undefined'].includes(typeof (parameter['required'] ?? undefined));
  return isFine ? undefined : wrong(joinPointer(pointer, 'required'), 'true or false');
}

function first(
  members: JsonObject,
  pointer: string,
  faultOf: (value: Json, pointer: string) => Fault | undefined,
): Fault | undefined {
  for (const [name, value] of Object.entries(members)) {
    const fault = faultOf(value!, joinPointer(pointer, name));
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function isWords(value: Json): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function wrong(pointer: string, belongs: string): Fault {
  return { pointer, text: `${belongs} belongs here; correct it.` };
}
