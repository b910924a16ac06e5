import { Ajv2020 } from 'ajv/dist/2020.js';

/** Every `x-*` is declared in `x-extensions` of the root, is at an allowed location, and has the declared form. */
export function Extensions() {
  let known;
  return {
    any: {
      enter(node, { type, report, location, resolve }) {
        if (type.name === 'Root') known = readRegistry(node, resolve);
        if (isMap(type.name) || typeof node !== 'object' || node === null) return;
        for (const name of Object.keys(node).filter((key) => key.startsWith('x-'))) {
          const value = node[name]?.$ref ? resolve(node[name]).node : node[name];
          const message = findViolation(name, value, type.name, known);
          if (message) report({ message, location: location.child(name).key() });
        }
      },
    },
  };
}

/** The keys of a map, and those inside an extension, are arbitrary names. */
function isMap(type) {
  return /^Named|Map$|^SchemaProperties$|^PatternProperties$|^SpecExtension$/.test(type);
}

/** The entries of `x-extensions`, each with a check of values. */
function readRegistry(root, resolve) {
  const own = root['x-extensions'];
  const entries = (own?.$ref ? resolve(own).node : own) ?? {};
  const ajv = new Ajv2020({ strict: false });
  const checked = Object.entries(entries).map(([name, { on = [], schema = true }]) => {
    return [name, { on, check: ajv.compile(schema) }];
  });
  return new Map(checked);
}

function findViolation(name, value, type, known) {
  const entry = known.get(name);
  if (!entry)
    return `\`${name}\` is no extension of ours. Correct its name, or describe it in \`x-extensions\`.`;
  const { on, check } = entry;
  if (!on.includes('any') && !on.includes(type))
    return `\`${name}\` says nothing here. It may stand in: ${on.join(', ')}.`;
  if (check(value)) return undefined;
  const [{ instancePath, message }] = check.errors;
  return `\`${name}\`${instancePath && ` at ${instancePath}`} ${message}. Its form stands in \`x-extensions\`.`;
}
