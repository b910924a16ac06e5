import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** What is told of a job. */
export interface ToldJob {
  id: string;
  endsAt: number;
  end: 'succeeded' | 'credit_limit_reached' | 'cancelled';
}

/** One event of the model on its way. */
export interface Sent {
  method: string;
  id: string;
  time: number;
  /** Of what the signature is made; the body unless a fault says otherwise. */
  signed: string;
  secret: string;
  contentType: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
  /** What is sent, when it is not the JSON of `body`. */
  text?: string;
}

/** What the model tells receivers. Every part can be replaced: that is how a fault is switched on. */
export class Deliveries {
  secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  /** How often an event is sent until it is taken. */
  attempts = 3;

  /** The events of a job, and whether its end is awaited before each. */
  events({ end }: ToldJob): { type: string; atEnd: boolean }[] {
    const last = {
      succeeded: 'agent.completed',
      credit_limit_reached: 'agent.failed',
      cancelled: 'agent.cancelled',
    }[end];
    return [
      { type: 'agent.started', atEnd: false },
      { type: 'agent.action', atEnd: false },
      { type: last, atEnd: true },
    ];
  }

  body(job: ToldJob, type: string, id: string): Record<string, unknown> {
    const credits = { creditsUsed: type === 'agent.failed' ? 0 : 1 };
    const data: Record<string, unknown[]> = {
      'agent.started': [],
      'agent.action': [{ ...credits, action: 'scrape', input: {} }],
      'agent.completed': [{ ...credits, data: null }],
    };
    const success = type !== 'agent.failed' && type !== 'agent.cancelled';
    return {
      success,
      type,
      id: job.id,
      webhookId: id,
      timestamp: new Date().toISOString(),
      data: data[type] ?? [credits],
      metadata: {},
      ...(success ? {} : { error: 'No.' }),
    };
  }

  /** How one attempt is made. */
  attempt(sent: Sent, _index: number): Sent {
    return sent;
  }

  /** Sends the events of a job, in order. Only receivers on this machine are real. */
  async deliver(job: ToldJob, url: string): Promise<void> {
    if (new URL(url).hostname !== '127.0.0.1') return;
    for (const { type, atEnd } of this.events(job)) {
      if (atEnd) await sleep(Math.max(0, job.endsAt - Date.now()));
      const id = randomUUID();
      const body = this.body(job, type, id);
      for (let index = 0; index < this.attempts; index++) {
        const sent = this.attempt(this.sent(body, id), index);
        if (await this.post(url, sent)) break;
      }
    }
  }

  sent(body: Record<string, unknown>, id: string): Sent {
    const time = Math.floor(Date.now() / 1000);
    const { secret } = this;
    return {
      method: 'POST',
      id,
      time,
      signed: '',
      secret,
      contentType: 'application/json',
      headers: {},
      body,
    };
  }

  async post(url: string, sent: Sent): Promise<boolean> {
    const text = sent.text ?? JSON.stringify(sent.body);
    const key = Buffer.from(sent.secret.slice(6), 'base64');
    const signed = sent.signed || `${sent.id}.${sent.time}.${text}`;
    const signature = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
    const headers = {
      'content-type': sent.contentType,
      'webhook-id': sent.id,
      'webhook-timestamp': String(sent.time),
      'webhook-signature': signature,
      ...sent.headers,
    };
    const given = Object.entries(headers).filter(([, value]) => value !== '');
    const answer = await fetch(url, {
      method: sent.method,
      headers: Object.fromEntries(given),
      body: text,
    }).catch(() => undefined);
    return answer?.ok === true;
  }
}
