// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.

import type { AgentActionEvent, AgentCancelledEvent, AgentCompletedEvent, AgentFailedEvent, AgentStartedEvent, BatchScrapeCancelledEvent, BatchScrapeCompletedEvent, BatchScrapeFailedEvent, BatchScrapePageEvent, BatchScrapeStartedEvent, BudgetThresholdEvent, CrawlCancelledEvent, CrawlCompletedEvent, CrawlFailedEvent, CrawlPageEvent, CrawlStartedEvent, MonitorCheckCompletedEvent, MonitorPageEvent } from "./openapi.ts";

/** The bodies that are sent to webhooks, by the name of the event. */
export interface WebhookEvents {
  "batch_scrape.started": BatchScrapeStartedEvent;
  "batch_scrape.page": BatchScrapePageEvent;
  "batch_scrape.completed": BatchScrapeCompletedEvent;
  "batch_scrape.failed": BatchScrapeFailedEvent;
  "batch_scrape.cancelled": BatchScrapeCancelledEvent;
  "crawl.started": CrawlStartedEvent;
  "crawl.page": CrawlPageEvent;
  "crawl.completed": CrawlCompletedEvent;
  "crawl.failed": CrawlFailedEvent;
  "crawl.cancelled": CrawlCancelledEvent;
  "budget.threshold": BudgetThresholdEvent;
  "monitor.page": MonitorPageEvent;
  "monitor.check.completed": MonitorCheckCompletedEvent;
  "agent.started": AgentStartedEvent;
  "agent.action": AgentActionEvent;
  "agent.completed": AgentCompletedEvent;
  "agent.failed": AgentFailedEvent;
  "agent.cancelled": AgentCancelledEvent;
}

/** The names of the events that are sent to webhooks. */
export const webhookEvents = ["batch_scrape.started", "batch_scrape.page", "batch_scrape.completed", "batch_scrape.failed", "batch_scrape.cancelled", "crawl.started", "crawl.page", "crawl.completed", "crawl.failed", "crawl.cancelled", "budget.threshold", "monitor.page", "monitor.check.completed", "agent.started", "agent.action", "agent.completed", "agent.failed", "agent.cancelled"] as const;
