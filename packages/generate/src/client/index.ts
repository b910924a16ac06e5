import type { Generator } from '../generator.ts';
import { nameBodies } from '../naming/named-bodies.ts';
import { generateApi } from './api.ts';
import { generateCatalogue, generateErrors } from './errors.ts';
import { generateIndex } from './index-module.ts';
import { generateMethods } from './methods.ts';
import { generateOperations } from './operations.ts';
import { noteStreams } from './streams.ts';
import { generateTypes } from './types.ts';

/** A client on `@web-data/client/runtime`. */
export const generate: Generator = async (input, target) => {
  const description = nameBodies(input);
  const { imports, notes } = target;
  const runtime = imports.client;
  noteStreams(description.operations, notes);
  return {
    'api.ts': generateApi(description, target),
    ...generateCatalogue(description, runtime),
    'errors.ts': generateErrors(description, imports),
    'index.ts': generateIndex(description, runtime),
    'methods.ts': generateMethods(description, { runtime, notes }),
    'operations.ts': generateOperations(description, {
      runtime,
      ...(target.int64 !== 'number' && { codecs: imports.operations }),
    }),
    'types.ts': generateTypes(description, imports),
  };
};
