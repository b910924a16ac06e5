import { _ } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Options } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { Schema } from '../../openapi/document.ts';
import { generatedHeader } from '../../source.ts';
import { formats } from './formats.ts';

/** What to compile: the definitions, and which of them are exported under which name. */
export interface Checks {
  schemas: Record<string, Schema>;
  /** Export name → name of a definition. */
  exports: Record<string, string>;
}

export interface CheckOptions {
  /** Collect every fault, or stop at the first. */
  allErrors: boolean;
}

/**
 * One module of validation functions without `import` (but of `./formats.ts`), `require` or `new Function`.
 * @throws Error when a schema needs something that the module cannot carry, or is not valid JSON Schema.
 */
export function compileChecks({ schemas, exports }: Checks, { allErrors }: CheckOptions): string {
  const ajv = new Ajv2020(options(schemas, allErrors));
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format as never);
  // Set by Ajv2020 for every schema; without the keywords that need it, it would be bookkeeping on the hot path.
  Object.assign(ajv.opts, { dynamicRef: false, unevaluated: /"unevaluated/.test(JSON.stringify(schemas)) });
  ajv.addSchema({ $id: 'api', $defs: schemas });
  const { refs, aliases } = onceEach(exports);
  const toCode = (standalone as unknown as { default: typeof standalone }).default ?? standalone;
  const code = (toCode as unknown as (ajv: Ajv2020, refs: object) => string)(ajv, refs);
  const closed = withoutRequire(typed(withoutSchemas(withoutSchemaPaths(code)))) + aliases;
  return `${generatedHeader}// @ts-nocheck
import { equal, formats, ucs2length } from "./formats.ts";
import type { Check } from "../check.ts";
${allErrors && !uses(schemas, 'contains') ? bounded(closed) : closed}
`;
}

/** Ajv writes a function again for every further name it is exported under, which is a syntax error. */
function onceEach(exports: Checks['exports']): { refs: Record<string, string>; aliases: string } {
  const first = new Map<string, string>();
  let aliases = '';
  for (const [name, key] of Object.entries(exports)) {
    const known = first.get(key);
    if (known) aliases += `export const ${name}: Check = ${known};\n`;
    else first.set(key, name);
  }
  const refs = [...first].map(([key, name]) => [name, `api#/$defs/${encodeURIComponent(key)}`]);
  return { refs: Object.fromEntries(refs), aliases };
}

function options(schemas: Record<string, Schema>, allErrors: boolean): Options {
  return {
    strict: true,
    strictRequired: false,
    strictTypes: false,
    strictTuples: false,
    allErrors,
    messages: false,
    useDefaults: true,
    inlineRefs: false,
    ownProperties: inherits(schemas),
    code: { source: true, esm: true, lines: true, optimize: 2, formats: _`formats` },
  };
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
  for (const [, word, bracket] of path.matchAll(/\.([A-Za-z_$][\w$]*)|\[([^\]]*)\]/g)) {
    value = value[word ?? String(JSON.parse(bracket!))] as Record<string, unknown>;
  }
  return value;
}

function typed(code: string): string {
  return code
    .replace('"use strict";', '')
    .replaceAll(/export const (\w+) = (validate\d+);/g, 'export const $1: Check = $2;');
}

/** Faults that one loop may report: as many as a response lists. */
const faultsPerLoop = 20;

/**
 * Ends a loop over items or members once it has found enough. The verdict cannot change: whatever holds the loop has
 * already failed by its own errors. Without this, a megabyte of bad items costs a second (one error object each).
 */
function bounded(code: string): string {
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

/** Whether a name that every object inherits is asked for, so that only own members may count. */
function inherits(schemas: Record<string, Schema>): boolean {
  const names = Object.getOwnPropertyNames(Object.prototype);
  const text = JSON.stringify(schemas);
  return names.some((name) => text.includes(JSON.stringify(name)));
}

function uses(schemas: Record<string, Schema>, keyword: string): boolean {
  return JSON.stringify(schemas).includes(`"${keyword}":`);
}
