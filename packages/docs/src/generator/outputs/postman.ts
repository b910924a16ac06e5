import converter from 'openapi-to-postmanv2';
import type { OpenApiDocument } from '../description/document.ts';

/**
 * The description as a Postman collection 2.1; undefined, and said so on stderr, for one that the converter cannot
 * read. Identifiers are left out, so that the same input gives the same file.
 */
export async function postmanCollection(document: OpenApiDocument): Promise<string | undefined> {
  try {
    return await convert(document);
  } catch (error) {
    console.error(`The site has no Postman collection: ${(error as Error).message}`);
    return undefined;
  }
}

async function convert(document: OpenApiDocument): Promise<string> {
  const options = {
    requestParametersResolution: 'Example',
    folderStrategy: 'Tags',
    keepImplicitHeaders: true,
  };
  const collection = await new Promise<object>((resolve, reject) => {
    converter.convert({ type: 'string', data: JSON.stringify(document) }, options, (error, result) => {
      const output = result?.output?.[0]?.data;
      if (output) resolve(output);
      else reject(error ?? new Error(`No Postman collection: ${result?.reason}`));
    });
  });
  return `${JSON.stringify(collection, withoutIds, 2)}\n`;
}

function withoutIds(key: string, value: unknown): unknown {
  return key === 'id' || key === '_postman_id' ? undefined : value;
}
