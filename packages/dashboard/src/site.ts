import { fileURLToPath } from 'node:url';

/** Absolute path of the built dashboard: `index.html`, which every address of it is answered with, and `assets/`. */
export const dashboardDirectory: string = fileURLToPath(new URL('../dist/site/', import.meta.url)).replace(
  /[/\\]$/,
  '',
);

/**
 * Headers of every answer of the dashboard: scripts, styles and connections of its own alone, nothing inline, in no frame
 * (Content Security Policy Level 3), and no word to other sites of where a reader came from: a sign-in link is in an address.
 */
export const dashboardHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
