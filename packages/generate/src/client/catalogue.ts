import { readErrorCatalogue } from '@web-data/openapi';
import type { Description } from '@web-data/openapi';
import { errorClassName } from './statuses.ts';

/** The error classes of the catalogue as a list, apart from them: only in programs that have all of them. */
export function generateCatalogue({ value }: Description, runtime: string): Record<string, string> {
  const names = Object.keys(readErrorCatalogue(value)).map((name) => `errors.${errorClassName(name)}`);
  const text = `import type * as runtime from ${JSON.stringify(runtime)};
${names.length > 0 ? 'import * as errors from "./errors.ts";\n' : ''}
/** The class of each entry, in the order of the catalogue. */
export const catalogue: readonly runtime.ErrorClass[] = [${names.join(', ')}];
`;
  return { 'catalogue.ts': text };
}
