import { drop, map, type Edit, type Part } from './edit.ts';

const entry = (document: Part, name: string): Part => document['x-error-catalogue'][name];

/** Takes an error out of the catalogue, and out of every list. */
function remove(document: Part, name: string): void {
  delete document['x-error-catalogue'][name];
  for (const item of Object.values<Part>(document.paths)) {
    for (const operation of Object.values<Part>(item)) {
      const list = operation?.['x-errors'];
      if (Array.isArray(list) && list.includes(name)) drop(list, (one) => one === name);
    }
  }
}

/** Edits of the error catalogue; the responses of errors are written anew from it after each, as a build does. */
export const CATALOGUE: readonly Edit[] = [
  ['an error removed', 'major', (d) => remove(d, 'BadGateway')],
  ['an error that was provisional removed', 'minor', (d) => remove(d, 'UnreadableSite')],
  ['a provisional error of a shared status removed', 'minor', (d) => remove(d, 'SessionElsewhere')],
  [
    'an error added',
    'minor',
    (d) => {
      d['x-error-catalogue'].Gone = { status: 410, error: 'Gone', retryable: 'no', cause: 'It is gone.' };
      map(d)['x-errors'].push('Gone');
    },
  ],
  ['the status of an error changed', 'major', (d) => (entry(d, 'BadGateway').status = 503)],
  ['the status of a provisional error changed', 'minor', (d) => (entry(d, 'UnreadableSite').status = 424)],
  ['the string of an error changed', 'major', (d) => (entry(d, 'BadGateway').error = 'Bad gateway')],
  [
    'the string of a provisional error changed',
    'minor',
    (d) => (entry(d, 'UnreadableSite').error = 'Unreadable'),
  ],
  ['an error no longer retryable', 'major', (d) => (entry(d, 'BadGateway').retryable = 'no')],
  ['an error retryable now', 'major', (d) => (entry(d, 'Forbidden').retryable = 'yes')],
  ['a message of its own from now on', 'major', (d) => (entry(d, 'BadGateway').openMessage = true)],
  ['no message of its own any more', 'minor', (d) => delete entry(d, 'BadRequest').openMessage],
  ['Retry-After no longer sent', 'major', (d) => delete entry(d, 'RateLimitExceeded').retryAfter],
  ['Retry-After sent from now on', 'minor', (d) => (entry(d, 'GatewayTimeout').retryAfter = true)],
  ['a code given', 'minor', (d) => (entry(d, 'BadGateway').code = 'BAD_GATEWAY')],
  [
    'the body of a provisional error changed',
    'minor',
    (d) => (entry(d, 'UnreadableSite').body = 'ErrorBody'),
  ],
  ['a cause explained', 'patch', (d) => (entry(d, 'BadGateway').cause = 'Another server failed.')],
  ['a remedy explained', 'patch', (d) => (entry(d, 'BadGateway').remedy = 'Wait.')],
  ['a group changed', 'patch', (d) => (entry(d, 'AgentJobNotFound').group = 'general')],
  [
    'errors in another order',
    'none',
    (d) => (d['x-error-catalogue'] = Object.fromEntries(Object.entries(d['x-error-catalogue']).toReversed())),
  ],
  [
    'a mark of an error made weaker',
    'major',
    (d) => (entry(d, 'BadGateway')['x-definition'] = 'provisional'),
  ],
  [
    'a specified error listed no longer',
    'major',
    (d) => drop(map(d)['x-errors'], (one) => one === 'InsufficientCredits'),
  ],
];
