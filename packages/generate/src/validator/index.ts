import type { Generator } from '../generator.ts';
import type { OpenApiDocument } from '../openapi/document.ts';
import { requireOneOperationAnId } from '../openapi/supported.ts';
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
  const request = compileChecks(requests.checks, './request-verdicts.ts');
  const response = compileChecks(responses.checks, './response-verdicts.ts');
  for (const warning of new Set([...request.warnings, ...response.warnings])) console.warn(warning);
  return {
    'errors.ts': generateErrors(document),
    'formats.ts': generateFormats(requests.checks.schemas, responses.checks.schemas),
    'operations.ts': generateOperations(document, requests),
    'request-faults.ts': request.faults,
    'request-verdicts.ts': request.verdicts,
    'response-faults.ts': response.faults,
    'response-verdicts.ts': response.verdicts,
    'responses.ts': generateResponses(responses),
  };
};

function requireVersion({ openapi }: OpenApiDocument): void {
  if (/^3\.1\.\d+$/.test(openapi)) return;
  throw new Error(
    `/openapi is ${openapi}. Validators are generated from OpenAPI 3.1, whose schemas are JSON Schema 2020-12; convert the description first.`,
  );
}
