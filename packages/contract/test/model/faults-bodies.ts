import { answers, withMembers, type Fault } from './fault.ts';
import type { Answer } from './service.ts';

const json = (answer: Answer): Record<string, unknown> => answer.body as Record<string, unknown>;

/** Error bodies that tell the wrong thing. */
export const errorBodies: Fault[] = [
  {
    name: 'details name the parent',
    pointer: '/x-error-catalogue/BadRequest/details',
    apply: answers('mapUrls', 400, (answer) => ({
      ...answer,
      body: {
        ...json(answer),
        details: (json(answer)['details'] as { path: string }[]).map((entry) => ({
          ...entry,
          path: entry.path.split('/').slice(0, 2).join('/'),
        })),
      },
    })),
  },
  {
    name: 'details name the wrong keyword',
    pointer: '/x-error-catalogue/BadRequest/details',
    apply: answers('mapUrls', 400, (answer) => ({
      ...answer,
      body: {
        ...json(answer),
        details: (json(answer)['details'] as object[]).map((entry) => ({ ...entry, code: 'type' })),
      },
    })),
  },
  {
    name: 'a failed validation says success',
    pointer: '/',
    apply: withMembers('scrapeUrl', 400, { success: 'false' }),
  },
  {
    name: 'a missing snapshot says success',
    pointer: '/',
    apply: withMembers('getAgentSnapshot', 404, { success: true }),
  },
  {
    name: 'the source line of an error is in a header',
    pointer: '/',
    apply: answers('mapUrls', 400, (answer) => ({
      ...answer,
      headers: { 'x-error': 'TypeError: no url at parse (/srv/app/dist/map.js:12:7)' },
    })),
  },
  {
    name: 'no snapshot and no job are the same error',
    pointer: '/',
    apply: answers('getAgentSnapshot', 404, (answer) => ({
      ...answer,
      body: { ...json(answer), error: 'Agent job not found' },
    })),
  },
];
