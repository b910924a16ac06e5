import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { createSignature } from '../../src/platform/webhooks/sign.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

it('signs as the libraries of Standard Webhooks do', () => {
  const signed = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1_614_265_330,
    body: '{"test": 2432232314}',
  };
  expect(createSignature(signed, [secret])).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

it.each(['{}', '{"text":"ä 日本 😀"}', '{"text":"\\ud800"}', ''])(
  'signs %s so that their library accepts it',
  (body) => {
    const other = `whsec_${Buffer.from('another secret of 32 random bytes').toString('base64')}`;
    const timestamp = Math.floor(Date.now() / 1000);
    const signature = createSignature({ id: 'msg_1', timestamp, body }, [other, secret]);
    expect(signature.split(' ')).toHaveLength(2);
    const headers = {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signature,
    };
    for (const one of [other, secret]) expect(() => new Webhook(one).verify(body, headers)).not.toThrow();
    expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow('No matching signature');
  },
);
