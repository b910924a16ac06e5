import type { Schema, SchemaObject } from '@web-data/openapi';
import type { Emitter, SchemaPath } from './emitter.ts';
import { getDefinitionName, toListName, toCheckName } from './names.ts';

/** Whether a schema consists of a reference only. */
export function isReference(schema: Schema): schema is SchemaObject & { $ref: string } {
  return typeof schema === 'object' && Boolean(schema.$ref) && Object.keys(schema).length === 1;
}

/** Writes the check of a value by the function of a definition; with a test, only if the test is true. */
export function emitReference(
  emitter: Emitter,
  { $ref }: { $ref: string },
  { data, path }: SchemaPath,
  test?: string,
): void {
  const name = getDefinitionName($ref);
  const check = toCheckName([name]);
  if (emitter.form === 'validity') {
    const fails = `!${emitter.check(check, data)}`;
    return emitter.line(`if (${test === undefined ? fails : `${test} && ${fails}`}) return false;`);
  }
  const tests = [test ?? [], emitter.memoized.has(check) ? `!${emitter.check(check, data)}` : []].flat();
  const list = `${toListName(name)}(${data}, ${path}, violations);`;
  return emitter.line(tests.length === 0 ? list : `if (${tests.join(' && ')}) ${list}`);
}
