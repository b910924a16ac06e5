import { joinPointer } from '@web-data/openapi';
import { identifier, memberAccess } from '../../source.ts';

/** Names the function that returns whether a value matches a schema. */
export function toCheckName(at: readonly string[]): string {
  return identifier('is', ...at);
}

/** The error when two schemas would have functions of the same name. */
export function duplicateNameError(name: string): Error {
  return new Error(`Two schemas would share the function ${name}. Rename one of them.`);
}

/** Names the function that lists the violations of a value. */
export function toListName(definition: string): string {
  return identifier('list', definition);
}

/** The export of a check of an operation; `$` stands before one that begins as the functions of the modules do. */
export function checkName(id: string, part: string): string {
  const name = identifier(id, part);
  return /^(?:is|list|fill|known|find|headers)_/.test(name) ? `$${name}` : name;
}

/** The definition that a reference names. */
export function getDefinitionName(reference: string): string {
  return decodeURIComponent(reference.slice('#/$defs/'.length));
}

/** `data.name`, or `data["a name"]`. */
export function member(data: string, name: string): string {
  return data + memberAccess(name);
}

/** Whether an object has a member; for inherited names only an own member counts. */
export function has(data: string, name: string): string {
  return inherited.has(name)
    ? `Object.hasOwn(${data}, ${JSON.stringify(name)})`
    : `${member(data, name)} !== undefined`;
}

export function lacks(data: string, name: string): string {
  return inherited.has(name)
    ? `!Object.hasOwn(${data}, ${JSON.stringify(name)})`
    : `${member(data, name)} === undefined`;
}

const inherited = new Set(Object.getOwnPropertyNames(Object.prototype));

/** The expression of a JSON Pointer extended by one token. */
export function below(path: string, token: string): string {
  const text = joinPointer('', token);
  // A pointer that ends with a string literal is extended inside it.
  return path.endsWith('"')
    ? `${path.slice(0, -1)}${JSON.stringify(text).slice(1)}`
    : `${path} + ${JSON.stringify(text)}`;
}

/** The opposite of a test. */
export function not(test: string): string {
  if (/^[\w.$]+ === (?:[\w.$]+|"(?:[^"\\]|\\.)*")$/.test(test) || /^typeof [\w.$]+ === "\w+"$/.test(test)) {
    return test.replace(' === ', ' !== ');
  }
  return /^[\w.$]+\([\w.$]*\)$/.test(test) ? `!${test}` : `!(${test})`;
}

/** Whether a variable may have a name: not a reserved word, and not in use around it. */
export function isFree(name: string): boolean {
  return /^[a-z][A-Za-z0-9]*$/.test(name) && !usedNames.test(name) && !names.has(name);
}

const usedNames = /^(?:(?:pattern|source|values?|is|list|known|find|format)\d*|data|path|violations)$/;

const names = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof undefined var void while with yield ' +
    'addViolation checkOnce canonical collect equal fillWhileValid finallyDo forget isMultiple isObject isUnique lengthOf pointerTo set'
  ).split(' '),
);
