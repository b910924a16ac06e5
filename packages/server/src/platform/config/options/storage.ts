import { integer, text } from '../option.ts';
import type { OptionsOf } from '../option.ts';

/** Options about webhooks and caches. */
export interface StorageConfig {
  webhookDeliveries: number;
  webhookSealKey: string | undefined;
  sitemapCacheBytes: number;
  pageCacheBytes: number;
  pictureBytes: number;
}

export const storageOptions: OptionsOf<StorageConfig> = {
  webhookDeliveries: integer({
    env: 'WEB_DATA_WEBHOOK_DELIVERIES',
    description:
      'Deliveries to webhooks at once in this process; to one host an eighth of them. 0: this process delivers none.',
    default: 32,
    min: 0,
    max: 1000,
  }),
  webhookSealKey: {
    ...text<string | undefined>({
      env: 'WEB_DATA_WEBHOOK_SEAL_KEY',
      description:
        '32 random bytes in base64 (`openssl rand -base64 32`) that encrypt the secrets and headers of webhooks, and the profiles of sessions, in the store; they stand there as they are when unset. Of several, separated by commas, the first encrypts and each is read.',
      default: undefined,
      secret: true,
    }),
    expected: '32 bytes in base64, or several such separated by commas',
    accepts: isKeys,
  },
  sitemapCacheBytes: integer({
    env: 'WEB_DATA_SITEMAP_CACHE_BYTES',
    description: 'Bytes of the sitemap cache at most; the oldest entries make room.',
    default: 1_073_741_824,
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
  }),
  pageCacheBytes: integer({
    env: 'WEB_DATA_PAGE_CACHE_BYTES',
    description:
      'Bytes of the pages that scrapes with `maxAge` or `storeInCache` keep, for 7 days at most; the oldest make room, 0 keeps none.',
    default: 268_435_456,
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
  }),
  pictureBytes: integer({
    env: 'WEB_DATA_PICTURE_BYTES',
    description:
      'Bytes of the pictures and prints of pages that are handed out at addresses for a day; the oldest make room, 0 leaves them in the answers.',
    default: 1_073_741_824,
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
  }),
};

/** Whether a value is the base64 of 32 bytes. */
function isKeys(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9+/]{43}=(?:,[A-Za-z0-9+/]{43}=)*$/.test(value);
}
