/** Formats one line for a description. */
export function formatRow(row) {
  if (row.crashed || row.error)
    return `${row.name}: ${row.crashed ? 'CRASHED' : 'failed'}: ${row.crashed ?? row.error}`;
  const { express, fastify } = row.servers ?? {};
  const cells = [
    `${row.operations} operations`,
    row.generate.error ? `generate: ${row.generate.error}` : `${row.generate.notes.length} notes`,
    `tsc ${row.tsc?.error ?? row.tsc}`,
    `ajv ${formatAjv(row.ajv)}`,
    `bodies ${row.bodies?.error ?? row.bodies}`,
    row.servers?.error ?? `express ${formatHost(express, row)}, fastify ${formatHost(fastify, row)}`,
    `plan ${row.plan?.error ?? `${row.plan?.trials} trials in ${row.plan?.cpu.toFixed(1)} s`}`,
    `mock ${row.mock?.error ?? row.mock?.deviations ?? 'not run'}`,
    `docs ${row.docs?.error ?? row.docs}`,
    `diff ${row.diff?.error ?? row.diff}`,
    `${row.cpu.toFixed(1)} s, ${row.megabytes} MB`,
  ];
  return `${row.name}: ${cells.join(' · ')}`;
}

function formatAjv(ajv) {
  return ajv?.error ?? (ajv && `${ajv.disagreements.length} of ${ajv.values} values judged otherwise`);
}

/** Whether what is generated does not compile, judges otherwise than Ajv, or has types that reject accepted bodies. */
export function hasViolation({ error, generate, tsc, ajv, bodies }) {
  if (error || generate?.error) return true;
  return tsc !== 'ok' || Boolean(ajv.error) || ajv.disagreements.length > 0 || Boolean(bodies.error);
}

function formatHost(host, { operations }) {
  if (!host) return 'none';
  const { deviations } = host.verify;
  return `${host.calls}/${operations}${deviations === undefined ? '' : ` (${deviations} deviations)`}`;
}

/** Formats the totals by kind. */
export function formatTable(rows) {
  const count = (test) => rows.filter(test).length;
  const sum = (read) => rows.reduce((total, row) => total + (Number(read(row)) || 0), 0);
  const lines = [
    `${rows.length} descriptions`,
    `${count((row) => row.crashed)} crashed`,
    `${count((row) => row.error)} failed`,
    `${count((row) => row.tsc === 'ok')} compile`,
    `${sum((row) => row.ajv?.values)} values judged, ${sum((row) => row.ajv?.accepted)} accepted, ${sum((row) => row.ajv?.disagreements?.length)} otherwise than by Ajv`,
    `${sum((row) => row.bodies)} accepted bodies type-check`,
    `${count((row) => row.servers?.express?.failed.length === 0 && row.servers.fastify.failed.length === 0)} with a response to every call from both servers`,
    `${count((row) => row.plan?.trials <= 5000 && row.plan.cpu <= 10)} planned within 5,000 trials and 10 s`,
    `${count((row) => row.mock?.deviations === 0)} verified against the mock`,
    `${count((row) => row.servers?.express?.verify.deviations === 0 && row.servers.fastify.verify.deviations === 0)} verified against both servers`,
    `${count((row) => typeof row.docs === 'number')} with docs`,
    `${count((row) => row.diff === 0)} without a change against itself`,
  ];
  return lines.join(' · ');
}
