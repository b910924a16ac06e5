/** Reports a violation at a JSON Pointer of the configuration. */
export type Report = (pointer: string, message: string) => void;

/** Checks the value of a member. */
export type Check = (value: unknown, pointer: string, report: Report) => void;

/** A value that passes a test. @param kind completes "must be", with an example */
function value(kind: string, isValid: (value: unknown) => boolean): Check {
  return (input, pointer, report) => {
    if (!isValid(input)) report(pointer, `must be ${kind}, not ${show(input)}.`);
  };
}

/** A text that is not empty. */
export function expectText(kind: string): Check {
  return value(kind, (input) => typeof input === 'string' && input.trim() !== '');
}

/** A text of a form. */
export function expectMatch(kind: string, pattern: RegExp): Check {
  return value(kind, (input) => typeof input === 'string' && pattern.test(input));
}

/** True or false. */
export const expectFlag: Check = value('true or false', (input) => typeof input === 'boolean');

/** One of several values. */
export function expectChoice(choices: readonly string[]): Check {
  return value(`one of ${choices.join(', ')}`, (input) => choices.includes(input as string));
}

/** A list whose items pass a check, each of them once. */
export function expectList(kind: string, check: Check): Check {
  return (input, pointer, report) => {
    if (!Array.isArray(input)) return report(pointer, `must be a list of ${kind}, not ${show(input)}.`);
    for (const [index, item] of input.entries()) {
      check(item, `${pointer}/${index}`, report);
      if (input.indexOf(item) < index) report(`${pointer}/${index}`, `${show(item)} is listed twice.`);
    }
  };
}

/** A check for text, another one for objects. */
export function expectTextOr(forText: Check, forObject: Check): Check {
  return (input, pointer, report) =>
    (typeof input === 'string' ? forText : forObject)(input, pointer, report);
}

/** Any object. */
export const expectObject: Check = value('a text or an object', isObject);

/** An object whose members pass a check, and their names another one. */
export function expectRecord(checkName: Check, check: Check): Check {
  return (input, pointer, report) => {
    if (!isObject(input)) return report(pointer, `must be an object, not ${show(input)}.`);
    for (const [name, member] of Object.entries(input)) {
      checkName(name, join(pointer, name), report);
      check(member, join(pointer, name), report);
    }
  };
}

/** An object with these members alone. */
export function expectMembers(
  members: Readonly<Record<string, Check>>,
  required: readonly string[] = [],
): Check {
  const names = Object.keys(members);
  return (input, pointer, report) => {
    if (!isObject(input))
      return report(pointer, `must be an object with ${names.join(', ')}, not ${show(input)}.`);
    for (const [name, member] of Object.entries(input)) {
      if (Object.hasOwn(members, name)) members[name]!(member, join(pointer, name), report);
      else report(join(pointer, name), `is not known. There are ${names.join(', ')}.`);
    }
    for (const name of required)
      if (!Object.hasOwn(input, name)) report(pointer, `needs the member ${name}.`);
  };
}

function join(pointer: string, name: string): string {
  return `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function isObject(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

/** A value as JSON, shortened. */
function show(input: unknown): string {
  const json = JSON.stringify(input) ?? String(input);
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}
