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

/** What the schedule of a request means. @throws {Rejection} 400 with `details` for one that is none. */
export function readSchedule({ cron, text, timezone = 'UTC' }: MonitorSchedule): WordedSchedule {
  if ((cron === undefined) === (text === undefined)) refuse('/schedule', 'must have either `cron` or `text`');
  const meant = cron ?? cronOfWords(text!);
  if (meant === undefined) return refuse('/schedule/text', FORMS);
  const normal = meant.trim().split(/\s+/).join(' ');
  const fault = scheduleFault({ cron: normal, timezone }, Date.now());
  const isZone = fault?.includes('time zone') === true;
  if (fault !== undefined) refuse(isZone ? '/schedule/timezone' : '/schedule/cron', fault);
  return { cron: normal, timezone, text: text ?? null };
}

function refuse(path: string, message: string): never {
  throw reject('BadRequest', { details: [{ in: 'body', path, code: 'schedule', message }] });
}
