/** A choice of strings explains each of its values in `x-enum-descriptions`, and no other. */
export function EnumDescriptions() {
  return {
    Schema(schema, { report, location, key }) {
      if (key === 'not' || !schema.enum || schema.type !== 'string') return;
      const descriptions = schema['x-enum-descriptions'] ?? {};
      for (const value of schema.enum.filter((value) => !descriptions[value])) {
        report({
          message: `Say in \`x-enum-descriptions\` what "${value}" means.`,
          location: location.child('enum'),
        });
      }
      for (const value of Object.keys(descriptions).filter((value) => !schema.enum.includes(value))) {
        report({
          message: `"${value}" is not a value of the enum. Remove its description, or correct the value.`,
          location: location.child(['x-enum-descriptions', value]).key(),
        });
      }
    },
  };
}
