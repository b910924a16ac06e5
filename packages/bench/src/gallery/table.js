/** One line of a description. */
export function tellRow(row) {
  if (row.crashed || row.refused)
    return `${row.name}: ${row.crashed ? 'CRASHED' : 'refused'}: ${row.crashed ?? row.refused}`;
  const { express, fastify } = row.servers ?? {};
  const cells = [
    `${row.operations} operations`,
    row.generate.refused ? `generate: ${row.generate.refused}` : `${row.generate.notes.length} notes`,
    `tsc ${row.tsc?.refused ?? row.tsc}`,
    row.servers?.refused ?? `express ${tellHost(express, row)}, fastify ${tellHost(fastify, row)}`,
    `mock ${row.mock?.refused ?? row.mock?.deviations}`,
    `docs ${row.docs?.refused ?? row.docs}`,
    `diff ${row.diff?.refused ?? row.diff}`,
    `${row.cpu.toFixed(1)} s, ${row.megabytes} MB`,
  ];
  return `${row.name}: ${cells.join(' · ')}`;
}

function tellHost(host, { operations }) {
  return host ? `${host.calls}/${operations} (${host.verify.deviations} deviations)` : 'none';
}

/** What there is to look at, by kind. */
export function tellTable(rows) {
  const count = (test) => rows.filter(test).length;
  const lines = [
    `${rows.length} descriptions`,
    `${count((row) => row.crashed)} crashed`,
    `${count((row) => row.refused)} refused`,
    `${count((row) => row.tsc === 'ok')} compile`,
    `${count((row) => row.servers?.express?.failed.length === 0 && row.servers.fastify.failed.length === 0)} with every call answered by both servers`,
    `${count((row) => row.mock?.deviations === 0)} verified against the mock`,
    `${count((row) => row.servers?.express?.verify.deviations === 0 && row.servers.fastify.verify.deviations === 0)} verified against both servers`,
    `${count((row) => typeof row.docs === 'number')} with docs`,
    `${count((row) => row.diff === 0)} without a change against itself`,
  ];
  return lines.join(' · ');
}
