import { isJsonType } from '@web-data/openapi';
import type { Description } from '@web-data/openapi';
import { schemaTypeNames } from '../naming/type-names.ts';

/** The response type of each status, for statuses whose responses all have named schemas. */
export function bodyTypes(description: Description, statuses: readonly number[]): Map<number, string> {
  const names = schemaTypeNames(description.value);
  const found = statuses.flatMap((status): [number, string][] => {
    const responses = description.operations.flatMap(({ responses }) =>
      responses.filter((response) => response.status === String(status)),
    );
    const types = responses.map(({ content }) => {
      const schema = content.find(({ type }) => isJsonType(type))?.schema?.value;
      const { $ref = '' } = Object(schema) as { $ref?: string };
      return names.get(decodeURIComponent($ref.replace('#/components/schemas/', '')));
    });
    if (types.includes(undefined)) return [];
    return [[status, [...new Set(types)].map((type) => `types.${type}`).join(' | ')]];
  });
  return new Map(found);
}
