import type { Store } from './store.ts';

/** The store, telling of each transaction how many seconds it took, its wait included, and whether it was committed. */
export function measured(
  store: Store,
  observe: (seconds: number, outcome: 'committed' | 'failed') => void,
): Store {
  return {
    ...store,
    async tx(work) {
      const from = performance.now();
      let outcome: 'committed' | 'failed' = 'failed';
      try {
        const result = await store.tx(work);
        outcome = 'committed';
        return result;
      } finally {
        observe((performance.now() - from) / 1000, outcome);
      }
    },
  };
}
