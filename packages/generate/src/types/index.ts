import type { Generator } from '../generator.ts';
import { nameBodies } from '../openapi/named-bodies.ts';
import { requireSupported } from '../openapi/supported.ts';
import { annotate } from './annotate.ts';
import { generateErrors } from './errors.ts';
import { generateOpenApi } from './openapi.ts';
import { generateOperations } from './operations.ts';
import { generateRateClasses } from './rate-classes.ts';
import { generateRetryPolicy } from './retry-policy.ts';
import { generateSchemas } from './schemas.ts';
import { generateWebhooks } from './webhooks.ts';

/** The sources of `@web-data/types`. */
export const generate: Generator = async (document) => {
  requireSupported(document);
  const named = nameBodies(document);
  const annotated = annotate(named);
  return {
    'errors.ts': generateErrors(document),
    'openapi.ts': await generateOpenApi(annotated),
    'operations.ts': generateOperations(document),
    'rate-classes.ts': generateRateClasses(document),
    'retry-policy.ts': generateRetryPolicy(document),
    'schemas.ts': generateSchemas(annotated),
    'webhooks.ts': generateWebhooks(annotated),
  };
};
