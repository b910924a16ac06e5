/** Every `pattern` compiles with the `u` flag, as JSON Schema 2020-12 asks and validators do. */
export function PatternsCompile() {
  return {
    Schema({ pattern, patternProperties = {} }, { report, location }) {
      if (pattern !== undefined) check(pattern, location.child('pattern'), report);
      for (const key of Object.keys(patternProperties)) {
        check(key, location.child(['patternProperties', key]).key(), report);
      }
    },
  };
}

function check(pattern, location, report) {
  try {
    RegExp(pattern, 'u');
  } catch (error) {
    report({
      message: `The pattern does not compile with the \`u\` flag: ${error.message}. Correct it.`,
      location,
    });
  }
}
