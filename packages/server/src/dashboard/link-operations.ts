import { api, rateClasses } from '@web-data/dashboard/account';
import { hashSecret } from '../accounts/people/secret.ts';
import { requestSignInEmail } from '../accounts/people/sign-in-email.ts';
import type { AccountHandlers, AccountServices } from './account-services.ts';

/** Sends sign-in links by email. The response is the same for every address. */
export function linkOperations(services: AccountServices): Pick<AccountHandlers, 'sendSignInLink'> {
  const { store, sendsMail, rateLimits } = services;
  return {
    async sendSignInLink({ body: { email } }) {
      if (!sendsMail) throw api.reject('MailUnavailable');
      const limit = rateClasses.signInEmail.requestsPerMinute;
      // Limits by email address, so that many clients cannot fill a mailbox faster than one.
      const key = `signInEmail:${hashSecret(email.toLowerCase())}`;
      const { allowed, resetMs } = await rateLimits.consume(key, limit);
      if (!allowed) {
        const seconds = Math.max(1, Math.ceil(resetMs / 1000));
        throw api.reject('RateLimitExceeded', { headers: { 'Retry-After': String(seconds) } });
      }
      await store.tx((query) => requestSignInEmail(store, query, email));
      return { status: 200, body: { success: true } };
    },
  };
}
