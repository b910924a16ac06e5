// What every server here says to the benchmark: its port, and its processor time when asked.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpu: user + system });
});
process.on('disconnect', () => process.exit());

/** Tells the port of a listening server. */
export function report(server) {
  process.send({ port: server.address().port });
}

/** What every handler answers. */
export function response(body) {
  return { success: true, links: [{ url: body.url }] };
}

export const isKey = (token) => token === 'secret';
