import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './replica.js';

/** Starts nginx or Caddy before two replicas, with the lines about several replicas that the examples in deploy/ have. */
export async function startProxy(name, folder, ports) {
  const port = await freePort();
  const own = join(folder, name);
  await mkdir(own);
  const args = await proxies[name](own, port, ports);
  const child = spawn(name, args, {
    env: { ...process.env, HOME: own, XDG_DATA_HOME: own },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  for (let tries = 0; !(await accepts(port)); tries++) {
    if (child.exitCode !== null || tries > 200) throw new Error(`${name} did not start: ${said}`);
    await sleep(50);
  }
  const exited = new Promise((resolve) => child.once('exit', resolve));
  return {
    port,
    async close() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

const proxies = {
  async nginx(folder, port, ports) {
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (one) => `${one}_temp_path ${join(folder, one)};`,
    );
    const text = `pid ${join(folder, 'pid')};
events {}
http {
  access_log off;
  ${paths.join('\n  ')}
  upstream web_data {
    ${ports.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join('\n    ')}
    keepalive 64;
    keepalive_timeout 60s;
  }
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_next_upstream error;
    location / { proxy_pass http://web_data; }
  }
}
`;
    await writeFile(join(folder, 'nginx.conf'), text);
    return ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', 'stderr', '-g', 'daemon off;'];
  },
  async caddy(folder, port, ports) {
    const text = `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	reverse_proxy ${ports.map((one) => `127.0.0.1:${one}`).join(' ')} {
		health_uri /readyz
		health_interval 500ms
		lb_policy round_robin
		lb_try_duration 5s
		transport http {
			keepalive 60s
		}
	}
}
`;
    await writeFile(join(folder, 'Caddyfile'), text);
    return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  },
};

function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true) ?? socket.destroy());
    socket.on('error', () => resolve(false));
  });
}
