export { Traffic, type TrafficOptions } from './traffic.ts';
export { Pace, MAX_PAUSE, type PaceLimits } from './pace.ts';
export { SlotRequest, type PacedBy } from './address-paces.ts';
export type { Waiter } from './line.ts';
