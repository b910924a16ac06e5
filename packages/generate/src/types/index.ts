import type { Generator } from '../generator.ts';
import { nameBodies } from '../naming/named-bodies.ts';
import { annotate } from './annotate.ts';
import { generateOpenApi } from './openapi.ts';
import { generateSchemas } from './schemas.ts';
import { generateWebhooks } from './webhooks.ts';

/** Types of the paths, and of each schema and body by a name. */
export const generate: Generator = async (description) => {
  const named = nameBodies(description);
  const annotated = annotate(named.value);
  return {
    'openapi.ts': generateOpenApi(named.withValue(annotated)),
    'schemas.ts': generateSchemas(annotated),
    'webhooks.ts': generateWebhooks(named),
  };
};
