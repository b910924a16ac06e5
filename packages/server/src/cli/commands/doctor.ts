import type { Command } from '../command.ts';

/** `doctor`, which runs without a store of the command line: the store may be what is wrong. */
export const doctorCommand: Omit<Command, 'run'> = {
  name: 'doctor',
  summary:
    'check database, clock, disk, limits, browser, model, search, mail, counters and egress; changes nothing',
  options: {
    url: { type: 'string', value: '<url>', description: 'a site to reach by the rules for all sites' },
  },
};
