/** The formats that our validators check. Any other would be a promise that nobody keeps. */
const formats = ['date-time', 'uri', 'uuid'];
/** Ours: `http-url` is an absolute http or https URL, by the WHATWG parser, without surrounding white space. */
const own = ['http-url'];

/** `format` and `x-format` name formats that are checked. */
export function KnownFormats() {
  return {
    Schema(schema, { report, location }) {
      check(schema.format, formats, location.child('format'), report);
      check(schema['x-format'], own, location.child('x-format'), report);
    },
  };
}

function check(value, allowed, location, report) {
  if (value === undefined || allowed.includes(value)) return;
  const message = `The format "${value}" is checked by nothing. Write ${allowed.join(', ')}, or a \`pattern\`.`;
  report({ message, location });
}
