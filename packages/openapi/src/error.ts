import { formatLocation, type Location } from './place.ts';

/** A description that cannot be read: the message names the place, what is wrong there and the remedy. */
export class DescriptionError extends Error {
  override readonly name = 'DescriptionError';
  readonly location: Location;
  /** The message without the place. */
  readonly reason: string;

  constructor(location: Location, reason: string, options: ErrorOptions = {}) {
    super(`${formatLocation(location)}: ${reason}`, options);
    this.location = location;
    this.reason = reason;
  }
}
