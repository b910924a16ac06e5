import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);

/** Descriptions that others publish, and small ones that imitate them. */
export function listDescriptions() {
  const examples = dirname(dirname(resolve('@readme/oas-examples/3.1/json/petstore.json')));
  const published = ['2.0', '3.0', '3.1'].flatMap((version) => {
    const folder = join(dirname(examples), version, 'json');
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
    return names.map((name) => ({
      name: `${version}/${name.replace(/\.json$/, '')}`,
      file: join(folder, name),
    }));
  });
  const own = fileURLToPath(new URL('descriptions', import.meta.url));
  const written = readdirSync(own).map((name) => ({
    name: `own/${basename(name, '.yaml')}`,
    file: join(own, name),
  }));
  return [
    ...written,
    { name: 'figma', file: resolve('@figma/rest-api-spec/openapi/openapi.yaml') },
    ...published,
  ];
}
