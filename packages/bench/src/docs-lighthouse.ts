import { existsSync } from 'node:fs';
import type { Benchmark, Case, Setup } from './benchmark.ts';
import { pages, servePages } from './docs-pages.ts';
import { importPeer, installPeers } from './docs-peers.ts';

/** Loads pages of this package and of the peers in headless Chromium; Lighthouse rates them for phone and desktop. */
export const docsBenchmark: Benchmark = {
  name: 'docs-lighthouse',
  module: import.meta.url,
  title:
    'One page each of one description. Columns of the facts: performance, accessibility, best practices, SEO; LCP of the simulated phone in ms; KB transferred; other hosts asked. The CPU is that of the measuring process.',
  rounds: 1,
  cases: Object.fromEntries(Object.entries(pages).map(([name, path]) => [name, caseOf(path)])),
  setup,
};

async function setup(): Promise<Setup> {
  installPeers();
  const { origin, stop } = await servePages();
  return { env: { DOCS_ORIGIN: origin }, stop };
}

function caseOf(path: string): Case {
  return async () => {
    const url = `${process.env['DOCS_ORIGIN']}${path}`;
    const phone = await audit(url, 'phone');
    const desktop = await audit(url, 'desktop');
    const requests = (phone.audits['network-requests']?.details?.items ?? []).filter(({ url: to }) =>
      /^https?:/.test(to),
    );
    return {
      phone: scores(phone),
      desktop: scores(desktop),
      LCP: Math.round(phone.audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
      KB: Math.round(requests.reduce((sum, request) => sum + request.transferSize, 0) / 1024),
      'other hosts': new Set(
        requests.map(({ url: to }) => new URL(to).host).filter((host) => host !== new URL(url).host),
      ).size,
    };
  };
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { numericValue?: number; details?: { items: { url: string; transferSize: number }[] } }
  >;
}

type Lighthouse = (url: string, flags: object, config?: object) => Promise<{ lhr: Report }>;
type Launch = (options: object) => Promise<{ port: number; kill(): void }>;

async function audit(url: string, device: 'phone' | 'desktop'): Promise<Report> {
  const { default: lighthouse } = await importPeer<{ default: Lighthouse }>('lighthouse');
  const { default: desktop } = await importPeer<{ default: object }>(
    'lighthouse/core/config/desktop-config.js',
  );
  const { launch } = await importPeer<{ launch: Launch }>('chrome-launcher');
  const chrome = await launch({ chromePath: chromium(), chromeFlags: ['--headless=new', '--no-sandbox'] });
  try {
    const flags = { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: categories };
    return (await lighthouse(url, flags, device === 'desktop' ? desktop : undefined)).lhr;
  } finally {
    chrome.kill();
  }
}

function scores(report: Report): string {
  return categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)).join('/');
}

function chromium(): string {
  const path = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  if (existsSync(path)) return path;
  throw new Error('The benchmark needs Chromium: install one, or name it in CHROMIUM_PATH.');
}
