import type { MonitorSchedule } from '@web-data/types';
import { reject } from '@web-data/validator';
import { scheduleFault } from './schedule.ts';
import type { Schedule } from './schedule.ts';
import { cronOfWords } from './words.ts';

/** A schedule with the words that it was given in. */
export interface WordedSchedule extends Schedule {
  text: string | null;
}

/** Words that are understood, for those who chose others. */
const FORMS =
  'must be words such as "every 15 minutes", "hourly", "daily at 9:00", "weekdays at 9", "mondays at 18:30" or "monthly on the 1st at 8"; any other schedule goes as `cron`. Minutes must divide an hour, and hours a day';

/**
 * What the schedule of a request means.
 * @param present what it changes, which stands where it says nothing.
 * @throws {Rejection} 400 with `details` for one that is none.
 */
export function readSchedule(given: MonitorSchedule, present?: WordedSchedule): WordedSchedule {
  const timezone = given.timezone ?? present?.timezone ?? 'UTC';
  const { cron, text } = meantBy(given, present);
  const fault = scheduleFault({ cron, timezone }, Date.now());
  if (fault === undefined) return { cron, timezone, text };
  return refuse(fault.includes('time zone') ? '/schedule/timezone' : '/schedule/cron', fault);
}

function meantBy(
  { cron, text }: MonitorSchedule,
  present?: WordedSchedule,
): Omit<WordedSchedule, 'timezone'> {
  if (cron !== undefined)
    return {
      cron: cron.trim().split(/\s+/).join(' '),
      text: text !== undefined && cronOfWords(text) === cron ? text : null,
    };
  if (text === undefined) return present ?? refuse('/schedule', 'must have `cron` or `text`');
  const meant = cronOfWords(text);
  return meant === undefined ? refuse('/schedule/text', FORMS) : { cron: meant, text };
}

function refuse(path: string, message: string): never {
  throw reject('BadRequest', { details: [{ in: 'body', path, code: 'schedule', message }] });
}
