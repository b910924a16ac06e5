import type converterModule from 'openapi-to-postmanv2';
import type { OpenApiDocument } from '../description/document.ts';
import { loadOptional } from '../optional.ts';

/** The generator with which the converter creates values for schemas without an example. */
interface Faker {
  option(options: { random: () => number }): void;
  format(name: string, make: () => string): void;
}

function loadConverter(): typeof converterModule {
  const faker = loadOptional<Faker>('openapi-to-postmanv2/assets/json-schema-faker.js');
  // The default dates are relative to the current time.
  faker.format('date-time', () => '2026-01-31T12:00:00.000Z');
  faker.format('date', () => '2026-01-31');
  faker.format('time', () => '12:00:00Z');
  faker.option({ random: numbers() });
  return loadOptional('openapi-to-postmanv2');
}

/**
 * Converts the description to a Postman collection 2.1; undefined, with a message on stderr, when the converter cannot
 * read it. Leaves out identifiers and generates values deterministically, so that the same input gives the same file.
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
  const converter = loadConverter();
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

/** Returns the same sequence of numbers from 0 to 1 each time, by Lehmer's generator. */
function numbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
