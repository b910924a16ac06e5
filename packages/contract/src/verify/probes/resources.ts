import { readKeyword, type Json, type Parameter } from '@web-data/openapi';
import { parameterKey } from '../../http/parameters.ts';
import { documents } from '../../semantics/response-for.ts';
import type { Expectation } from '../../semantics/expectation.ts';
import type { Operation } from '../../openapi/operation.ts';
import { isCreatedBy, makes } from '../../semantics/upsert.ts';
import { notFoundErrors } from '../../semantics/errors.ts';
import type { RequestInput } from '../input.ts';
import type { Probe } from '../probe.ts';
import { toTrial } from '../probe.ts';
import { isPlainValue } from '../search/path-values.ts';
import type { Session } from '../session.ts';
import { notTested, type Trial } from '../trial.ts';
import { listUnusedValues } from '../../values/unused-values.ts';

/** Returns trials of well-formed ids without a resource (404) and of another team's resource. */
export function resourceTrials(session: Session, operation: Operation): Trial[] {
  const parameters = operation.parameters.filter((one) => one.in === 'path');
  return [
    ...parameters.flatMap((parameter) => unknown(session, operation, parameter)),
    ...(parameters.length > 0 && operation.security.schemes.length > 0 && !makes(operation)
      ? [foreign(session, operation)]
      : []),
    ...parameters
      .slice(0, 1)
      .flatMap((parameter) => (session.strict ? inCapitals(operation, parameter) : [])),
    ...parameters.slice(1).flatMap((parameter) => misplaced(session, operation, parameter)),
  ];
}

function unknown(session: Session, operation: Operation, parameter: Parameter): Trial[] {
  // A PUT creates a missing resource (RFC 9110, section 9.3.4).
  if (!documents(operation, 404) || isCreatedBy(operation, parameter)) return [];
  if (isPlainValue(session, operation, parameter)) return [];
  return listUnusedValues(parameter).map(([form, value]) => {
    session.guard.addUnused(value);
    return toTrial(namesNothing(session, operation, parameter, form, value));
  });
}

function namesNothing(
  session: Session,
  operation: Operation,
  parameter: Parameter,
  form: string,
  value: string | number,
): Probe {
  const errors = notFoundErrors(session.document, operation, parameter);
  return {
    name: `${parameter.name} that names nothing${form}`,
    phase: 'parameters',
    operation,
    input: {
      parameters: new Map([[parameterKey(parameter), value]]),
      ...(isFirst(operation, parameter) && { anyResource: true }),
    },
    expectation: {
      outcome: 'rejected',
      pointer: errors[0]?.pointer ?? parameter.pointer,
      statuses: [404],
      errors,
    },
  };
}

function foreign(session: Session, operation: Operation): Trial {
  const first = operation.parameters.find((one) => one.in === 'path');
  const errors = first ? notFoundErrors(session.document, operation, first) : [];
  const statuses = documents(operation, 404) ? [404] : [403, 404];
  const expectation = {
    outcome: 'rejected',
    pointer: errors[0]?.pointer ?? operation.pointer,
    statuses,
    errors,
    authentication: true,
  } as const;
  const trial = toTrial({
    name: "another team's resource",
    phase: 'authentication',
    operation,
    input: {},
    expectation,
  });
  return {
    ...trial,
    async run(running) {
      if (running.fixtures.credentials['secondTeam'] === undefined)
        return notTested('the fixtures have no credentials.secondTeam');
      const path = await running.resources.obtain(operation, { own: true });
      if (typeof path === 'string') return notTested(path);
      return toTrial({
        name: trial.title,
        phase: 'authentication',
        operation,
        input: { parameters: path, credential: 'secondTeam' },
        expectation,
      }).run(running);
    },
  };
}

/** A UUID is case-insensitive (RFC 9562, section 4): capitals find the same resource. */
function inCapitals(operation: Operation, parameter: Parameter): Trial[] {
  if (readKeyword(parameter.schema, 'format') !== 'uuid' || operation.method !== 'get') return [];
  const { pointer } = parameter;
  const key = parameterKey(parameter);
  return [
    resourceTrial(operation, `${parameter.name} in capitals`, { outcome: 'accepted', pointer }, (path) => ({
      parameters: new Map([...path, [key, String(path.get(key)).toUpperCase()]]),
    })),
  ];
}

/** A resource must not be found below another parent. */
function misplaced(session: Session, operation: Operation, parameter: Parameter): Trial[] {
  if (!documents(operation, 404)) return [];
  const errors = notFoundErrors(session.document, operation, parameter);
  const pointer = errors[0]?.pointer ?? parameter.pointer;
  const expectation = { outcome: 'rejected', pointer, statuses: [404], errors } as const;
  const key = parameterKey(parameter);
  return [
    resourceTrial(operation, `${parameter.name} of another resource`, expectation, async (path, running) => {
      const other = await running.resources.obtain(operation, { fresh: true });
      if (typeof other === 'string') return other;
      if (other.get(key) === path.get(key)) return `each resource has the same ${parameter.name}`;
      if ([...path].every(([name, value]) => name === key || other.get(name) === value))
        return 'both resources are below the same one';
      return { parameters: new Map([...path, [key, other.get(key) ?? null]]) };
    }),
  ];
}

type InputFor = (
  path: ReadonlyMap<string, Json>,
  session: Session,
) => RequestInput | string | Promise<RequestInput | string>;

/** A request for an existing resource. */
function resourceTrial(
  operation: Operation,
  name: string,
  expectation: Expectation,
  inputFor: InputFor,
): Trial {
  const probe: Probe = { name, phase: 'parameters', operation, input: {}, expectation };
  return {
    ...toTrial(probe),
    async run(session) {
      const path = await session.resources.obtain(operation, {});
      if (typeof path === 'string') return notTested(path);
      const input = await inputFor(path, session);
      return typeof input === 'string' ? notTested(input) : toTrial({ ...probe, input }).run(session);
    },
  };
}

function isFirst(operation: Operation, parameter: Parameter): boolean {
  return operation.parameters.find((one) => one.in === 'path')?.name === parameter.name;
}
