import type { Description } from '@web-data/openapi';
import { schemaTypeNames } from '../naming/type-names.ts';
import { nameOperations, runtimeExports } from './names.ts';

/** The module that a program imports: a client, each operation as a function, errors, and the types of calls. */
export function generateIndex(description: Description, runtime: string): string {
  const { value, operations, security } = description;
  const schemas = new Set(schemaTypeNames(value).values());
  const names = nameOperations(description);
  const types = operations.flatMap(({ id, body }) => {
    const { operation, request, response, result, stream } = names.get(id)!;
    const input = body ? [operation, request] : [operation];
    return input.concat(response, result, stream ? [stream.response, stream.result] : []);
  });
  // Those of the schemas may be called as an error is; they are to be had from the types.
  const own = types.filter((name) => !schemas.has(name)).toSorted();
  const needsKey = security.alternatives.length > 0 && !security.optional;
  const mark = needsKey ? '' : ' = {}';
  return `import * as runtime from ${JSON.stringify(runtime)};
import { api } from "./api.ts";
import type { Credentials } from "./api.ts";
import { createMethods } from "./methods.ts";
import type { Methods } from "./methods.ts";

export * from "./errors.ts";
export * from "./operations.ts";
export type { Credentials } from "./api.ts";
export type { Methods } from "./methods.ts";
${own.length > 0 ? `export type {\n${own.map((name) => `  ${name},\n`).join('')}} from "./types.ts";\n` : ''}export { ${runtimeExports.join(', ')} } from ${JSON.stringify(runtime)};

/** How the operations are called. */
export interface ClientOptions extends Omit<runtime.ClientOptions, "credentials"> {
  /** The credentials; \`false\`: somebody else adds them, such as a browser its cookies. */
  credentials?: Credentials | false | undefined;
}

/** As \`ClientOptions\`; hooks are those of \`createHooks\`, so that a bundle without hooks holds no code for them. */
export interface ServiceOptions extends Omit<runtime.ServiceOptions, "credentials">, Pick<ClientOptions, "credentials"> {
  hooks?: runtime.Hooks | undefined;
}

/**
 * Reads the options once for many calls; opens nothing.
 * @throws TypeError when an option cannot be; the message names it and says what to give
 */
export function connect(options: ServiceOptions${mark}): runtime.Service {
  return runtime.connect(api, options);
}

/**
 * A client with every operation as a method. A bundle that should hold no more than a program calls uses \`connect\` and
 * the functions of the operations.
 * @throws TypeError when an option cannot be; the message names it and says what to give
 */
export function createClient(options: ClientOptions${mark}): Methods {
  return createMethods(runtime.createBind(connect({ ...options, hooks: runtime.createHooks(options) })));
}
`;
}
