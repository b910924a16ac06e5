// Messages of every server to the benchmark: its port, and its CPU time on request.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpu: user + system });
});
process.on('disconnect', () => process.exit());

/** Reports the port of a listening server. */
export function report(server) {
  process.send({ port: server.address().port });
}

/** Response of every handler. */
export function mapResponse(body) {
  return { success: true, links: [{ url: body.url }] };
}

export const isKey = (token) => token === 'secret';
