import { expect, it } from 'vitest';
import { toDeliveryFailure } from '../../src/platform/webhooks/history.ts';

it.each([
  ['AddressRejected', 'address'],
  ['ENOTFOUND', 'address'],
  ['EAI_AGAIN', 'address'],
  ['Timeout', 'timeout'],
  ['UND_ERR_CONNECT_TIMEOUT', 'timeout'],
  ['ETIMEDOUT', 'timeout'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'tls'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'tls'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'tls'],
  ['HPE_INVALID_CONSTANT', 'response'],
  ['UND_ERR_HEADERS_OVERFLOW', 'response'],
  ['ECONNREFUSED', 'connection'],
  ['UND_ERR_SOCKET', 'connection'],
  ['whatever', 'connection'],
])('%s is told as %s', (fault, failure) => expect(toDeliveryFailure({ errorCode: fault })).toBe(failure));

it('is nothing of a receiver that answered', () => {
  expect(toDeliveryFailure({ status: 500 })).toBeUndefined();
  expect(toDeliveryFailure({})).toBeUndefined();
});
