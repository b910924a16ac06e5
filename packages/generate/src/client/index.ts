import type { Generator } from '../generator.ts';
import { nameBodies } from '../naming/named-bodies.ts';
import { generateCatalogue } from './catalogue.ts';
import { generateErrors } from './errors.ts';
import { generateMethods } from './methods.ts';
import { generateOperations } from './operations.ts';
import { generateServer } from './server.ts';
import { generateTypes } from './types.ts';

/** The sources of `@web-data/client`. */
export const generate: Generator = async (given, target) => {
  const description = nameBodies(given);
  const document = description.value;
  return {
    'catalogue.ts': generateCatalogue(document),
    'errors.ts': generateErrors(document),
    'methods.ts': generateMethods(description),
    'operations.ts': generateOperations(description),
    'server.ts': generateServer(document, target.package),
    'types.ts': generateTypes(description),
  };
};
