/**
 * In a `oneOf` whose members fix a property by `const` and one member leaves it open by `not: { enum }`, the list of
 * the open member is exactly the values of the others: else an event would match two members, or none.
 */
export function OpenUnions() {
  return {
    Schema(schema, { report, location, resolve }) {
      const members = (schema.oneOf ?? []).map((own) => propertiesOf(own, resolve));
      const open = members
        .flatMap((properties) => Object.entries(properties))
        .find(([, { not }]) => not?.enum);
      if (!open) return;
      const [name, { not }] = open;
      const closed = members
        .map((properties) => properties[name]?.const)
        .filter((value) => value !== undefined);
      const missing = closed.filter((value) => !not.enum.includes(value));
      const extra = not.enum.filter((value) => !closed.includes(value));
      for (const value of missing) {
        const message = `The open member of this union does not exclude "${value}". Add it to its \`not.enum\`.`;
        report({ message, location: location.child('oneOf') });
      }
      for (const value of extra) {
        const message = `The open member of this union excludes "${value}", which no other member is. Remove it.`;
        report({ message, location: location.child('oneOf') });
      }
    },
  };
}

/** The properties of a schema and of its `allOf`, the later winning. */
function propertiesOf(own, resolve, from) {
  const { node, location } = resolve(own, from);
  const inherited = (node?.allOf ?? []).map((part) =>
    propertiesOf(part, resolve, location?.source.absoluteRef ?? from),
  );
  return Object.assign({}, ...inherited, node?.properties);
}
