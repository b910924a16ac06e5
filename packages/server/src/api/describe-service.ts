import type { ServiceFacts } from '@web-data/docs';
import { rateClasses } from '@web-data/types';
import { options } from '../platform/config/options.ts';
import { getMaxStoredBytes } from '../platform/config/plan.ts';
import type { ServerConfig } from '../platform/config/server-config.ts';

/** The limits and prices by which this server runs, for its documentation. */
export function describeService(config: ServerConfig): ServiceFacts {
  return {
    plans: {
      head: ['Plan', 'Requests a minute, each operation', 'At once', 'Reads of status a minute', 'Stored'],
      rows: Object.entries(config.plans).map(([name, plan]) => {
        const { requestsPerMinute, concurrency, statusReadsPerMinute } = plan;
        const reads = statusReadsPerMinute ?? rateClasses.status.requestsPerMinute;
        const stored = formatBytes(getMaxStoredBytes(config.plans, name));
        return [name, format(requestsPerMinute), format(concurrency), format(reads), stored];
      }),
    },
    prices: { head: ['What costs', 'Credits'], rows: listPrices(config) },
    sizes: {
      head: ['What', 'At most'],
      rows: [
        ['Body of a request', formatBytes(config.maxBodyBytes)],
        ['Time of an operation without a shorter `timeout`', `${format(config.operationTimeoutMs / 1000)} s`],
      ],
    },
  };
}

/** What each option named as credits says that it is the price of. */
function listPrices(config: ServerConfig): string[][] {
  return Object.entries(options).flatMap(([name, { description }]) => {
    if (!name.endsWith('Credits')) return [];
    const [, subject = description] = /^Credits of (.+?)\.?$/.exec(description) ?? [];
    return [
      [subject.slice(0, 1).toUpperCase() + subject.slice(1), format(Number(config[name as 'mapCredits']))],
    ];
  });
}

function format(value: number): string {
  return value.toLocaleString('en');
}

/** Bytes in the largest unit of a thousand that has no fraction: `10 GB`, and `1,048,576 bytes`. */
function formatBytes(bytes: number): string {
  for (const [unit, size] of [
    ['GB', 1e9],
    ['MB', 1e6],
  ] as const)
    if (bytes % size === 0) return `${format(bytes / size)} ${unit}`;
  return `${format(bytes)} bytes`;
}
