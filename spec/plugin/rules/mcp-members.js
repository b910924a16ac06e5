const members = {
  description: (value) => typeof value === 'string' && value.trim().length >= 20,
  destructive: (value) => typeof value === 'boolean',
  openWorld: (value) => typeof value === 'boolean',
};

/** `x-mcp` contains only what differs between the descriptions for models and for people: each member is known, and of its type. */
export function McpMembers() {
  return {
    Schema(schema, { report, location }) {
      if (![undefined, false].includes(schema['x-mcp'])) {
        report({
          message:
            '`x-mcp` of a schema is `false`: no model is shown a field of it. Correct this or leave it out.',
          location: location.child('x-mcp'),
        });
      }
    },
    Paths: {
      Operation(operation, { report, location }) {
        const own = operation['x-mcp'];
        if (own === undefined) return;
        const target = location.child('x-mcp');
        const wrong = Object.keys(Object(own)).filter((name) => !members[name]?.(own[name]));
        for (const name of wrong) {
          report({
            message:
              '`x-mcp` has a `description` of one sentence at least, and `destructive` and `openWorld`, true or false. Correct this or leave it out.',
            location: target.child(name),
          });
        }
        if (Object.keys(Object(own)).length === 0)
          report({ message: '`x-mcp` says nothing. Leave it out.', location: target });
      },
    },
  };
}
