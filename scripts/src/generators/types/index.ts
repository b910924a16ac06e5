import type { Generator } from '../../generate.ts';
import { generateErrors } from './errors.ts';
import { generateOpenApi } from './openapi.ts';
import { generateOperations } from './operations.ts';
import { generateSchemas } from './schemas.ts';

/** The sources of `@web-data/types`. */
export const generate: Generator = async (document) => ({
  'errors.ts': generateErrors(document),
  'openapi.ts': await generateOpenApi(document),
  'operations.ts': generateOperations(document),
  'schemas.ts': generateSchemas(document),
});
