import { api, rateClasses } from '@web-data/dashboard/account';
import { hashSecret } from '../people/secret.ts';
import { requestSignInEmail } from '../people/sign-in-email.ts';
import type { AccountHandlers, AccountServices } from './account-services.ts';

/** Sign-in links by e-mail: the same answer for every address. */
export function linkOperations(services: AccountServices): Pick<AccountHandlers, 'askForSignInLink'> {
  const { store, mail, rateLimits } = services;
  return {
    async askForSignInLink({ body: { email } }) {
      if (mail === undefined) throw api.reject('MailUnavailable');
      const limit = rateClasses.signInLetter.requestsPerMinute;
      // Of whoever asks: many who ask for one address fill its mailbox no faster.
      const key = `signInLetter:${hashSecret(email.toLowerCase())}`;
      const { allowed, resetMs } = await rateLimits.consume(key, limit);
      if (!allowed) {
        const seconds = Math.max(1, Math.ceil(resetMs / 1000));
        throw api.reject('RateLimitExceeded', { headers: { 'Retry-After': String(seconds) } });
      }
      await store.tx((query) => requestSignInEmail(store, query, email));
      mail.wake();
      return { status: 200, body: { success: true } };
    },
  };
}
