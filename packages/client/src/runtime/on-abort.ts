type Stops = Set<() => void> & EventListenerObject;

const shared = new WeakMap<AbortSignal, Stops>();

/**
 * Calls `stop` when `signal` aborts. A signal gets one listener however many calls share it: from the eleventh on
 * Node.js would warn of a leak.
 * @returns a function that removes `stop`
 */
export function onAbort(signal: AbortSignal, stop: () => void): () => void {
  const stops = shared.get(signal) ?? createStops();
  shared.set(signal, stops.add(stop) as Stops);
  // Adding an existing listener has no effect.
  signal.addEventListener('abort', stops);
  return () => {
    stops.delete(stop);
    if (stops.size === 0) signal.removeEventListener('abort', stops);
  };
}

function createStops(): Stops {
  const stops = new Set() as Stops;
  stops.handleEvent = () => stops.forEach((stop) => stop());
  return stops;
}
