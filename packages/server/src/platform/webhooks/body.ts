import type { WebhookRow } from '../store/tables/webhooks.ts';
import type { Announcement } from './announcement.ts';

/** Maximum number of bytes of a body. */
export const MAX_BODY_BYTES = 5_242_880;
/** Bytes of waiting bodies of one job above which further ones come without their data. */
export const MAX_PENDING_BYTES = 67_108_864;

/** Creates the body of a delivery, which is the same in every attempt. */
export function createBody(
  id: string,
  webhook: Pick<WebhookRow, 'metadata' | 'pending_bytes'>,
  { jobId, type, data = [], success = true, error, warning, members }: Announcement,
): string {
  const event = {
    success,
    type,
    id: jobId,
    webhookId: id,
    timestamp: new Date().toISOString(),
    data,
    metadata: JSON.parse(webhook.metadata) as object, // Written by us.
    ...members,
    ...(error !== undefined && { error }),
    ...(warning !== undefined && { warning }),
  };
  const body = JSON.stringify(event);
  if (data.length === 0) return body;
  const bytes = Buffer.byteLength(body);
  if (bytes > MAX_BODY_BYTES) return withoutData(event, `They are larger than ${MAX_BODY_BYTES} bytes`);
  if (webhook.pending_bytes + bytes > MAX_PENDING_BYTES)
    return withoutData(event, `More than ${MAX_PENDING_BYTES} bytes wait to be delivered`);
  return body;
}

function withoutData(event: object, reason: string): string {
  const warning = `The data of this event are left out. ${reason}: read the job instead.`;
  return JSON.stringify({ ...event, data: [], warning });
}
