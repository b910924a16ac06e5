import type { Generator } from '../generator.ts';
import { nameBodies } from '../openapi/named-bodies.ts';
import { generateCatalogue } from './catalogue.ts';
import { generateErrors } from './errors.ts';
import { generateMethods } from './methods.ts';
import { generateOperations } from './operations.ts';
import { generateServer } from './server.ts';
import { generateTypes } from './types.ts';

/** The sources of `@web-data/client`. */
export const generate: Generator = async (given, manifest = { name: 'client', version: '0.0.0' }) => {
  const document = nameBodies(given);
  return {
    'catalogue.ts': generateCatalogue(document),
    'errors.ts': generateErrors(document),
    'methods.ts': generateMethods(document),
    'operations.ts': generateOperations(document),
    'server.ts': generateServer(document, manifest),
    'types.ts': generateTypes(document),
  };
};
