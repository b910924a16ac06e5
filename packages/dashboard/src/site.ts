import { fileURLToPath } from 'node:url';

/** Absolute path of the built dashboard: `index.html`, which is served at every path of it, and `assets/`. */
export const dashboardDirectory: string = fileURLToPath(new URL('../dist/site/', import.meta.url)).replace(
  /[/\\]$/,
  '',
);

/**
 * Headers of every response of the dashboard: only its own scripts, styles and connections, nothing inline, no frames
 * (Content Security Policy Level 3), and no referrer, because a URL may contain a sign-in link.
 */
export const dashboardHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
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
