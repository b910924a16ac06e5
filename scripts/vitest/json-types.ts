/**
 * Content-Type values, and whether the content is JSON: `application/json` (RFC 8259), each type with the suffix
 * `+json` (RFC 6838, section 4.2.8), and the widespread `text/json`; case and parameters do not count (RFC 9110, section
 * 8.3.1). The runtimes of client and validator have no dependencies, so each carries a copy of the rule and is held to
 * this table.
 */
export const jsonTypes: readonly (readonly [contentType: string, isJson: boolean])[] = [
  ['application/json', true],
  ['Application/JSON', true],
  ['application/json;charset=utf-8', true],
  ['application/json ; charset=utf-8', true],
  ['application/json\t;charset=utf-8', true],
  ['text/json', true],
  ['application/problem+json', true],
  ['application/vnd.api+json; ext="a,b"', true],
  ['application/vnd.a.b-c+d+JSON', true],
  ['application/prs.a!b#c$d&e^f_g+json', true],
  ['model/gltf+json', true],
  ['image/x+json', true],
  ['', false],
  ['json', false],
  ['application/json-seq', false],
  ['application/json-patch', false],
  ['application/jsonlines', false],
  ['application/x-json', false],
  ['application/geo+json-seq', false],
  ['application/x-ndjson', false],
  ['image/json', false],
  ['text/plain; type=application/json', false],
  ['multipart/related; type="application/x+json"', false],
  ['text/plain;a=/json', false],
  ['application/xml', false],
  ['*/*', false],
];
