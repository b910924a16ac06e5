export {
  AddressPolicy,
  DEFAULT_PORTS,
  normalHostname,
  getPort,
  type AddressPolicyOptions,
} from './policy.ts';
export { addressRange, literalAddress, type AddressRange } from './range.ts';
export type { Target } from './allow-list.ts';
