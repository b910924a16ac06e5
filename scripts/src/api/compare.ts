export interface TypeChange {
  /** `breaking`: code that compiled may no longer compile. */
  level: 'breaking' | 'additive';
  /** Name of the declaration. */
  name: string;
  message: string;
}

/** Compares two reports of an entry point, declaration by declaration. */
export function compareReports(before: string, after: string): TypeChange[] {
  const old = declarations(before);
  const now = declarations(after);
  const removed = [...old.keys()].filter((name) => !now.has(name));
  const added = [...now.keys()].filter((name) => !old.has(name));
  const changed = [...old.keys()].filter((name) => now.has(name) && now.get(name) !== old.get(name));
  return [
    ...removed.map((name) => breaking(name, 'is gone')),
    ...changed.map((name) =>
      onlyGrew(old.get(name)!, now.get(name)!)
        ? additive(name, 'has new optional members')
        : breaking(name, 'changed'),
    ),
    ...added.map((name) => additive(name, 'is new')),
    ...strangers(before, after),
  ];
}

/** Types of other people by the name that a report gives them: one that comes from elsewhere now is another type. */
function strangers(before: string, after: string): TypeChange[] {
  const now = imports(after);
  return [...imports(before)].flatMap(([name, { what, from }]) => {
    const other = now.get(name);
    const isSame =
      !other || (other.what === what && other.from === from) || (isOurs(from) && isOurs(other.from));
    return isSame ? [] : [breaking(name, `is ${other.what} of ${other.from}, no longer ${what} of ${from}`)];
  });
}

function imports(report: string): Map<string, { what: string; from: string }> {
  const lines = report.matchAll(/^import (?:type )?\{? ?([^}\n]*?) ?\}? from '([^']+)';$/gm);
  return new Map(
    [...lines].map(([, names, from]) => {
      const [what, name = what] = names!.split(' as ');
      return [name!, { what: what!, from: from! }];
    }),
  );
}

/** A type that moves within the line stays the type it was; the report of its own package judges it. */
function isOurs(module: string): boolean {
  return module.startsWith('@web-data/');
}

/** Declarations by name; blocks are separated by an empty line, their comments are left out. */
function declarations(report: string): Map<string, string> {
  const blocks = report.split('\n\n').map((block) => block.replaceAll(/^\s*\/\/.*\n?/gm, '').trim());
  const found = new Map<string, string>();
  for (const block of blocks.filter((own) => !own.startsWith('import '))) {
    const name = nameOf(block);
    // The overloads of a function are blocks of the same name.
    if (name !== undefined) found.set(name, [found.get(name), block].filter(Boolean).join('\n'));
  }
  return found;
}

/** The name that a block declares; what is exported from elsewhere goes by its own line. */
function nameOf(block: string): string | undefined {
  if (/^export (?:type )?[{*]/.test(block)) return block.replace(/;$/, '');
  const declared = /\b(?:class|interface|type|function|const|enum|namespace|let|var)\s+(?<name>[\w$]+)/.exec(
    block,
  );
  return declared?.groups?.['name'];
}

/** Whether every line stands as before and the new ones are optional members, members of a class or overloads. */
function onlyGrew(before: string, after: string): boolean {
  const old = before.split('\n');
  const now = after.split('\n');
  const isClass = /\bclass\b/.test(old[0] ?? '');
  let at = 0;
  for (const line of now) {
    if (line === old[at]) at++;
    else if (/^export (?:declare )?function /.test(line)) continue;
    else if (isClass && isConstructor(line) && !old.some(isConstructor)) return false;
    else if (!/^\s+(?:readonly )?[\w$"']+\?:/.test(line) && !(isClass && !line.includes('abstract')))
      return false;
  }
  return at === old.length;
}

/** A class that had none was made without arguments. */
function isConstructor(line: string): boolean {
  return /^\s+(?:private |protected )?constructor\(/.test(line);
}

function breaking(name: string, what: string): TypeChange {
  return { level: 'breaking', name, message: `${name} ${what}.` };
}

function additive(name: string, what: string): TypeChange {
  return { level: 'additive', name, message: `${name} ${what}.` };
}
