import { pruneProfiles } from '../capabilities/interact/profiles/profile-rows.ts';
import { pruneRecords } from '../capabilities/interact/record/record-rows.ts';
import { Pruner } from '../platform/retention/pruner.ts';
import type { Capability, Parts } from './capability.ts';
import { interactOperations } from '../capabilities/interact/operations.ts';
import { scrapeInteractOperations } from '../capabilities/interact/scrape-operations.ts';
import { Sessions } from '../capabilities/interact/sessions.ts';

/** Interact, with the sessions of this process for other parts of the server. */
export interface InteractCapability extends Capability {
  sessions: Sessions;
}

/** Sessions in a browser, and the profiles that they save. */
export function openInteract(parts: Parts): InteractCapability {
  const { config, log, store, browsers, delivery } = parts;
  const services = {
    ...parts,
    seal: delivery.seal,
    interactCredits: config.interactCredits,
    profilesPerTeam: config.profilesPerTeam,
    profileBytes: config.profileBytes,
    browser: () => browsers.pool,
    userAgent: config.userAgent,
    proxies: config.proxies,
    onError: (err: unknown) =>
      log.error({ err }, 'a session could not be charged or forgotten; its lease gives back what it held'),
    sessionRecords: config.sessionRecords,
    sessionRecordRetentionMs: config.sessionRecordRetentionMs,
    onRecordError: (err: unknown) => log.error({ err }, 'steps of a session were not recorded'),
    onSaveFailure: (details: object) => log.warn(details, 'the profile of a session was not kept'),
  };
  const sessions = new Sessions(services);
  const shared = { ...services, sessions, timeoutMs: config.operationTimeoutMs };
  const profiles = new Pruner({
    of: 'profiles',
    log,
    everyMs: Math.min(config.profileRetentionMs, 600_000),
    prune: () => pruneProfiles(store, config.profileRetentionMs),
  });
  const records = new Pruner({
    of: 'records of sessions',
    log,
    everyMs: Math.min(config.sessionRecordRetentionMs, 600_000),
    prune: () => pruneRecords(store),
  });
  return {
    sessions,
    handlers: { ...interactOperations(shared), ...scrapeInteractOperations(shared) },
    gauges: {
      web_data_interact_sessions: {
        help: 'Sessions of Interact that are open in this process',
        read: () => sessions.count,
      },
      web_data_interact_views: {
        help: 'Open live views of sessions of Interact',
        read: () => sessions.views.count,
      },
    },
    start() {
      profiles.start();
      records.start();
    },
    async close() {
      await sessions.close();
      await profiles.close();
      await records.close();
    },
  };
}
