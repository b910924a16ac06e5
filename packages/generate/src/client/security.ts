import type { Description, Operation } from '@web-data/openapi';
import { propertyName } from '../source.ts';
import { planSchemes } from '../validator/security.ts';

/** Alternatives of schemes, as data: an empty one needs no credential. An undefined scheme cannot be sent. */
export function getRequirements({ security }: Pick<Operation, 'security'>): string[][] {
  return security.alternatives.map((set) =>
    set.flatMap(({ scheme: { name, carrier } }) => (carrier === 'undefined' ? [] : [name])),
  );
}

/** The default requirements of operations: the `security` of the description. */
function usualNeeds(description: Description): string[][] {
  return getRequirements(description);
}

/** Whether the requirements of an operation differ from the default. */
export function hasOwnNeeds(description: Description, operation: Operation): boolean {
  return JSON.stringify(getRequirements(operation)) !== JSON.stringify(usualNeeds(description));
}

/** The code that sends the credentials, and their types. */
export function planCredentials(description: Description): { code: string; types: string } {
  const plans = [...planSchemes(description.operations)].flatMap(([name, plan]) =>
    plan ? [[name, plan] as const] : [],
  );
  const schemes = plans.map(([name, { helper, argument }]) => {
    const input = argument === undefined ? '' : `(${JSON.stringify(argument)})`;
    return [name, `runtime.${helper}${input}`] as const;
  });
  const types = plans.map(([name, { helper }]) => {
    const type = { basic: 'runtime.BasicCredential', outside: 'true' }[helper] ?? 'string';
    return `  ${propertyName(name)}?: ${type} | (() => ${type} | Promise<${type}>) | undefined;\n`;
  });
  return { code: credentialsCode(description, schemes), types: types.join('') };
}

/** Many descriptions have one scheme for everything, `Bearer`, which needs less code. */
function credentialsCode(description: Description, schemes: (readonly [string, string])[]): string {
  const needs = JSON.stringify(usualNeeds(description));
  const areAll = description.operations.every((operation) => !hasOwnNeeds(description, operation));
  const [[name, code] = [], more] = schemes;
  if (areAll && !more && code === 'runtime.bearer' && needs === JSON.stringify([[name]]))
    return 'runtime.bearerKey';
  const rows = schemes.map(([own, result]) => `    ${propertyName(own)}: ${result},\n`).join('');
  return `runtime.manyKeys(${rows ? `{\n${rows}  }` : '{}'}, ${needs})`;
}
