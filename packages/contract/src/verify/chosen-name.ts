import type { Json, Parameter } from '@web-data/openapi';
import * as fc from 'fast-check';
import { documents } from '../judge/response-for.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';
import { getSchemas } from '../openapi/schemas.ts';
import { wideArbitrary } from '../random/wide.ts';

/**
 * Returns the PUT that creates the resource of a path parameter, under a name that the caller chooses (RFC 9110,
 * section 9.3.4).
 */
export function findKeeper(
  document: ContractDocument,
  { path }: Operation,
  { name }: Parameter,
): Operation | undefined {
  const end = `{${name}}`;
  const prefix = path.slice(0, path.indexOf(end) + end.length);
  return document.operations.find(
    (operation) => operation.path === prefix && operation.method === 'put' && makes(operation),
  );
}

/** Whether a PUT documents that it may create a resource. */
export function makes(operation: Operation): boolean {
  return operation.method === 'put' && documents(operation, 201);
}

/** Whether a PUT may create the resource of the last path parameter, so that no name is unknown to it. */
export function isCreatedBy(operation: Operation, { name }: Parameter): boolean {
  return makes(operation) && operation.path.endsWith(`{${name}}`);
}

/**
 * Returns the `index`th name of a run that a parameter allows and that needs no escaping in a path; each index gives
 * another name.
 */
export function chosenName(
  { schema }: Pick<Parameter, 'schema'>,
  seed: number,
  index: number,
): Json | undefined {
  const own = `contract-${seed}-${index}`;
  const schemas = getSchemas(schema);
  if (schemas.accepts(schema, own)) return own;
  const samples = fc.sample(wideArbitrary(schema, { seed, site: undefined, steps: { left: 10_000 } }), {
    seed: seed * 1000 + index,
    numRuns: 50,
  });
  return samples
    .filter((value) => /^\w[\w.~-]{0,63}$/u.test(String(value)) && schemas.accepts(schema, value))
    .toSorted((a, b) => String(b).length - String(a).length)[0];
}
