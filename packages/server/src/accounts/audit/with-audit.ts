import type { Identity } from '../keys/identity.ts';
import type { SecurityEvent, SiemLog } from './siem.ts';

/** A request as it appears in the security log. */
export interface AuditedRequest {
  siem: SiemLog;
  identity: Identity;
  requestId: string;
  operation: string;
  /** The URL of the request, if it has one. */
  url?: string | undefined;
  /** From the request's `auditMetadata`. */
  username?: string | undefined;
  /** Scheme, host and port that events of the request are delivered to. */
  webhook?: string | undefined;
}

/** Writes an event of a request to the security log. */
export function audit(
  { siem, identity, ...request }: AuditedRequest,
  event: Partial<SecurityEvent> & Pick<SecurityEvent, 'event'>,
): void {
  siem.write(identity, { ...request, ...event });
}

/** Runs the work of a request and writes its start and its end to the security log. */
export function withAudit<T>(request: AuditedRequest, work: () => Promise<T>): Promise<T> {
  return request.identity.siemLogging ? logged(request, work) : work();
}

async function logged<T>(request: AuditedRequest, work: () => Promise<T>): Promise<T> {
  const { siem, identity, ...named } = request;
  await siem.begin(identity, { ...named, event: 'request.accepted' });
  try {
    const result = await work();
    audit(request, { event: 'request.finished', status: 200 });
    return result;
  } catch (error) {
    const { status = 500, message } = error as { status?: number; message: string };
    audit(request, { event: 'request.rejected', status, reason: status === 500 ? undefined : message });
    throw error;
  }
}
