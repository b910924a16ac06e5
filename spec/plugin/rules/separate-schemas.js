import { componentName } from './component-names.js';

/** No object schema serves both requests and responses: defaults and required members mean another thing in each. */
export function SeparateSchemas() {
  const sides = { request: new Map(), response: new Map() };
  const note =
    (side) =>
    (schema, { location }) => {
      const name = componentName(location);
      if (name && schema.type === 'object') sides[side].set(name, location);
    };
  return {
    Root: {
      leave(_, { report }) {
        for (const [name, location] of sides.request) {
          if (!sides.response.has(name)) continue;
          const message = `"${name}" is used in a request and in a response. Write one schema for each.`;
          report({ message, location });
        }
      },
    },
    RequestBody: { Schema: note('request') },
    Response: { Schema: note('response') },
  };
}
