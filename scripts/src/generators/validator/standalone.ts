/*
 * What Ajv writes as standalone code, made into modules that carry only what a server needs. Each rewriting knows the
 * exact text that Ajv 8.20 writes, and what is left over that should not be there is an error, never a wrong check.
 */

/** The form that says yes or no and stops at the first fault: no error objects, no paths. */
export function toVerdicts(code: string): string {
  const text = closed(code)
    .replaceAll(/^validate\d+\.errors = (?:vErrors|null|\[\{[\s\S]*?\}\]);\n/gm, '')
    .replaceAll(
      /^const (err\d+) = \{[\s\S]*?\};\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\n/gm,
      '',
    )
    .replaceAll(/^vErrors = vErrors === null \? .*;\nerrors = vErrors\.length;$/gm, 'errors++;')
    .replaceAll(reset, '')
    .replaceAll('let vErrors = null;\n', '')
    .replaceAll(signature, '$1(data){')
    .replaceAll(call, '')
    .replaceAll(callInPlace, '');
  const leftover = /(?<![\w.$])(?:vErrors|instancePath|parentData|rootData)\b|\bvalidate\d+\.errors\b/;
  return without(
    text
      .split(/^(?=function validate\d+\()/m)
      .map(straighten)
      .join(''),
    leftover,
  );
}

/**
 * Takes the counting of faults out of a function that leaves at the first. One with branches, where a fault need not
 * decide, stays as it is.
 */
function straighten(code: string): string {
  if (/(?<![\w.$])errors = _errs\d/.test(code)) return code;
  const text = code
    .replaceAll(/^(if\(!\((?:wrapper\d+\.)?validate\d*\(.*\)\)\{\n)errors\+\+;$/gm, '$1return false;')
    .replaceAll('let errors = 0;\n', '')
    .replaceAll(/^const _errs\d+ = errors;\n/gm, '')
    .replaceAll(/^var valid\d+ = (?:_errs\d+ === errors|true);\n/gm, '')
    .replaceAll(/^if\((?:errors === (?:0|_errs\d+)|_errs\d+ === errors|valid\d+)\)\{$/gm, '{')
    .replaceAll(/^if\(!valid\d+\)\{\nbreak;\n\}\n/gm, '')
    .replaceAll(/^else \{\n\}\n/gm, '')
    .replaceAll('return errors === 0;', 'return true;');
  return /(?<![\w.$"])(?:errors|_errs\d+|valid\d+)\b/.test(text) ? code : text;
}

/**
 * The form that collects the faults, in each list and map at most as many as a response lists. All functions of a check
 * put them into one list: what Ajv does, a list a function that are joined, is most of the cost of an invalid value.
 */
export function toFaults(code: string, { bounded }: { bounded: boolean }): string {
  const text = closed(code)
    .replaceAll(push, 'vErrors.push($2);\nerrors++;\n')
    .replaceAll(signature, '$1(data, instancePath="", vErrors=[]){')
    .replaceAll('let vErrors = null;\nlet errors = 0;\n', 'let errors = vErrors.length;\n')
    .replaceAll(joinOrElse, '$1;\nif(vErrors.length > errors){\nerrors = vErrors.length;\n}\n')
    .replaceAll(join, '$1;\nerrors = vErrors.length;\n')
    .replaceAll(reset, 'vErrors.length = $1;\n')
    .replaceAll(
      /^validate\d+\.errors = vErrors;\n((?:evaluated\d+\.\w+ = \w+;\n)*)return errors === 0;$/gm,
      '$1return vErrors;',
    )
    .replaceAll(/^validate\d+\.errors = null;\nreturn true;$/gm, 'return vErrors;')
    .replaceAll(
      /^validate\d+\.errors = \[(\{.*\})\];\nreturn false;$/gm,
      'vErrors.push($1);\nreturn vErrors;',
    )
    .replaceAll(call, ', $1, vErrors')
    .replaceAll(callInPlace, ', instancePath, vErrors');
  return without(
    bounded ? withBounds(text) : text,
    /(?<![\w.$])(?:parentData\b|rootData\b|validate\d+\.errors\b|errors (?:===|=) 0|vErrors (?:[=!]|\?))/,
  );
}

/** Gives the exports their type. */
export function typed(code: string, type: string): string {
  return code.replaceAll(/export const (\w+) = (\w+);/g, `export const $1: ${type} = $2;`);
}

const push =
  /^const (err\d+) = (\{[\s\S]*?\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;\n/gm;

/** A check of another function, whose list is appended to that of the caller. */
const join =
  /^if\(!\(([\w.]+\(.*\))\)\)\{\nvErrors = vErrors === null \? ([\w.]+)\.errors : vErrors\.concat\(\2\.errors\);\nerrors = vErrors\.length;\n\}\n/gm;

/** The same where a valid value has more to tell: which of its members and items are evaluated. */
const joinOrElse = new RegExp(`${join.source}(?=else \\{)`, 'gm');

/** What `anyOf`, `oneOf`, `if` and `not` do with the faults of branches that do not matter. */
const reset =
  /^if\(vErrors !== null\)\{\nif\((_errs\d+)\)\{\nvErrors\.length = \1;\n\}\nelse \{\nvErrors = null;\n\}\n\}\n/gm;

const signature =
  /^(function validate\d+)\(data, \{instancePath="", parentData, parentDataProperty, rootData=data\}=\{\}\)\{/gm;

const call =
  /, \{instancePath:(.+?),parentData:(?:[^,"]|"(?:[^"\\]|\\.)*")+,parentDataProperty:(?:"(?:[^"\\]|\\.)*"|\w+),rootData\}/g;

/** A reference that stands for the whole schema checks the same value. */
const callInPlace = /, \{instancePath,parentData,parentDataProperty,rootData\}/g;

function closed(code: string): string {
  return withSafeEvaluated(
    withoutRequire(withoutSchemas(withoutSchemaPaths(code.replace('"use strict";', '')))),
  );
}

/**
 * Which members are evaluated: Ajv keeps their names in a plain object, where every inherited name such as `toString`
 * counts as one of them, and writes into it where all are (`true`) or none was yet (`undefined`).
 */
function withSafeEvaluated(code: string): string {
  return code
    .replaceAll(/!(props\d+)\[(key\d+)\]/g, '!Object.hasOwn($1, $2)')
    .replaceAll(
      /^(props\d+)(\.[\w$]+|\["(?:[^"\\]|\\.)*"\]|\[key\d+\]) = true;$/gm,
      'if($1 !== true) ($1 ??= {})$2 = true;',
    );
}

/** @throws Error when something is left in a text that was to be taken out. */
function without(text: string, leftover: RegExp): string {
  const code = text.replaceAll(/"(?:[^"\\\n]|\\.)*"/g, '""');
  const found = leftover.exec(code);
  if (!found) return text;
  const line = code.slice(0, found.index).split('\n').length;
  const source = text.split('\n')[line - 1];
  throw new Error(`The generated code still has ${found[0]}: ${source} Has the version of Ajv changed?`);
}

/** The modules that Ajv's output may ask for, and what stands for them. */
const modules: Record<string, string> = {
  'ajv/dist/runtime/ucs2length': 'ucs2length',
  'ajv/dist/runtime/equal': 'equal',
};

function withoutRequire(code: string): string {
  return code.replaceAll(/require\("([^"]+)"\)(?:\.default)?/g, (_match, name: string) => {
    const local = modules[name];
    if (!local) throw new Error(`The generated code needs ${name}, for which there is no replacement.`);
    return local;
  });
}

/** Where the schema stands is nobody's business at run time, and a third of the text. */
function withoutSchemaPaths(code: string): string {
  return code.replaceAll(/schemaPath:"(?:[^"\\]|\\.)*",/g, '');
}

/** Puts the values that a check refers to (those of `enum`) in the place of the whole schemas around them. */
function withoutSchemas(code: string): string {
  const schemas = new Map<string, unknown>();
  const constants = new Map<string, string>();
  const rest = code.replaceAll(/^const (schema\d+) = (.*);$/gm, (_match, name: string, json: string) => {
    schemas.set(name, JSON.parse(json));
    return '';
  });
  const body = rest.replaceAll(reference, (_match, name: string, path: string) => {
    const json = JSON.stringify(valueAt(schemas.get(name), path));
    if (!constants.has(json)) constants.set(json, `values${constants.size}`);
    return constants.get(json)!;
  });
  return [...constants].map(([json, name]) => `const ${name} = ${json};\n`).join('') + body;
}

/** `schema20.properties.sitemap.enum`, `schema20["a-b"]` */
const reference = /\b(schema\d+)((?:\.[A-Za-z_$][\w$]*|\["(?:[^"\\]|\\.)*"\]|\[\d+\])+)/g;

function valueAt(schema: unknown, path: string): unknown {
  let value = schema as Record<string, unknown>;
  for (const [, word, bracket] of path.matchAll(/\.([A-Za-z_$][\w$]*)|\[("(?:[^"\\]|\\.)*"|\d+)\]/g)) {
    value = value[word ?? String(JSON.parse(bracket!))] as Record<string, unknown>;
  }
  return value;
}

/** Faults that one loop may report: as many as a response lists. */
const faultsPerLoop = 20;

/**
 * Ends a loop over items or members once it has found enough. The verdict cannot change: whatever holds the loop has
 * already failed by its own errors. Without this, a megabyte of bad items costs a second (one error object each).
 */
function withBounds(code: string): string {
  let count = 0;
  return code
    .replaceAll(/for\(let (i\d+)=0; \1<(len\d+); \1\+\+\)\{/g, (_match, index: string, length: string) => {
      const cap = `cap${count++}`;
      return `const ${cap} = errors + ${faultsPerLoop};\nfor(let ${index}=0; ${index}<${length} && errors < ${cap}; ${index}++){`;
    })
    .replaceAll(/for\(const (key\d+) (in|of) ([^{}]+)\)\{/g, (match) => {
      const cap = `cap${count++}`;
      return `const ${cap} = errors + ${faultsPerLoop};\n${match}\nif(errors >= ${cap}) break;`;
    });
}
