/** Reports a violation at a JSON Pointer of the configuration. */
export type Report = (pointer: string, message: string) => void;

/** Checks the value of a member. */
export type Check = (value: unknown, pointer: string, report: Report) => void;

/** A value that passes a test. @param kind completes "must be", with an example */
function value(kind: string, isValid: (value: unknown) => boolean): Check {
  return (given, pointer, report) => {
    if (!isValid(given)) report(pointer, `must be ${kind}, not ${show(given)}.`);
  };
}

/** A text that is not empty. */
export function text(kind: string): Check {
  return value(kind, (given) => typeof given === 'string' && given.trim() !== '');
}

/** A text of a form. */
export function matching(kind: string, pattern: RegExp): Check {
  return value(kind, (given) => typeof given === 'string' && pattern.test(given));
}

/** True or false. */
export const flag: Check = value('true or false', (given) => typeof given === 'boolean');

/** One of some texts. */
export function oneOf(texts: readonly string[]): Check {
  return value(`one of ${texts.join(', ')}`, (given) => texts.includes(given as string));
}

/** A list whose items pass a check, each of them once. */
export function listOf(kind: string, check: Check): Check {
  return (given, pointer, report) => {
    if (!Array.isArray(given)) return report(pointer, `must be a list of ${kind}, not ${show(given)}.`);
    for (const [index, item] of given.entries()) {
      check(item, `${pointer}/${index}`, report);
      if (given.indexOf(item) < index) report(`${pointer}/${index}`, `${show(item)} is listed twice.`);
    }
  };
}

/** A check for texts, another one for objects. */
export function textOr(forText: Check, forObject: Check): Check {
  return (given, pointer, report) =>
    (typeof given === 'string' ? forText : forObject)(given, pointer, report);
}

/** Any object. */
export const object: Check = value('a text or an object', isObject);

/** An object whose members, of any name, pass a check. */
export function recordOf(check: Check): Check {
  return (given, pointer, report) => {
    if (!isObject(given)) return report(pointer, `must be an object, not ${show(given)}.`);
    for (const [name, member] of Object.entries(given)) check(member, join(pointer, name), report);
  };
}

/** An object with these members alone. */
export function objectOf(members: Readonly<Record<string, Check>>, required: readonly string[] = []): Check {
  const names = Object.keys(members);
  return (given, pointer, report) => {
    if (!isObject(given))
      return report(pointer, `must be an object with ${names.join(', ')}, not ${show(given)}.`);
    for (const [name, member] of Object.entries(given)) {
      if (Object.hasOwn(members, name)) members[name]!(member, join(pointer, name), report);
      else report(join(pointer, name), `is not known. There are ${names.join(', ')}.`);
    }
    for (const name of required)
      if (!Object.hasOwn(given, name)) report(pointer, `needs the member ${name}.`);
  };
}

function join(pointer: string, name: string): string {
  return `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function isObject(given: unknown): given is Record<string, unknown> {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

/** A value as JSON, shortened. */
function show(given: unknown): string {
  const json = JSON.stringify(given) ?? String(given);
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}
