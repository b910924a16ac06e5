import type { MonitorSchedule } from '@web-data/types';
import { reject } from '@web-data/validator';
import { findScheduleViolation } from './schedule.ts';
import type { Schedule } from './schedule.ts';
import { textToCron } from './text-to-cron.ts';

/** A schedule with the text that it came from. */
export interface WordedSchedule extends Schedule {
  text: string | null;
}

/** The supported forms of `text`, for the error of an unsupported one. */
const FORMS =
  'must be words such as "every 15 minutes", "hourly", "daily at 9:00", "weekdays at 9", "mondays at 18:30" or "monthly on the 1st at 8"; any other schedule goes as `cron`. Minutes must divide an hour, and hours a day';

/**
 * Reads the schedule of a request.
 * @param present the schedule to change, which supplies members that the request leaves out.
 * @throws {Rejection} 400 with `details` for an invalid schedule.
 */
export function readSchedule(input: MonitorSchedule, present?: WordedSchedule): WordedSchedule {
  const timezone = input.timezone ?? present?.timezone ?? 'UTC';
  const { cron, text } = meantBy(input, present);
  const violation = findScheduleViolation({ cron, timezone }, Date.now());
  if (violation === undefined) return { cron, timezone, text };
  return throwInvalid(violation.includes('time zone') ? '/schedule/timezone' : '/schedule/cron', violation);
}

function meantBy(
  { cron, text }: MonitorSchedule,
  present?: WordedSchedule,
): Omit<WordedSchedule, 'timezone'> {
  if (cron !== undefined) {
    const written = cron.trim().split(/\s+/).join(' ');
    // The schedule that the monitor has already keeps its words.
    if (text === undefined && written === present?.cron) return present;
    return { cron: written, text: text !== undefined && textToCron(text) === written ? text : null };
  }
  if (text === undefined) return present ?? throwInvalid('/schedule', 'must have `cron` or `text`');
  const meant = textToCron(text);
  return meant === undefined ? throwInvalid('/schedule/text', FORMS) : { cron: meant, text };
}

function throwInvalid(path: string, message: string): never {
  throw reject('BadRequest', { details: [{ in: 'body', path, code: 'schedule', message }] });
}
