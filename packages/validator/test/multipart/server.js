// `node server.js <adapter>`: serves uploads, tells its port, and on every message how much memory it has held at most since
// the message before, in bytes.
import { api, options } from './api.js';
import { start } from './hosts.js';

let max = 0;
const look = () => {
  const { rss } = process.memoryUsage();
  max = Math.max(max, rss);
};
setInterval(look, 5);
const server = await start(process.argv[2], api, options);
process.on('message', () => {
  look();
  process.send({ max });
  max = 0;
  look();
});
process.send({ port: server.address().port });
