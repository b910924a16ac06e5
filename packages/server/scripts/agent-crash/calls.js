/** Creates a function that calls an API with a key; it resolves to undefined once the server has ended. */
export function createCaller(url, key) {
  return async (method, path, body) => {
    try {
      const response = await fetch(`${url}/v2${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      });
      return { status: response.status, body: await response.json() };
    } catch {
      return undefined;
    }
  };
}
