import Ajv2020 from 'ajv/dist/2020.js';

const ajv = new (Ajv2020.default ?? Ajv2020)({ strict: false, validateFormats: false });

/** Every `default` is valid by its own schema, and belongs to an optional member. */
export function DefaultsConform() {
  return {
    Schema(schema, { report, location }) {
      for (const name of schema.required ?? []) {
        if (schema.properties?.[name]?.default === undefined) continue;
        const message = `\`${name}\` is required, so its default is never used. Remove one of the two.`;
        report({ message, location: location.child(['properties', name, 'default']).key() });
      }
      if (!('default' in schema) || schema.$ref) return;
      const violation = findViolation(schema);
      if (violation)
        report({ message: `The default ${violation}. Correct it.`, location: location.child('default') });
    },
  };
}

function findViolation({
  default: value,
  type,
  enum: choice,
  minimum,
  maximum,
  pattern,
  minLength,
  maxLength,
  minItems,
  maxItems,
}) {
  const own = { type, enum: choice, minimum, maximum, pattern, minLength, maxLength, minItems, maxItems };
  const keywords = Object.fromEntries(Object.entries(own).filter(([, keyword]) => keyword !== undefined));
  try {
    const validate = ajv.compile(keywords);
    return validate(value) ? undefined : validate.errors[0].message;
  } catch {
    // A broken keyword is another rule's to report.
    return undefined;
  }
}
