export { Traffic, type TrafficOptions } from './traffic.ts';
export { FairQueue, type FairQueueOptions } from './fair-queue.ts';
export { Pace, MAX_PAUSE, type PaceLimits, type Waiter } from './pace.ts';
export { SlotRequest, type PacedBy } from './address-paces.ts';
export { TimeSlice, runAtOnce } from './time-slice.ts';
