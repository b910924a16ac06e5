import { createValidator } from '@web-data/validator';

/** Checks responses and collects their problems. */
export async function createChecks({ keys }) {
  const checkResponse = await createValidator({ authenticate: false }).responses();
  const checks = { responses: 0, statuses: {}, problems: [], require, judge };
  return checks;

  function require(condition, problem) {
    if (!condition) checks.problems.push(problem);
  }

  function judge(request, response) {
    if (response.closed === true)
      return require(request.raw !== undefined ||
        response.error?.code === 'ERR_INVALID_CHAR', `no answer: ${show(request)}`);
    checks.responses += 1;
    checks.statuses[response.status] = (checks.statuses[response.status] ?? 0) + 1;
    // Nothing listens on port 9 of loopback, so a 502 is the correct response.
    const isProvoked = response.status === 502 && /:9\//.test(request.body ?? '');
    require((response.status < 500 || isProvoked) &&
      response.status !== 0, `${response.status}: ${show(request)}`);
    require(response.headers['x-request-id'] !== undefined, `no request id: ${show(request)}`);
    require(!keys.some(({ secret }) =>
      response.text.includes(secret),
    ), `a key in the answer: ${show(request)}`);
    if (response.status >= 400 && request.method !== 'HEAD' && !isHead(request))
      judgeError(request, response);
    if (request.method === 'POST' && request.path === '/v2/map') judgeMap(request, response);
  }

  function judgeError(request, { text, headers }) {
    const body = parsed(text);
    require(headers['content-type']?.startsWith('application/json') === true, `not JSON: ${show(request)}`);
    require(body?.success === false &&
      typeof body.error === 'string', `no error object: ${show(request)} → ${text.slice(0, 100)}`);
  }

  function judgeMap(request, { status, headers, text }) {
    const violation = checkResponse('mapUrls', { status, headers, body: parsed(text) });
    require(violation === undefined, `not as described: ${JSON.stringify(violation)} ${show(request)}`);
  }
}

function isHead({ raw }) {
  return raw?.toString('latin1').startsWith('HEAD') ?? false;
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function show({ raw, method, path, headers, body }) {
  const text = raw ? JSON.stringify(raw.toString('latin1')) : JSON.stringify({ method, path, headers, body });
  return text.slice(0, 400);
}
