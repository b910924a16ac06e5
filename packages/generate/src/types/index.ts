import type { OpenApiDocument } from '@web-data/openapi';
import type { Generator } from '../generator.ts';
import { nameBodies } from '../naming/named-bodies.ts';
import { annotate } from './annotate.ts';
import { generateOpenApi } from './openapi.ts';
import { generateWebhooks } from './webhooks.ts';
import { schemaTypeNames } from '../naming/type-names.ts';

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

/** The types of the component schemas by name: `MapRequest` instead of `components['schemas']['MapRequest']`. */
function generateSchemas(document: OpenApiDocument): string {
  const names = [...schemaTypeNames(document).values()].toSorted();
  const list = names.map((name) => `  ${name},\n`).join('');
  return `\nexport ${names.length > 0 ? `type {\n${list}} from "./openapi.ts"` : '{}'};\n`;
}
