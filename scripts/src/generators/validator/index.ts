import type { Generator } from '../../generate.ts';
import type { OpenApiDocument } from '../../openapi/document.ts';
import { requireOneOperationAnId } from '../../openapi/supported.ts';
import { compileChecks } from './checks.ts';
import { generateErrors } from './errors.ts';
import { generateFormats } from './formats.ts';
import { planRequests } from './requests.ts';
import { planResponses } from './responses.ts';
import { generateOperations, generateResponses } from './operations.ts';

/** The sources of `@web-data/validator` that depend on the document. They import nothing but each other. */
export const generate: Generator = async (document) => {
  requireVersion(document);
  requireOneOperationAnId(document);
  const requests = planRequests(document);
  const responses = planResponses(document);
  return {
    'errors.ts': generateErrors(document),
    'formats.ts': generateFormats(requests.checks.schemas, responses.checks.schemas),
    'operations.ts': generateOperations(document, requests),
    'request-faults.ts': compileChecks(requests.checks, { allErrors: true }),
    'request-verdicts.ts': compileChecks(requests.checks, { allErrors: false }),
    'response-faults.ts': compileChecks(responses.checks, { allErrors: true }),
    'response-verdicts.ts': compileChecks(responses.checks, { allErrors: false }),
    'responses.ts': generateResponses(responses),
  };
};

function requireVersion({ openapi }: OpenApiDocument): void {
  if (/^3\.1\.\d+$/.test(openapi)) return;
  throw new Error(
    `/openapi is ${openapi}. Validators are generated from OpenAPI 3.1, whose schemas are JSON Schema 2020-12; convert the description first.`,
  );
}
