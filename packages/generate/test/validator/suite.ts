/**
 * The JSON-Schema-Test-Suite, 2020-12. Debian ships it in libtest-json-schema-acceptance-perl; JSON_SCHEMA_TEST_SUITE names
 * the `tests` of another copy.
 */
const directory =
  process.env['JSON_SCHEMA_TEST_SUITE'] ??
  '/usr/share/perl5/auto/share/dist/Test-JSON-Schema-Acceptance/tests';

/** What must hold. */
export const suite: string = `${directory}/draft2020-12`;
/** What holds where formats are checked. */
export const formatSuite: string = `${suite}/optional/format`;
