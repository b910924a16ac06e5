import { commonOptions } from '../command.ts';
import type { Command } from '../command.ts';

/** Listed in the help and parsed like any command; runs until a signal ends it, with a store of its own. */
export const serve: Pick<Command, 'name' | 'summary' | 'options'> = {
  name: 'serve',
  summary: 'run the server until SIGINT or SIGTERM',
  options: {
    host: { type: 'string', value: '<address>', description: 'address to listen on' },
    port: { type: 'string', value: '<number>', description: 'port to listen on; 0 takes a free one' },
    ...commonOptions,
  },
};
