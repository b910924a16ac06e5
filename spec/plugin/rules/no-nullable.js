/** `nullable` belongs to OpenAPI 3.0; in 3.1 it means nothing, yet some tools obey it. */
export function NoNullable() {
  return {
    Schema(schema, { report, location }) {
      if (!('nullable' in schema)) return;
      report({
        message:
          "`nullable` is not a keyword of OpenAPI 3.1. Write `type: [<type>, 'null']`, or leave the member out.",
        location: location.child('nullable').key(),
      });
    },
  };
}
