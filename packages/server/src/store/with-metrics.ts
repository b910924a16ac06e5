import type { Store } from './store.ts';

/** The store, telling of each transaction how many seconds it took, its wait included, and whether it was committed. */
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
    tx: (work) => observed(() => store.tx(work)),
    ...(atOnce && {
      atOnce: <Result>(module: string, argument: unknown) => observed(() => atOnce<Result>(module, argument)),
    }),
  };
}
