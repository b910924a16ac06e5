// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.

import type { AgentActionEvent, AgentCancelledEvent, AgentCompletedEvent, AgentFailedEvent, AgentStartedEvent } from "./openapi.ts";

/** The bodies that are sent to webhooks, by the name of the event. */
export interface WebhookEvents {
  "agent.started": AgentStartedEvent;
  "agent.action": AgentActionEvent;
  "agent.completed": AgentCompletedEvent;
  "agent.failed": AgentFailedEvent;
  "agent.cancelled": AgentCancelledEvent;
}

/** The names of the events that are sent to webhooks. */
export const webhookEvents = ["agent.started", "agent.action", "agent.completed", "agent.failed", "agent.cancelled"] as const;
