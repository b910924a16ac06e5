import { reject, Rejection } from '@web-data/validator';
import type { InteractAction, InteractResult, ScrapeInteractRequest } from '@web-data/types';
import { withAudit } from '../../accounts/audit/with-audit.ts';
import type { Identity } from '../../accounts/keys/identity.ts';
import type { OperationHandlers } from '../operations/operation.ts';
import type { PageModel } from '../pages/model/page-model.ts';
import { withoutEffect } from '../without-effect.ts';
import { act } from './act.ts';
import type { ActServices } from './act.ts';
import { actByPrompt } from './act-by-prompt.ts';
import type { InteractServices } from './operations.ts';
import type { ScrapedPages } from '../pages/scraped-pages.ts';
import type { Open } from './sessions.ts';

export interface ScrapeInteractServices extends InteractServices {
  scrapedPages: ScrapedPages;
  /** Does tasks in words; undefined where the service has no model. */
  model: PageModel | undefined;
}

/** Seconds that a session on a scraped page lives. */
const TTL = 300;

/** Creates the handlers of sessions on pages that were scraped: such a session has the id of its scrape. */
export function scrapeInteractOperations(
  services: ScrapeInteractServices,
): Pick<OperationHandlers, 'interactWithScrape' | 'endScrapeInteract'> {
  const { siem, scrapedPages } = services;
  const opening = new Map<string, Promise<Open>>();
  /** Requests that come while a session opens wait for it. */
  const findOrOpen = (call: Call): Promise<Open> => {
    const name = toName(call);
    const running = opening.get(name);
    if (running) return running;
    const opened = openSession(services, call).finally(() => opening.delete(name));
    opening.set(name, opened);
    return opened;
  };
  return {
    async interactWithScrape({ body, identity, params, request, signal }) {
      if ('code' in body) throw reject('CodeNotRun');
      const model = requireModel(services, body);
      const id = params.scrapeId.toLowerCase();
      const call = { id, identity, requestId: request.id };
      const timeoutMs = Math.min(body.timeout * 1000, services.timeoutMs);
      const bounds = { ...services, timeoutMs, signal: AbortSignal.any([signal, services.closing]) };
      const named = { siem, identity, requestId: request.id, operation: 'interactWithScrape' };
      const outcome = await withAudit(named, async () =>
        doTask(await findOrOpen(call), { body, model, bounds }),
      );
      const warning = withoutEffect([{ operation: 'interactWithScrape', value: body }]);
      const response = {
        success: true,
        sessionId: id,
        ...outcome,
        ...(warning !== undefined && { warning }),
      };
      return { status: 200, body: response as typeof response & { success: true } };
    },
    async endScrapeInteract({ identity, params, request }) {
      const id = params.scrapeId.toLowerCase();
      await opening.get(toName({ id, identity }))?.catch(() => undefined); // Whoever opens it is told.
      const open = await findOpen(services, id, identity);
      if (open === undefined && (await scrapedPages.find(id, identity.teamId)) === undefined)
        throw reject('ScrapeNotFound');
      const named = { siem, identity, requestId: request.id, operation: 'endScrapeInteract' };
      const ended = await withAudit(named, async () => open?.live.end());
      const creditsBilled = (await open?.billed) ?? 0;
      const payload = { sessionDurationMs: ended?.durationMs ?? 0, creditsBilled };
      return { status: 200, body: { success: true, ...payload } };
    },
  };
}

interface Call {
  id: string;
  identity: Identity;
  requestId: string;
}

function toName({ id, identity }: Pick<Call, 'id' | 'identity'>): string {
  return `${identity.teamId}:${id}`;
}

/** @throws {Rejection} 409 when another process has it */
async function findOpen(
  { sessions }: ScrapeInteractServices,
  id: string,
  { teamId }: Identity,
): Promise<Open | undefined> {
  try {
    return await sessions.find(id, teamId);
  } catch (error) {
    if (error instanceof Rejection && error.error === 'SessionNotFound') return undefined;
    throw error;
  }
}

/** @throws {Rejection} 404 when the scrape is not remembered; as `Sessions.start` */
async function openSession(
  services: ScrapeInteractServices,
  { id, identity, requestId }: Call,
): Promise<Open> {
  const open = await findOpen(services, id, identity);
  if (open) return open;
  const page = await services.scrapedPages.find(id, identity.teamId);
  if (page === undefined) throw reject('ScrapeNotFound');
  const { url, ...settings } = page;
  await services.sessions.start({ id, url, body: { ...settings, ttl: TTL }, identity, requestId });
  return services.sessions.find(id, identity.teamId);
}

/** @throws {Rejection} 501 when a task in words needs a model and there is none */
function requireModel(
  { model }: ScrapeInteractServices,
  { prompt }: ScrapeInteractRequest,
): PageModel | undefined {
  if (prompt !== undefined && model === undefined) throw reject('NoModel');
  return model;
}

interface Task {
  body: ScrapeInteractRequest;
  model: PageModel | undefined;
  bounds: ActServices;
}

/** Does the actions, and then what the prompt asks for. */
async function doTask(
  open: Open,
  { body: { actions = [], prompt }, model, bounds }: Task,
): Promise<{ completed: boolean; output?: string; results: InteractResult[] }> {
  const until = Date.now() + bounds.timeoutMs;
  const first: InteractAction[] =
    actions.length === 0 && prompt === undefined ? [{ type: 'snapshot' }] : actions;
  const { completed, results } = await act(open, first, bounds);
  if (!completed || prompt === undefined || model === undefined) return { completed, results };
  const timeoutMs = Math.max(1, until - Date.now());
  const done = await actByPrompt(open, prompt, { ...bounds, timeoutMs, model });
  return { ...done, results: [...results, ...done.results] };
}
