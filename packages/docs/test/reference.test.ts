import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { read } from './helpers/site.ts';

const page = read('reference/index.html');

describe('the Redoc reference', () => {
  test('reports to nobody and fetches nothing', () => {
    expect(page.includes('"disableTelemetry":true')).toBe(true);
    expect(page.includes('cdn.redoc.ly/redoc/logo')).toBe(false);
    expect(/<(?:script|link|img)[^>]+(?:src|href)="https?:/.exec(page)).toBeNull();
  });

  test('its prerendered links are addresses of this page', () => {
    const body = page.slice(page.indexOf('<div id="redoc">'));
    expect(/href="#\/map/.exec(body)).not.toBeNull();
    expect(/\shref="\/(?!\/)/.exec(body)).toBeNull();
  });

  test('its server is a whole address: Redoc takes one that starts with a variable for a path below its own page', () => {
    expect(page.includes('"servers":[{"url":"http://127.0.0.1:3000/v2","description":')).toBe(true);
    expect(page.includes('{base_url}')).toBe(false);
  });

  test('its policy names each of its scripts by hash', () => {
    const policy = /Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? '';
    const scripts = [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([^]*?)<\/script>/g)].map(
      ([, text]) => text!,
    );
    expect(scripts.length).toBeGreaterThan(1);
    for (const text of scripts) {
      expect(policy).toContain(createHash('sha256').update(text).digest('base64'));
    }
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  test('has our header, a description, and a way on without a script', () => {
    expect(page.includes('<header class="bar">')).toBe(true);
    expect(/<meta name="description" content="[^"]+">/.exec(page)).not.toBeNull();
    expect(/<noscript\s*>.*?<\/noscript\s*>/s.exec(page)?.[0]).toContain('href="../search/"');
  });
});
