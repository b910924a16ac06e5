import { parameterKey } from '../../http/parameters.ts';
import { documents } from '../../judge/response-of.ts';
import { keywordValue } from '../../generate/facets.ts';
import type { Operation, Parameter } from '../../openapi/operation.ts';
import { notFoundErrors } from '../errors-for.ts';
import type { Probe } from '../probe.ts';
import { toTrial } from '../probe.ts';
import type { Session } from '../session.ts';
import { notTested, type Trial } from '../trial.ts';

/** A well-formed id that names nothing is 404, and so is another team's resource. */
export function resourceTrials(session: Session, operation: Operation): Trial[] {
  const parameters = operation.parameters.filter((one) => one.in === 'path');
  return [
    ...parameters.flatMap((parameter) => unknown(session, operation, parameter)),
    ...(parameters.length > 0 && operation.security.schemes.length > 0 ? [foreign(session, operation)] : []),
  ];
}

function unknown(session: Session, operation: Operation, parameter: Parameter): Trial[] {
  if (!documents(operation, 404)) return [];
  const value = unusedValue(parameter);
  if (value === undefined) return [];
  const errors = notFoundErrors(session.document, operation, parameter);
  const probe: Probe = {
    name: `${parameter.name} that names nothing`,
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
  return [toTrial(probe)];
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
      const path = await running.resources.obtain(operation, {});
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

function isFirst(operation: Operation, parameter: Parameter): boolean {
  return operation.parameters.find((one) => one.in === 'path')?.name === parameter.name;
}

/** A valid id that nobody has: random ones of this form are never given out. */
function unusedValue(parameter: Parameter): string | number | undefined {
  if (keywordValue(parameter.schema, 'format') === 'uuid') return 'ffffffff-ffff-4fff-bfff-fffffffffffe';
  const type = keywordValue(parameter.schema, 'type');
  if (type === 'integer' && keywordValue(parameter.schema, 'maximum') === undefined) return 2_147_483_646;
  const bounded = ['pattern', 'enum', 'maxLength', 'format'].some(
    (name) => keywordValue(parameter.schema, name) !== undefined,
  );
  return type === 'string' && !bounded ? 'names-nothing-7f3a' : undefined;
}
