import type { Store } from './store.ts';

/** Wraps a store to observe each transaction: its seconds, waits included, and whether it committed. */
export function withMetrics(
  store: Store,
  observe: (seconds: number, outcome: 'committed' | 'failed') => void,
): Store {
  const observed = async <T>(work: () => Promise<T>): Promise<T> => {
    const from = performance.now();
    let outcome: 'committed' | 'failed' = 'failed';
    try {
      const result = await work();
      outcome = 'committed';
      return result;
    } finally {
      observe((performance.now() - from) / 1000, outcome);
    }
  };
  const { atOnce } = store;
  return {
    ...store,
    tx: (work, teamId) => observed(() => store.tx(work, teamId)),
    ...(atOnce && {
      atOnce: <Result>(module: string, argument: unknown) => observed(() => atOnce<Result>(module, argument)),
    }),
  };
}
