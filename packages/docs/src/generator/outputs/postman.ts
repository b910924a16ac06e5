import converter from 'openapi-to-postmanv2';

/** The description as a Postman collection 2.1. Identifiers are left out, so that the same input gives the same file. */
export async function postmanCollection(openapi: string): Promise<string> {
  const options = {
    requestParametersResolution: 'Example',
    folderStrategy: 'Tags',
    keepImplicitHeaders: true,
  };
  const collection = await new Promise<object>((resolve, reject) => {
    converter.convert({ type: 'string', data: openapi }, options, (error, result) => {
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
