import type { JudgePlugin } from '../judge/plugin.ts';
import type { Operation } from '../openapi/operation.ts';
import type { Session } from './session.ts';
import type { Trial } from './trial.ts';

/** What a plug-in adds to a run of `verify`. */
export interface VerifyPlugin extends JudgePlugin {
  /** Returns the trials of one operation. */
  planOperation?(session: Session, operation: Operation): Trial[];
  /** Returns trials of the service as a whole; they run last. */
  planService?(session: Session): Trial[];
  /** Whether a number in the body limits a list: it is then also tried at its minimum. */
  isLimit?(operation: Operation, pointer: string): boolean;
}
