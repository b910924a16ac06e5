/** A job and its row, as two workers see them. */
export interface State {
  job: 'waits' | 'claimed' | 'gone';
  /** Who owns the claim. */
  owner: 'a' | 'b' | undefined;
  /** What each worker believes to have: a claim that counts, or one that it has lost. */
  a: 'none' | 'owned' | 'lost';
  b: 'none' | 'owned' | 'lost';
  isCancelled: boolean;
  /** Whether its row has not ended. */
  isOpen: boolean;
  /** Writes of runs. */
  writes: number;
}

export type Outcome = 'done' | 'nothing' | 'lost' | 'removed' | 'running' | 'gone';

const WORKER_ACTIONS = ['claim', 'write', 'end', 'giveUp', 'requeue', 'reap'] as const;

export type Action = `${(typeof WORKER_ACTIONS)[number]} ${'a' | 'b'}` | 'cancel';

export const ACTIONS: readonly Action[] = [
  ...WORKER_ACTIONS.flatMap((name) => [`${name} a`, `${name} b`] as const),
  'cancel',
];

export const START: State = {
  job: 'waits',
  owner: undefined,
  a: 'none',
  b: 'none',
  isCancelled: false,
  isOpen: true,
  writes: 0,
};

/** Names what states have in common that differ in the number of writes alone. */
export function toKey(state: State): string {
  return JSON.stringify({ ...state, writes: 0 });
}

/**
 * What an action does in a state, by the table of the README; undefined where a worker cannot act so.
 * @param isOneProcess whether the two are runs of one process, whose lease is one: its end takes the claim of either.
 */
export function apply(
  state: State,
  action: Action,
  isOneProcess: boolean,
): { state: State; outcome: Outcome } | undefined {
  if (action === 'cancel') return cancel(state);
  const [name, me] = action.split(' ') as [(typeof WORKER_ACTIONS)[number], 'a' | 'b'];
  const isOwner = state[me] === 'owned';
  const same = (outcome: Outcome) => ({ state, outcome });
  switch (name) {
    case 'claim':
      // A worker that has lost a claim may get the job once more, and keeps the later claim.
      if (state[me] === 'owned') return undefined;
      if (state.job !== 'waits') return same('nothing');
      return { state: { ...state, job: 'claimed', owner: me, [me]: 'owned' }, outcome: 'done' };
    case 'reap':
      if (state.owner === undefined || !(isOwner || isOneProcess)) return same('nothing');
      return { state: { ...state, job: 'waits', owner: undefined, [state.owner]: 'lost' }, outcome: 'done' };
  }
  if (state[me] === 'none') return undefined;
  const canWrite = isOwner && state.isOpen;
  const released = { owner: undefined, [me]: 'none' } as const;
  switch (name) {
    case 'write':
      return canWrite ? { state: { ...state, writes: state.writes + 1 }, outcome: 'done' } : same('lost');
    case 'end':
      if (!canWrite) return same('lost');
      return {
        state: { ...state, ...released, job: 'gone', isOpen: false, isCancelled: false },
        outcome: 'done',
      };
    case 'giveUp':
      // After `ClaimLost`: removes a job whose row has ended, and nothing of another's.
      if (state.isOpen && isOwner) return undefined;
      if (!isOwner) return { state: { ...state, [me]: 'none' }, outcome: 'nothing' };
      return { state: { ...state, ...released, job: 'gone', isCancelled: false }, outcome: 'done' };
    case 'requeue':
      if (!isOwner) return { state: { ...state, [me]: 'none' }, outcome: 'nothing' };
      return { state: { ...state, ...released, job: 'waits' }, outcome: 'done' };
  }
}

/** A caller cancels: the row ends at once, and a job that is claimed is left to whoever runs it. */
function cancel(state: State): { state: State; outcome: Outcome } {
  const ended = { ...state, isOpen: false };
  if (state.job === 'gone') return { state: ended, outcome: 'gone' };
  if (state.job === 'claimed') return { state: { ...ended, isCancelled: true }, outcome: 'running' };
  return { state: { ...ended, job: 'gone', isCancelled: false }, outcome: 'removed' };
}
