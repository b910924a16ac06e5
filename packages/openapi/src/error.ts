import { formatLocation, type Location } from './place.ts';

/** Thrown for a description that cannot be read: the message names the location, the problem and the remedy. */
export class DescriptionError extends Error {
  override readonly name = 'DescriptionError';
  readonly location: Location;
  /** The message without the location. */
  readonly reason: string;

  constructor(location: Location, reason: string, options: ErrorOptions = {}) {
    super(`${formatLocation(location)}: ${reason}`, options);
    this.location = location;
    this.reason = reason;
  }
}
