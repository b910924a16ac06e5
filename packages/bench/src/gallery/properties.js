import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDescription } from '@web-data/openapi';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { sample } from '../../../contract/dist/values/sample.js';
import { Notes } from '../../../generate/dist/notes.js';
import { settleOperations } from '../../../generate/dist/settle-operations.js';
import { settleReferences } from '../../../generate/dist/settle.js';
import { settleSchemas } from '../../../generate/dist/settle-schemas.js';
import { formats } from '../../../generate/dist/validator/formats.js';
import { planRequests } from '../../../generate/dist/validator/requests.js';
import { planResponses } from '../../../generate/dist/validator/responses.js';
import { mutate } from './mutate.js';

/** Values that each check is asked about: a sample of its schema, and the sample with a few changes. */
const VALUES = 40;
/** Max checks of a description; of more an even selection. */
const MAX_CHECKS = 400;

/**
 * Asks the generated checks of a description, and Ajv for the same schemas, about the same values.
 * @param project the folder that its compiled files are in, below `out`
 * @returns how many values were judged, how many of them accepted, and each disagreement
 */
export async function compareWithAjv(description, project) {
  const { requests, responses } = planChecks(description);
  const totals = { values: 0, accepted: 0, skipped: [], disagreements: [] };
  for (const [kind, checks] of [
    ['request', requests.checks],
    ['response', responses.checks],
  ]) {
    const load = (name) => import(pathToFileURL(join(project, `out/validator/${kind}-${name}.js`)).href);
    const [validity, violations] = [await load('validity'), await load('violations')];
    for (const [check, definition] of select(Object.entries(checks.exports), MAX_CHECKS))
      compareCheck(
        { isValid: validity[check], list: violations[check] },
        check,
        { checks, definition },
        totals,
      );
  }
  return totals;
}

/**
 * Writes a program that assigns, to the type of each JSON body, values that its check accepts: what the validator
 * accepts has to type-check.
 */
export async function writeAcceptedBodies(description, project) {
  const { requests } = planChecks(description);
  const validity = await import(pathToFileURL(join(project, 'out/validator/request-validity.js')).href);
  const lines = select(requests.operations, MAX_CHECKS).flatMap(({ operation, body }) => {
    const index = body?.content.findIndex(({ type, check }) => type === 'application/json' && check) ?? -1;
    if (index < 0) return [];
    const { check, type } = body.content[index];
    const written = operation.body.content[index].type;
    const value = sampleOf(requests.checks, requests.checks.exports[check]);
    const accepted = listWithout(value).filter((one) => validity[check](structuredClone(one)));
    const path = JSON.stringify(operation.path);
    const media = `NonNullable<paths[${path}][${JSON.stringify(operation.method)}]["requestBody"]>["content"][${JSON.stringify(written)}]`;
    return select(accepted, 5).map(
      (one) => `accept<${media}>(mutable(${JSON.stringify(one)}) /* ${type} */);`,
    );
  });
  return { count: lines.length, text: `${HEAD}${lines.join('\n')}\n` };
}

/** A literal keeps its narrowest type, but is no fresh object of which all members would have to be known. */
const HEAD = `import type { paths } from "./types/index.js";
type Mutable<T> = T extends readonly unknown[] | object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;
declare function mutable<const T>(value: T): Mutable<T>;
declare function accept<T>(value: T): void;
`;

function planChecks(description) {
  const notes = new Notes(description);
  const settled = settleOperations(settleSchemas(settleReferences(description, notes)), notes);
  return { requests: planRequests(settled, notes), responses: planResponses(settled, notes) };
}

function compareCheck({ isValid, list }, check, { checks, definition }, totals) {
  let oracle;
  try {
    oracle = createAjv().compile({
      $defs: checks.schemas,
      $ref: `#/$defs/${encodeURIComponent(definition)}`,
    });
  } catch (error) {
    totals.skipped.push(`${check}: ${String(error.message).slice(0, 200)}`);
    return;
  }
  for (const value of listValues(sampleOf(checks, definition))) {
    const verdicts = [isValid, (one) => list(one).length === 0, oracle].map((judge) =>
      judge(structuredClone(value)),
    );
    totals.values += 1;
    totals.accepted += verdicts[0] ? 1 : 0;
    if (new Set(verdicts).size > 1)
      totals.disagreements.push(`${check}: ${verdicts} ${JSON.stringify(value).slice(0, 200)}`);
  }
}

function createAjv() {
  const ajv = new Ajv2020({ strict: false, logger: false, unicodeRegExp: true });
  for (const [name, format] of Object.entries(formats))
    ajv.addFormat(name, typeof format === 'object' && 'make' in format ? format.make() : format);
  return ajv;
}

function sampleOf({ schemas }, definition) {
  const text = JSON.stringify(schemas).replaceAll('"#/$defs/', '"#/components/schemas/');
  const document =
    cache.get(text) ?? openDescription({ openapi: '3.1.0', components: { schemas: JSON.parse(text) } });
  cache.set(text, document);
  const name = definition.replaceAll('~', '~0').replaceAll('/', '~1');
  return sample(document.at(`/components/schemas/${name}`), { site: undefined, seed: 1 });
}
const cache = new Map();

function listValues(value) {
  return Array.from({ length: VALUES }, (_, seed) => (seed === 0 ? value : mutate(value, seed)));
}

/**
 * A value, and copies of it that lack one member each. Other changes are left out: where a schema has no `type`, it
 * accepts values of other types than its properties make one think, and its type follows the properties.
 */
function listWithout(value) {
  const copies = [value];
  const visit = (holder, rebuild) => {
    if (typeof holder !== 'object' || holder === null || copies.length > 20) return;
    for (const [name, inner] of Object.entries(holder)) {
      const { [name]: _, ...others } = holder;
      // An object without a known member is none of a type whose members are all optional.
      if (!Array.isArray(holder) && Object.keys(others).length > 0) copies.push(rebuild(others));
      const replace = (one) =>
        rebuild(Array.isArray(holder) ? holder.with(Number(name), one) : { ...holder, [name]: one });
      visit(inner, replace);
    }
  };
  visit(value, (one) => one);
  return copies;
}

function select(all, max) {
  const step = Math.max(1, Math.ceil(all.length / max));
  return all.filter((_, index) => index % step === 0);
}
