import { AddressPolicy } from '@web-data/net';
import type { Resolve } from '@web-data/net';
import type { ServerConfig } from '../config/server-config.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Instance } from '../instances/instance.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { JobWorker, WorkerOptions } from '../jobs/job-worker.ts';
import type { Store } from '../store/store.ts';
import type { DeliveryOptions, DroppedEvents } from './deliver.ts';
import { Hosts } from './hosts.ts';
import { sealWith } from './seal.ts';
import type { Seal } from './seal.ts';
import { Sender } from './send.ts';
import { webhookKind } from './webhook-kind.ts';

/** The parts of the server that deliveries use. */
export interface DeliveryParts {
  store: Store;
  worker: Pick<WorkerOptions, 'log' | 'owner' | 'pollMs' | 'onRun'>;
  metrics: Metrics;
  resolve: Resolve | undefined;
  /** This instance. */
  instance: Pick<Instance, 'isSure'>;
  /** Called for events that will not be delivered. */
  onDropped(dropped: DroppedEvents): void;
}

/** The deliveries of a server. */
export interface Delivery {
  queue: JobQueue;
  worker: JobWorker;
  /** Which addresses may receive events. */
  policy: AddressPolicy;
  seal: Seal;
  start(): void;
  close(): Promise<void>;
}

/** One host gets up to one in this many of the deliveries of a process. */
const HOST_SHARE = 8;

/**
 * Sets up the deliveries of a server, and the deletion of old history. They may reach the private addresses that the operator allows for sites, but
 * never this server itself. `self` is allowed for its documentation only: its operations must not be called with the
 * server's own authority.
 */
export function openDelivery(
  config: ServerConfig,
  { store, worker: common, metrics, resolve, instance, onDropped }: DeliveryParts,
): Delivery {
  const { webhookDeliveries: slots, webhookSealKey, sitePorts: ports } = config;
  const allowPrivate = config.allowPrivate.filter((entry) => entry !== 'self');
  const policy = new AddressPolicy({ allowPrivate, ports });
  const toOneHost = Math.max(1, Math.floor(slots / HOST_SHARE));
  const sender = new Sender({ policy, resolve, connections: toOneHost });
  const queue = webhookKind.openQueue(store);
  const seal = sealWith(webhookSealKey);
  const options: DeliveryOptions = {
    queue,
    sender,
    hosts: new Hosts(toOneHost),
    seal,
    log: common.log,
    isSure: () => instance.isSure,
    onAttempt: (outcome) => metrics.countAttempt(outcome),
    onDropped(dropped) {
      metrics.countDropped(dropped.reason, dropped.count);
      onDropped(dropped);
    },
  };
  const worker = webhookKind.openWorker(queue, options, { ...common, slots });
  const close = async (): Promise<void> => {
    await worker.close();
    await sender.close();
  };
  return { queue, worker, policy, seal, start: () => worker.start(), close };
}
