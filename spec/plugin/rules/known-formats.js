/** The formats that our validators check. Nothing would check any other. */
const formats = ['date-time', 'uri', 'uuid'];
/**
 * Our own formats, with a pattern for as much as other tools can check: `http-url` is an absolute http or https URL, by
 * the WHATWG parser, without surrounding white space.
 */
const own = { 'http-url': '^[Hh][Tt][Tt][Pp][Ss]?://' };

/** `format` and `x-format` name formats that are checked, and our own formats have their pattern for other tools. */
export function KnownFormats() {
  return {
    Schema(schema, { report, location }) {
      check(schema.format, formats, location.child('format'), report);
      check(schema['x-format'], Object.keys(own), location.child('x-format'), report);
      checkPattern(schema, location, report);
    },
  };
}

function check(value, allowed, location, report) {
  if (value === undefined || allowed.includes(value)) return;
  const message = `The format "${value}" is checked by nothing. Write ${allowed.join(', ')}, or a \`pattern\`.`;
  report({ message, location });
}

function checkPattern({ pattern, 'x-format': format }, location, report) {
  if (!Object.hasOwn(own, format) || pattern === own[format]) return;
  const message = `Other tools do not know the format "${format}". Write \`pattern: ${own[format]}\` beside it.`;
  report({ message, location });
}
