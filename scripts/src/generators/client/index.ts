import type { Generator } from '../../generate.ts';
import { generateCatalogue, generateErrors } from './errors.ts';
import { generateMethods } from './methods.ts';
import { generateOperations } from './operations.ts';
import { generateServer } from './server.ts';

/** The sources of `@web-data/client`. */
export const generate: Generator = (document) =>
  Promise.resolve({
    'catalogue.ts': generateCatalogue(document),
    'errors.ts': generateErrors(document),
    'methods.ts': generateMethods(document),
    'operations.ts': generateOperations(document),
    'server.ts': generateServer(document),
  });
