import { CannotTry } from '../../../verify/cannot-try.ts';
import type { Session } from '../../../verify/session.ts';
import { Receiver, type Mailbox } from './receiver.ts';

/** The receiver of each run, from the first mailbox to the end of the run. */
const receivers = new WeakMap<Session, Receiver>();

/**
 * Opens a new mailbox for deliveries of the service.
 * @throws CannotTry when the service could not reach it.
 */
export function openMailbox(session: Session, statusFor?: (index: number) => number): Promise<Mailbox> {
  if (session.callbacks === undefined)
    throw new CannotTry(
      'the service cannot reach this machine; give --webhook-url an address that leads to it',
    );
  const receiver = receivers.get(session) ?? new Receiver(session.callbacks);
  if (!receivers.has(session)) session.onClose(() => void receiver.close());
  receivers.set(session, receiver);
  return receiver.open(statusFor);
}
