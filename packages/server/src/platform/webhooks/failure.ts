import type { DeliveryFailure } from '../store/tables/webhooks.ts';
import type { DeliveryResult } from './send.ts';

/** By the codes of Node, undici and the address guard; the first match wins. */
const failures: readonly (readonly [DeliveryFailure, RegExp])[] = [
  ['address', /^(?:AddressRejected|ENOTFOUND|EAI_\w+|ENODATA|Unreachable)$/],
  ['timeout', /^(?:Timeout|ETIMEDOUT|UND_ERR_\w*TIMEOUT)$/],
  ['tls', /CERT|TLS|SSL|EPROTO|SIGNATURE/],
  ['response', /^(?:HPE_\w+|UND_ERR_HEADERS_OVERFLOW|UND_ERR_RES\w*)$/],
];

/** Classifies why a receiver sent no response; undefined when it did. */
export function toDeliveryFailure({ status, errorCode }: DeliveryResult): DeliveryFailure | undefined {
  if (status !== undefined || errorCode === undefined) return undefined;
  return failures.find(([, codes]) => codes.test(errorCode))?.[0] ?? 'connection';
}
