import { readKeyword, type Json, type Parameter } from '@web-data/openapi';
import { parameterKey } from '../../http/parameters.ts';
import type { Operation } from '../../openapi/operation.ts';
import { findLister } from '../../semantics/lister.ts';
import { findProducer } from '../../semantics/producer.ts';
import { findKeeper } from '../../semantics/upsert.ts';
import { getSchemas } from '../../openapi/schemas.ts';
import { valid } from '../../values/valid.ts';
import type { Session } from '../session.ts';
import { listLikelyValues, listOwnExamples } from './likely-values.ts';
import { listExamples } from './others.ts';

/**
 * Returns values for the path parameters that no operation gives: they may name nothing that is stored, such as the
 * amount in `/convert/{amount}`. Only of operations that change nothing.
 */
export function guessPathValues(session: Session, operation: Operation): Map<string, Json> {
  const values = new Map<string, Json>();
  if (!operation.safe) return values;
  for (const parameter of operation.parameters.filter((one) => one.in === 'path')) {
    const key = parameterKey(parameter);
    if (session.base(operation).parameters.has(key) || hasSource(session, operation, parameter)) continue;
    const value = guessValue(session, parameter);
    if (value !== undefined) values.set(key, value);
  }
  return values;
}

/** Names of parameters that identify resources, such as `id`, `petId` and `country_code`. */
export const NAMING: RegExp =
  /(?:^|[-_.])(?:ids?|u?uids?|names?|keys?|slugs?|codes?|refs?|handles?)$|(?:Ids?|Names?|Keys?|Codes?)$/u;

/** Whether a search found a value of a path parameter that names nothing: each value within its bounds is valid. */
export function isPlainValue(session: Session, operation: Operation, parameter: Parameter): boolean {
  const isProvided = session.fixtures.requests[operation.id]?.parameters[parameter.name] !== undefined;
  return (
    parameter.in === 'path' &&
    !isProvided &&
    !NAMING.test(parameter.name) &&
    session.base(operation).parameters.has(parameterKey(parameter))
  );
}

function hasSource({ document }: Session, operation: Operation, parameter: Parameter): boolean {
  const isClosed = ['enum', 'const'].some((name) => readKeyword(parameter.schema, name) !== undefined);
  return (
    isClosed ||
    findProducer(document, operation, parameter) !== undefined ||
    findLister(document, operation, parameter) !== undefined ||
    findKeeper(document, operation, parameter) !== undefined
  );
}

function guessValue(
  { document, sampling }: Session,
  { name, schema, examples }: Parameter,
): Json | undefined {
  const offered = [
    ...examples.map(({ value }) => value),
    ...listOwnExamples(schema),
    ...listLikelyValues(schema, { name }, sampling),
    ...listExamples(document, name),
  ].filter((value) => ['string', 'number', 'boolean'].includes(typeof value));
  const known = offered.find((value) => getSchemas(schema).accepts(schema, value));
  if (known !== undefined) return known;
  const result = valid(schema, sampling);
  return 'value' in result ? result.value : undefined;
}
