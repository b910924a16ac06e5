import { tellPlace, type Place } from './place.ts';

/** A description that cannot be read: the message names the place, what is wrong there and the remedy. */
export class DescriptionError extends Error {
  override readonly name = 'DescriptionError';
  readonly place: Place;
  /** The message without the place. */
  readonly reason: string;

  constructor(place: Place, reason: string, options: ErrorOptions = {}) {
    super(`${tellPlace(place)}: ${reason}`, options);
    this.place = place;
    this.reason = reason;
  }
}
