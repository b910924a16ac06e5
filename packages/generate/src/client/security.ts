import type { Description, Operation } from '@web-data/openapi';
import { propertyName } from '../source.ts';
import { planSchemes } from '../validator/security.ts';

/** Alternatives of schemes, as data: an empty one asks for nothing. Nobody knows how to send one that is not defined. */
export function getRequirements({ security }: Pick<Operation, 'security'>): string[][] {
  return security.alternatives.map((set) =>
    set.flatMap(({ scheme: { name, carrier } }) => (carrier === 'undefined' ? [] : [name])),
  );
}

/** What most operations need: the `security` of the description. */
export function usualNeeds(description: Description): string[][] {
  return getRequirements(description);
}

/** Whether an operation says for itself what it needs. */
export function hasOwnNeeds(description: Description, operation: Operation): boolean {
  return JSON.stringify(getRequirements(operation)) !== JSON.stringify(usualNeeds(description));
}

/** How the credentials are sent, as code, and their types. */
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

/** Many descriptions have one scheme that everything needs, `Bearer`, for which less is to be loaded. */
function credentialsCode(description: Description, schemes: (readonly [string, string])[]): string {
  const needs = JSON.stringify(usualNeeds(description));
  const areAll = description.operations.every((operation) => !hasOwnNeeds(description, operation));
  const [[name, code] = [], more] = schemes;
  if (areAll && !more && code === 'runtime.bearer' && needs === JSON.stringify([[name]]))
    return 'runtime.bearerKey';
  const rows = schemes.map(([own, result]) => `    ${propertyName(own)}: ${result},\n`).join('');
  return `runtime.manyKeys(${rows ? `{\n${rows}  }` : '{}'}, ${needs})`;
}
