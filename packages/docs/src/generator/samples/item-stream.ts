import type { SampleRequest } from './request.ts';

/** Whether samples read a response item by item; parts, which may be files, are read whole. Runs in browsers, too. */
export function isReadByItem({ stream }: SampleRequest): boolean {
  return stream !== undefined && stream !== 'parts';
}
