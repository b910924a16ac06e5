import { formatLocation } from '@web-data/openapi';
import type { Description as Source, Node } from '@web-data/openapi';
// By its source: at build both become one program, and contract, which is tested against the docs, cannot come first.
import { getSchemas, UnreadableSchema } from '../../../../contract/src/openapi/schemas.ts';
import type { Description } from '../description/description.ts';
import { sampleRequests } from '../samples/request.ts';

/** A sample whose body its schema does not allow. */
export interface UnfitSample {
  operation: string;
  example: string;
  /** Where the operation is written. */
  location: string;
  /** The violation, with its location in the body. */
  message: string;
}

/** The bodies of all samples of a description that its schemas do not allow; those of schemas nobody can read pass. */
export function findUnfitSamples(description: Description, source: Source): UnfitSample[] {
  return description.operations.flatMap((operation) => {
    const { id, model, mediaType } = operation;
    const schema = model.body?.content.find(({ type }) => type === mediaType)?.schema;
    if (schema === undefined) return [];
    const location = formatLocation(source.locate(model.pointer));
    return sampleRequests(description, operation).flatMap(({ example, body }) =>
      body === undefined
        ? []
        : listViolations(schema, body).map((message) => ({ operation: id, example, location, message })),
    );
  });
}

function listViolations(schema: Node, body: unknown): string[] {
  try {
    return getSchemas(schema)
      .violations(schema, body as never)
      .map(({ message }) => message);
  } catch (error) {
    if (error instanceof UnreadableSchema) return [];
    throw error;
  }
}
