import { dirname, sep } from 'node:path';

/** Every `$ref` of an extension of the root can be read; Redocly reports only those of OpenAPI itself. */
export function ExtensionRefs() {
  return {
    Root(root, { report, location, resolve }) {
      for (const [name, own] of Object.entries(root)) {
        if (!name.startsWith('x-') || !own?.$ref) continue;
        const { node, error } = resolve(own);
        if (node !== undefined) continue;
        report({
          message: `\`${own.$ref}\` cannot be read${reason(error, location)}. Correct it there, or correct the reference.`,
          location: location.child(name).key(),
        });
      }
    },
  };
}

/** The error of the reader, with paths relative to the folder of the root document. */
function reason(error, { source }) {
  if (!error) return '';
  const folder = dirname(source.absoluteRef) + sep;
  return `: ${error.message.split('\n')[0].replaceAll(folder, '')}`;
}
