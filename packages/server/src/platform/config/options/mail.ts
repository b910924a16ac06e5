import { list, text, url } from '../option.ts';
import type { OptionsOf } from '../option.ts';

/** Options about email. */
export interface MailConfig {
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  mailTo: readonly string[];
}

export const mailOptions: OptionsOf<MailConfig> = {
  smtpUrl: {
    ...url({
      env: 'WEB_DATA_SMTP_URL',
      description:
        'SMTP server that letters to people are handed to, with the user and the password, such as `smtps://user:password@mail.example.com`; `smtp:` upgrades by STARTTLS, and must where there is a password. Without it no letters are written.',
      default: undefined,
      schemes: ['smtp:', 'smtps:'],
    }),
    secret: true,
  },
  mailFrom: text({
    env: 'WEB_DATA_MAIL_FROM',
    description: 'Whom letters are from, such as `Web Data <no-reply@example.com>`; needed with `smtpUrl`.',
    default: undefined,
  }),
  mailTo: list({
    env: 'WEB_DATA_MAIL_TO',
    description:
      'Addresses that callers may have letters written to, besides those of the people of their team: `ada@example.com`, `@example.com` for all of a domain, or `*` for everybody.',
    default: [],
    item: 'e-mail addresses, `@` and a domain, or `*`',
    parse: (item) => item,
    is: (item): item is string => typeof item === 'string' && /^(?:\*|[^\s@]*@[^\s@]+)$/.test(item),
  }),
};
