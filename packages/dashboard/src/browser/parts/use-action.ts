import { useState } from 'preact/hooks';
import { formatError } from '../client.ts';

/** The action of a button: runs once at a time, and reports its error. */
export interface Action {
  isBusy: boolean;
  error: string | undefined;
  run(): Promise<void>;
}

/** @param work what the button does */
export function useAction(work: () => Promise<unknown>): Action {
  const [state, setState] = useState<{ isBusy: boolean; error?: string }>({ isBusy: false });
  const run = async () => {
    if (state.isBusy) return;
    setState({ isBusy: true });
    try {
      await work();
      setState({ isBusy: false });
    } catch (error) {
      setState({ isBusy: false, error: formatError(error) });
    }
  };
  return { isBusy: state.isBusy, error: state.error, run };
}
