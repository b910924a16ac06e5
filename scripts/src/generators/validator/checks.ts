import { _ } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Options } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { Schema } from '../../openapi/document.ts';
import { generatedHeader } from '../../source.ts';
import { ajvFormats, formatConstant } from './formats.ts';
import { multipleOf } from './multiple-of.ts';
import { toFaults, toVerdicts, typed } from './standalone.ts';

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
  if (uses(schemas, 'contains') && uses(schemas, 'unevaluatedItems')) {
    throw new Error(
      'The keywords contains and unevaluatedItems cannot be checked together. Say with items what else may be there.',
    );
  }
  const ajv = new Ajv2020(options(schemas, allErrors));
  for (const [name, format] of ajvFormats()) ajv.addFormat(name, format as never);
  ajv.removeKeyword('multipleOf').addKeyword(multipleOf);
  // Set by Ajv2020 for every schema; without the keywords that need it, it would be bookkeeping on the hot path.
  Object.assign(ajv.opts, { dynamicRef: false, unevaluated: /"unevaluated/.test(JSON.stringify(schemas)) });
  ajv.addSchema({ $id: 'api', $defs: schemas });
  const { refs, aliases } = onceEach(exports);
  const toCode = (standalone as unknown as { default: typeof standalone }).default ?? standalone;
  const code = (toCode as unknown as (ajv: Ajv2020, refs: object) => string)(ajv, refs);
  const { code: named, imports } = withNamedFormats(code);
  const text = allErrors ? toFaults(named, { bounded: !uses(schemas, 'contains') }) : toVerdicts(named);
  return `${generatedHeader}// @ts-nocheck
import { ${['equal', 'isMultiple', 'ucs2length', ...imports].join(', ')} } from "./formats.ts";
import type { Faults, Verdict } from "../check.ts";
${typed(text + aliases, allErrors ? 'Faults' : 'Verdict')}`;
}

/** Gives each format an import of its own, so that a bundle carries only those it asks for. */
function withNamedFormats(code: string): { code: string; imports: Set<string> } {
  const imports = new Set<string>();
  const named = code.replaceAll(
    /^(const formats\d+ = )formats(?:\.([\w$]+)|\["([^"]+)"\]);$/gm,
    (_match, start: string, word?: string, text?: string) => {
      const name = formatConstant(word ?? text!);
      imports.add(name);
      return `${start}${name};`;
    },
  );
  return { code: named, imports };
}

/** Ajv writes a function again for every further name it is exported under, which is a syntax error. */
function onceEach(exports: Checks['exports']): { refs: Record<string, string>; aliases: string } {
  const first = new Map<string, string>();
  let aliases = '';
  for (const [name, key] of Object.entries(exports)) {
    const known = first.get(key);
    if (known) aliases += `export const ${name} = ${known};\n`;
    else first.set(key, name);
  }
  const refs = [...first].map(([key, name]) => [name, `api#/$defs/${encodeURIComponent(key)}`]);
  return { refs: Object.fromEntries(refs), aliases };
}

function options(schemas: Record<string, Schema>, allErrors: boolean): Options {
  return {
    // Words that Ajv does not know are left out before; what else its strict mode refuses is legal JSON Schema.
    strictSchema: false,
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

/** Whether a name that every object inherits is asked for, so that only own members may count. */
function inherits(schemas: Record<string, Schema>): boolean {
  const names = Object.getOwnPropertyNames(Object.prototype);
  const text = JSON.stringify(schemas);
  return names.some((name) => text.includes(JSON.stringify(name)));
}

function uses(schemas: Record<string, Schema>, keyword: string): boolean {
  return JSON.stringify(schemas).includes(`"${keyword}":`);
}
