import type { Generator } from '../generator.ts';
import { compileChecks } from './checks.ts';
import { generateErrors } from './errors.ts';
import { generateFormats } from './formats.ts';
import { generateOperations } from './operations.ts';
import { planRequests } from './requests.ts';
import { generateResponses, planResponses } from './responses.ts';
import { noteUndefinedSchemes } from './security.ts';

/** The tables of a validator. They import each other, and the parts of the runtime that they name. */
export const generate: Generator = async (description, { imports, notes, int64 }) => {
  const runtime = imports.validator;
  noteUndefinedSchemes(description.operations, notes);
  const requests = planRequests(description, notes);
  const responses = planResponses(description, notes);
  const common = { runtime, notes, isExact: int64 !== 'number' };
  const request = compileChecks(requests.checks, { ...common, validityFile: './request-validity.ts' });
  const response = compileChecks(responses.checks, { ...common, validityFile: './response-validity.ts' });
  const named = requests.operations.flatMap((plan) => plan.named.map(({ error }) => error));
  return {
    'errors.ts': generateErrors(description.value, new Set(named)),
    'formats.ts': generateFormats(requests.checks.schemas, responses.checks.schemas),
    'operations.ts': generateOperations(description, requests, request, {
      runtime,
      ...(int64 !== 'number' && { codecs: imports.operations }),
    }),
    'request-violations.ts': request.violations,
    'request-validity.ts': request.validity,
    'response-violations.ts': response.violations,
    'response-validity.ts': response.validity,
    'responses.ts': generateResponses(responses, response.keywords, runtime),
  };
};
