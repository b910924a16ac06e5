// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.
import type * as runtime from "../runtime/index.ts";

/** The schemas that those of the tools refer to, as `#/$defs/<name>`. */
export const definitions: Readonly<Record<string, runtime.JsonSchema>> = {
  ActiveCrawl: {
    description: "A crawl that has not ended.",
    type: "object",
    required: ["id", "teamId", "url", "created_at", "options"],
    properties: {
      id: {
        $ref: "#/$defs/CrawlJobId",
      },
      teamId: {
        description: "The team whose crawl it is.",
        type: "string",
      },
      url: {
        description: "Where it began.",
        type: "string",
        format: "uri",
        pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
      },
      created_at: {
        description: "When it was accepted.",
        type: "string",
        format: "date-time",
      },
      options: {
        description: "The request that started it, without `url`, defaults filled in.",
        type: "object",
      },
    },
  },
  ActiveCrawls: {
    description: "The crawls of the team that have not ended.",
    type: "object",
    required: ["success", "crawls"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
      crawls: {
        description: "The crawls, the newest first, 1,000 at most.",
        type: "array",
        items: {
          $ref: "#/$defs/ActiveCrawl",
        },
      },
    },
  },
  AgentCancelResponse: {
    description: "The cancellation was accepted; poll the status for the end of the run.",
    type: "object",
    required: ["success"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
    },
  },
  AgentJob: {
    description: "An agent job, told apart by its `status`: `processing` moves to `completed` or `failed`, and neither of these moves again.",
    oneOf: [
      {
        $ref: "#/$defs/AgentJobProcessing",
      },
      {
        $ref: "#/$defs/AgentJobCompleted",
      },
      {
        $ref: "#/$defs/AgentJobFailed",
      },
    ],
  },
  AgentJobCompleted: {
    description: "A job that gave its result.",
    type: "object",
    required: ["success", "id", "status", "data", "model", "creditsUsed", "expiresAt"],
    properties: {
      success: {
        description: "Always `true`; it tells that the job was read, not how the run went.",
        type: "boolean",
        const: true,
      },
      id: {
        $ref: "#/$defs/AgentJobId",
      },
      status: {
        description: "Always `completed`.",
        type: "string",
        const: "completed",
      },
      data: {
        description: "The result. It conforms to the `schema` of the request, where one was given.",
      },
      sources: {
        description: "Where the values of `data` were found: by JSON Pointer (RFC 6901), the page that the run read, and its words. A run with a model leaves out what it finds on no page.",
        type: "object",
        additionalProperties: {
          description: "One source.",
          type: "object",
          required: ["url"],
          properties: {
            url: {
              description: "The page.",
              type: "string",
              examples: ["https://example.com/pricing"],
            },
            quote: {
              description: "The line of the page that states it, shortened where it is long; absent of a run without a model.",
              type: "string",
              examples: ["Team costs $49 a month."],
            },
          },
        },
      },
      warning: {
        description: "What to know of the result, in full sentences: that the service has no model, and what it then does; which members of the schema no page states. Absent where there is nothing to know.",
        type: "string",
        examples: ["This service has no model: values are read where pages state them under their names. No page states `sku`."],
      },
      model: {
        description: "Generation of the agent model of the run.",
        type: "string",
        examples: ["gen-2"],
      },
      creditsUsed: {
        description: "Credits the run cost.",
        type: "number",
        minimum: 0,
      },
      expiresAt: {
        $ref: "#/$defs/AgentJobExpiry",
      },
    },
  },
  AgentJobExpiry: {
    description: "When the job is forgotten, 24 hours after its end; from then on it is answered with 404. While it runs, 24 hours after its start stand here.",
    type: "string",
    format: "date-time",
    examples: ["2030-05-18T09:30:00.000Z"],
  },
  AgentJobFailed: {
    description: "A job that ended without a result: it failed, was cancelled, or reached `maxCredits`. It has no `data` and is not billed.",
    type: "object",
    required: ["success", "id", "status", "error", "model", "creditsUsed", "expiresAt"],
    properties: {
      success: {
        description: "Always `true`; it tells that the job was read, not how the run went.",
        type: "boolean",
        const: true,
      },
      id: {
        $ref: "#/$defs/AgentJobId",
      },
      status: {
        description: "Always `failed`.",
        type: "string",
        const: "failed",
      },
      error: {
        description: "One sentence that says why, such as the cancellation or the credit limit.",
        type: "string",
      },
      data: false,
      model: {
        description: "Generation of the agent model of the run.",
        type: "string",
        examples: ["gen-2"],
      },
      creditsUsed: {
        description: "Always 0, for a failed run is not billed.",
        type: "number",
        const: 0,
      },
      expiresAt: {
        $ref: "#/$defs/AgentJobExpiry",
      },
    },
  },
  AgentJobId: {
    description: "Identifies an agent job.",
    type: "string",
    format: "uuid",
    examples: ["0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70"],
  },
  AgentJobProcessing: {
    description: "A job that is running, or is being cancelled.",
    type: "object",
    required: ["success", "id", "status", "model", "creditsUsed", "expiresAt"],
    properties: {
      success: {
        description: "Always `true`; it tells that the job was read, not how the run went.",
        type: "boolean",
        const: true,
      },
      id: {
        $ref: "#/$defs/AgentJobId",
      },
      status: {
        description: "Always `processing`.",
        type: "string",
        const: "processing",
      },
      data: false,
      model: {
        description: "Generation of the agent model of the run.",
        type: "string",
        examples: ["gen-2"],
      },
      creditsUsed: {
        description: "Credits used so far.",
        type: "number",
        minimum: 0,
      },
      expiresAt: {
        $ref: "#/$defs/AgentJobExpiry",
      },
    },
  },
  AgentList: {
    description: "Agent runs of a team.",
    type: "object",
    required: ["success", "agents"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
      agents: {
        description: "The runs, the newest first.",
        type: "array",
        items: {
          $ref: "#/$defs/AgentListItem",
        },
      },
      next: {
        description: "The URL of the list of older runs, with the same `limit`. Absent after the last.",
        type: "string",
        format: "uri",
        pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
        examples: ["http://127.0.0.1:3000/v2/agent?before=1905240600000"],
      },
    },
  },
  AgentListItem: {
    description: "An agent run in a list, without its data.",
    type: "object",
    required: ["id", "status", "createdAt", "targetHint", "creditsUsed", "options"],
    properties: {
      id: {
        $ref: "#/$defs/AgentJobId",
      },
      status: {
        description: "What `GET /agent/{jobId}` gives as `status`.",
        type: "string",
        enum: ["processing", "completed", "failed"],
      },
      createdAt: {
        description: "When it was accepted.",
        type: "string",
        format: "date-time",
      },
      targetHint: {
        description: "The task, cut to 300 characters.",
        type: "string",
      },
      creditsUsed: {
        description: "Credits used so far; those of a run that has ended are its price.",
        type: "integer",
        minimum: 0,
      },
      options: {
        description: "What the run was started with. Passwords and tokens in addresses read `[redacted]`.",
        type: "object",
        required: ["prompt", "model"],
        properties: {
          prompt: {
            description: "The task, in plain words.",
            type: "string",
          },
          urls: {
            description: "Pages to begin with; absent where the request named none.",
            type: "array",
            items: {
              description: "One page.",
              type: "string",
            },
          },
          schema: {
            description: "JSON Schema of the data; absent where the request had none.",
            type: "object",
          },
          model: {
            description: "Generation of the agent model of the run.",
            type: "string",
            examples: ["gen-2"],
          },
        },
      },
    },
  },
  AgentSnapshot: {
    description: "An artifact as it stood at one `artifact.updated` event.",
    type: "object",
    required: ["success", "id", "snapshotId", "snapshot"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
      id: {
        $ref: "#/$defs/AgentJobId",
      },
      snapshotId: {
        $ref: "#/$defs/AgentSnapshotId",
      },
      snapshot: {
        description: "The content as text. A json artifact is JSON encoded; markdown, html and text stand as they are.",
        type: "string",
      },
    },
  },
  AgentSnapshotId: {
    description: "Identifies a snapshot of an artifact.",
    type: "string",
    format: "uuid",
    examples: ["0192f4a6-8f00-7c55-a111-2b3c4d5e6f70"],
  },
  AgentStartResponse: {
    description: "The job that was accepted.",
    type: "object",
    required: ["success", "id"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
      id: {
        $ref: "#/$defs/AgentJobId",
      },
    },
  },
  AgentTrace: {
    description: "The events of an agent run so far.",
    type: "object",
    required: ["success", "id", "events", "creditsUsed"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
      id: {
        $ref: "#/$defs/AgentJobId",
      },
      events: {
        description: "The events, those of one `agent.id` in the order of `producerSequence`.",
        type: "array",
        items: {
          $ref: "#/$defs/AgentTraceEvent",
        },
      },
      creditsUsed: {
        description: "Credits used so far; 0 once the run has failed.",
        type: "number",
        minimum: 0,
      },
    },
  },
  AgentTraceAgentFinished: {
    description: "The terminal event of one agent of the run.",
    allOf: [
      {
        $ref: "#/$defs/AgentTraceEnvelope",
      },
      {
        description: "The members of this kind.",
        type: "object",
        required: ["type", "outcome", "durationMs", "error"],
        properties: {
          type: {
            description: "Always `agent.finished`.",
            type: "string",
            const: "agent.finished",
          },
          outcome: {
            description: "How the agent ended.",
            type: "string",
            enum: ["succeeded", "failed", "cancelled", "refused"],
          },
          durationMs: {
            description: "Milliseconds it worked.",
            type: "integer",
            minimum: 0,
          },
          error: {
            description: "Why the agent did not succeed; null when it did.",
            oneOf: [
              {
                $ref: "#/$defs/AgentTraceError",
              },
              {
                type: "null",
              },
            ],
          },
        },
      },
    ],
  },
  AgentTraceAgentStarted: {
    description: "An agent of the run began to work; `agent` names it.",
    allOf: [
      {
        $ref: "#/$defs/AgentTraceEnvelope",
      },
      {
        description: "The members of this kind.",
        type: "object",
        required: ["type"],
        properties: {
          type: {
            description: "Always `agent.started`.",
            type: "string",
            const: "agent.started",
          },
        },
      },
    ],
  },
  AgentTraceArtifact: {
    description: "The artifact that changed, and how.",
    type: "object",
    required: ["kind", "artifactId", "snapshotId", "change"],
    properties: {
      kind: {
        description: "What the artifact is.",
        type: "string",
        enum: ["json", "markdown", "html", "screenshot", "text"],
      },
      artifactId: {
        description: "Identifies the artifact within the run; `result` is the one that becomes `data`.",
        type: "string",
        examples: ["result"],
      },
      path: {
        description: "Path of the file, for an artifact that is one.",
        type: "string",
      },
      snapshotId: {
        $ref: "#/$defs/AgentSnapshotId",
      },
      change: {
        description: "What happened to it.",
        type: "string",
        enum: ["init", "partial", "append", "modify", "update"],
      },
      changedFields: {
        description: "The members that changed, for a json artifact.",
        type: "array",
        items: {
          description: "Name of a member.",
          type: "string",
        },
      },
      itemCount: {
        description: "Number of items it holds now, for a list.",
        type: "integer",
        minimum: 0,
      },
      sourceToolCallId: {
        description: "The `toolCallId` of the call that brought the change.",
        type: "string",
      },
    },
  },
  AgentTraceArtifactUpdated: {
    description: "An artifact of the run changed; a snapshot of its new state can be fetched.",
    allOf: [
      {
        $ref: "#/$defs/AgentTraceEnvelope",
      },
      {
        description: "The members of this kind.",
        type: "object",
        required: ["type", "snapshotId", "artifact"],
        properties: {
          type: {
            description: "Always `artifact.updated`.",
            type: "string",
            const: "artifact.updated",
          },
          snapshotId: {
            $ref: "#/$defs/AgentSnapshotId",
          },
          artifact: {
            $ref: "#/$defs/AgentTraceArtifact",
          },
        },
      },
    ],
  },
  AgentTraceBrowserSessionFinished: {
    description: "That page and everything in it was closed.",
    allOf: [
      {
        $ref: "#/$defs/AgentTraceEnvelope",
      },
      {
        description: "The members of this kind.",
        type: "object",
        required: ["type", "browserSessionId", "durationMs"],
        properties: {
          type: {
            description: "Always `browser.session.finished`.",
            type: "string",
            const: "browser.session.finished",
          },
          browserSessionId: {
            description: "Identifies the page; the same as in `browser.session.started`.",
            type: "string",
          },
          durationMs: {
            description: "Milliseconds for which it was open.",
            type: "integer",
            minimum: 0,
          },
        },
      },
    ],
  },
  AgentTraceBrowserSessionStarted: {
    description: "A page of a browser was opened for the agent to act in.",
    allOf: [
      {
        $ref: "#/$defs/AgentTraceEnvelope",
      },
      {
        description: "The members of this kind.",
        type: "object",
        required: ["type", "browserSessionId"],
        properties: {
          type: {
            description: "Always `browser.session.started`.",
            type: "string",
            const: "browser.session.started",
          },
          browserSessionId: {
            description: "Identifies the page; the same as in `browser.session.finished`.",
            type: "string",
          },
        },
      },
    ],
  },
  AgentTraceEnvelope: {
    description: "What every event of a trace carries, whatever its kind.",
    type: "object",
    required: ["schemaVersion", "eventId", "runId", "occurredAt", "producerSequence", "agent", "type"],
    properties: {
      schemaVersion: {
        description: "Version of the event format. It grows only when a listed member changes its meaning.",
        type: "integer",
        minimum: 1,
        examples: [1],
      },
      eventId: {
        description: "Identifies the event.",
        type: "string",
        format: "uuid",
      },
      runId: {
        description: "The `id` of the job.",
        type: "string",
        format: "uuid",
      },
      occurredAt: {
        description: "When it happened.",
        type: "string",
        format: "date-time",
        examples: ["2030-05-17T09:30:00.120Z"],
      },
      producerSequence: {
        description: "Place of the event among those of the same `agent.id`, growing.",
        type: "integer",
        minimum: 0,
      },
      agent: {
        $ref: "#/$defs/AgentTraceProducer",
      },
      type: {
        description: "The kind of the event.",
        type: "string",
        minLength: 1,
        examples: ["artifact.updated"],
      },
    },
  },
  AgentTraceError: {
    description: "Why a run or an agent ended early, or what went wrong on the way.",
    type: "object",
    required: ["code", "source", "retryable", "message"],
    properties: {
      code: {
        description: "What happened.",
        type: "string",
        enum: ["cancelled", "credit_limit_reached", "parent_finished", "refused", "internal"],
      },
      source: {
        description: "The part in which it happened.",
        type: "string",
        enum: ["agent", "tool", "billing", "system"],
      },
      retryable: {
        description: "Whether the same task may succeed when started again.",
        type: "boolean",
      },
      message: {
        description: "One sentence for people.",
        type: "string",
      },
    },
  },
  AgentTraceErrorOccurred: {
    description: "Something went wrong on the way; the run may go on.",
    allOf: [
      {
        $ref: "#/$defs/AgentTraceEnvelope",
      },
      {
        description: "The members of this kind.",
        type: "object",
        required: ["type", "error", "retryable"],
        properties: {
          type: {
            description: "Always `error.occurred`.",
            type: "string",
            const: "error.occurred",
          },
          error: {
            $ref: "#/$defs/AgentTraceError",
          },
          retryable: {
            description: "The same as `error.retryable`.",
            type: "boolean",
          },
        },
      },
    ],
  },
  AgentTraceEvent: {
    description: "One event of a trace, told apart by its `type`. The list of kinds is open: an event of a kind that is not listed here is an `AgentTraceOther`.",
    oneOf: [
      {
        $ref: "#/$defs/AgentTraceRunStarted",
      },
      {
        $ref: "#/$defs/AgentTraceRunCancelRequested",
      },
      {
        $ref: "#/$defs/AgentTraceRunFinished",
      },
      {
        $ref: "#/$defs/AgentTraceAgentStarted",
      },
      {
        $ref: "#/$defs/AgentTraceAgentFinished",
      },
      {
        $ref: "#/$defs/AgentTraceProgressReported",
      },
      {
        $ref: "#/$defs/AgentTraceReasoningSummary",
      },
      {
        $ref: "#/$defs/AgentTraceToolCallStarted",
      },
      {
        $ref: "#/$defs/AgentTraceToolCallFinished",
      },
      {
        $ref: "#/$defs/AgentTraceBrowserSessionStarted",
      },
      {
        $ref: "#/$defs/AgentTraceBrowserSessionFinished",
      },
      {
        $ref: "#/$defs/AgentTraceArtifactUpdated",
      },
      {
        $ref: "#/$defs/AgentTraceErrorOccurred",
      },
      {
        $ref: "#/$defs/AgentTraceOther",
      },
    ],
  },
  AgentTraceOther: {
    description: "An event of a kind that is not listed. Read the envelope and ignore the rest.",
    allOf: [
      {
        $ref: "#/$defs/AgentTraceEnvelope",
      },
      {
        description: "Any other members.",
        type: "object",
        required: ["type"],
        properties: {
          type: {
            description: "A kind that is not listed.",
            type: "string",
            not: {
              enum: ["run.started", "run.cancel_requested", "run.finished", "agent.started", "agent.finished", "progress.reported", "reasoning.summary", "tool_call.started", "tool_call.finished", "browser.session.started", "browser.session.finished", "artifact.updated", "error.occurred"],
            },
          },
        },
      },
    ],
  },
  AgentTraceProducer: {
    description: "The agent, or part of the service, that an event comes from.",
    type: "object",
    required: ["id", "role", "name"],
    properties: {
      id: {
        description: "Identifies the producer within the run.",
        type: "string",
        examples: ["main"],
      },
      role: {
        description: "The part it plays.",
        type: "string",
        enum: ["orchestrator", "subagent", "system"],
      },
      name: {
        description: "A name for people.",
        type: "string",
        examples: ["Main"],
      },
      parentId: {
        description: "The `id` of the agent that started this one, for a sub-agent.",
        type: "string",
      },
    },
  },
  AgentTraceProgressReported: {
    description: "A note on how far the run is.",
    allOf: [
      {
        $ref: "#/$defs/AgentTraceEnvelope",
      },
      {
        description: "The members of this kind.",
        type: "object",
        required: ["type", "phase", "message"],
        properties: {
          type: {
            description: "Always `progress.reported`.",
            type: "string",
            const: "progress.reported",
          },
          phase: {
            description: "The phase of the run.",
            type: "string",
            enum: ["planning", "working", "finalizing"],
          },
          message: {
            description: "One sentence for people.",
            type: "string",
          },
        },
      },
    ],
  },
  AgentTraceReasoningSummary: {
    description: "Why the agent does what it does next, in short.",
    allOf: [
      {
        $ref: "#/$defs/AgentTraceEnvelope",
      },
      {
        description: "The members of this kind.",
        type: "object",
        required: ["type", "text"],
        properties: {
          type: {
            description: "Always `reasoning.summary`.",
            type: "string",
            const: "reasoning.summary",
          },
          text: {
            description: "The summary.",
            type: "string",
          },
        },
      },
    ],
  },
  AgentTraceRunCancelRequested: {
    description: "The cancellation of the run was asked for; it ends after the step in flight.",
    allOf: [
      {
        $ref: "#/$defs/AgentTraceEnvelope",
      },
      {
        description: "The members of this kind.",
        type: "object",
        required: ["type", "reason"],
        properties: {
          type: {
            description: "Always `run.cancel_requested`.",
            type: "string",
            const: "run.cancel_requested",
          },
          reason: {
            description: "Who asked for it.",
            type: "string",
            examples: ["user"],
          },
        },
      },
    ],
  },
  AgentTraceRunFinished: {
    description: "The terminal event of the run; none follows it.",
    allOf: [
      {
        $ref: "#/$defs/AgentTraceEnvelope",
      },
      {
        description: "The members of this kind.",
        type: "object",
        required: ["type", "outcome", "error"],
        properties: {
          type: {
            description: "Always `run.finished`.",
            type: "string",
            const: "run.finished",
          },
          outcome: {
            description: "How the run ended.",
            type: "string",
            enum: ["succeeded", "failed", "cancelled", "refused", "credit_limit_reached"],
          },
          error: {
            description: "Why the run did not succeed; null when it did.",
            oneOf: [
              {
                $ref: "#/$defs/AgentTraceError",
              },
              {
                type: "null",
              },
            ],
          },
        },
      },
    ],
  },
  AgentTraceRunStarted: {
    description: "The run began.",
    allOf: [
      {
        $ref: "#/$defs/AgentTraceEnvelope",
      },
      {
        description: "The members of this kind.",
        type: "object",
        required: ["type"],
        properties: {
          type: {
            description: "Always `run.started`.",
            type: "string",
            const: "run.started",
          },
        },
      },
    ],
  },
  AgentTraceToolCallFinished: {
    description: "The tool answered.",
    allOf: [
      {
        $ref: "#/$defs/AgentTraceEnvelope",
      },
      {
        description: "The members of this kind.",
        type: "object",
        required: ["type", "toolCallId", "toolName", "result"],
        properties: {
          type: {
            description: "Always `tool_call.finished`.",
            type: "string",
            const: "tool_call.finished",
          },
          toolCallId: {
            description: "Identifies the call; the same as in `tool_call.started`.",
            type: "string",
          },
          toolName: {
            description: "Name of the tool.",
            type: "string",
            examples: ["scrape"],
          },
          result: {
            description: "What the tool answered, of a shape that depends on the tool.",
          },
        },
      },
    ],
  },
  AgentTraceToolCallStarted: {
    description: "The agent called a tool.",
    allOf: [
      {
        $ref: "#/$defs/AgentTraceEnvelope",
      },
      {
        description: "The members of this kind.",
        type: "object",
        required: ["type", "toolCallId", "toolName", "parameters"],
        properties: {
          type: {
            description: "Always `tool_call.started`.",
            type: "string",
            const: "tool_call.started",
          },
          toolCallId: {
            description: "Identifies the call; the same as in `tool_call.finished`.",
            type: "string",
          },
          toolName: {
            description: "Name of the tool.",
            type: "string",
            examples: ["scrape"],
          },
          parameters: {
            description: "What the tool was called with, of a shape that depends on the tool.",
          },
        },
      },
    ],
  },
  AgentWebhook: {
    description: "Where the events of the run are delivered, as they happen: a URL, or a URL with headers, metadata and a choice of events. Deliveries are signed by Standard Webhooks, made at least once and in order, and tried for 24 hours.",
    oneOf: [
      {
        $ref: "#/$defs/WebhookUrl",
      },
      {
        $ref: "#/$defs/AgentWebhookTarget",
      },
    ],
  },
  AgentWebhookTarget: {
    description: "A receiver of the events of an agent run, with what belongs to it.",
    type: "object",
    required: ["url"],
    properties: {
      url: {
        $ref: "#/$defs/WebhookUrl",
      },
      headers: {
        $ref: "#/$defs/HeaderFields",
        description: "Headers that each delivery carries, such as a token that the receiver asks for. Those that the delivery sets itself are answered with 400: `Content-Type`, `Content-Length`, `Host`, `User-Agent`, all that begin with `webhook-`, and those between two hops, such as `Connection` (RFC 9110, section 7.6.1).",
      },
      metadata: {
        $ref: "#/$defs/WebhookMetadata",
      },
      events: {
        description: "The events that are delivered; all of them unless given.",
        type: "array",
        minItems: 1,
        maxItems: 16,
        items: {
          description: "Name of an event, without the kind of its job.",
          type: "string",
          enum: ["started", "action", "completed", "failed", "cancelled"],
        },
        examples: [
          ["completed", "failed"],
        ],
      },
    },
  },
  AttributeSelector: {
    description: "An attribute of the elements that a CSS selector matches.",
    type: "object",
    required: ["selector", "attribute"],
    properties: {
      selector: {
        description: "A CSS selector. One that is none is answered with 400.",
        type: "string",
        minLength: 1,
        maxLength: 255,
        examples: [".product"],
      },
      attribute: {
        description: "Name of the attribute.",
        type: "string",
        minLength: 1,
        maxLength: 255,
        examples: ["data-sku"],
      },
    },
  },
  AttributeValues: {
    description: "The values of an attribute of the elements that a selector matches.",
    type: "object",
    required: ["selector", "attribute", "values"],
    properties: {
      selector: {
        description: "The selector of the request.",
        type: "string",
        examples: [".product"],
      },
      attribute: {
        description: "The name of the attribute, as in the request.",
        type: "string",
        examples: ["data-sku"],
      },
      values: {
        description: "Its values as the page states them, in the order of the page, at most 10,000: `warning` says when more were left out. Elements without the attribute have none.",
        type: "array",
        maxItems: 10000,
        items: {
          description: "One value.",
          type: "string",
        },
        examples: [
          ["A-1", "A-2"],
        ],
      },
    },
  },
  AuditMetadata: {
    description: "Who asked, for the security log: attached to security-logging events when SIEM logging is enabled for the organization. No other members are allowed.",
    type: "object",
    additionalProperties: false,
    required: ["username"],
    properties: {
      username: {
        description: "Name of the user on whose behalf the request is made.",
        type: "string",
        maxLength: 1024,
        examples: ["ada@example.com"],
      },
    },
  },
  BatchScrapeStartResponse: {
    description: "The batch that was accepted.",
    type: "object",
    required: ["success", "id", "url", "invalidURLs"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
      id: {
        $ref: "#/$defs/CrawlJobId",
      },
      url: {
        description: "Where its status is read, an absolute URL.",
        type: "string",
        format: "uri",
        pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
      },
      invalidURLs: {
        description: "Entries of `urls` that were left out, for they are no absolute http or https URL, in their order.",
        type: "array",
        items: {
          description: "One entry.",
          type: "string",
        },
      },
      warning: {
        description: "Fields of the request that have no effect, in a full sentence. Absent when there are none.",
        type: "string",
        examples: ["These fields of the request had no effect: waitFor."],
      },
    },
  },
  ChangeTracking: {
    description: "What has changed since your team last read the page with the format `changeTracking`. Versions are compared as those of a monitor are: counters, clocks and the like do not count. A version is found again only where URL, `tag`, the data that are extracted, `location`, `mobile`, and the options that select parts of the page are the same. It is stored for 90 days, private to your team.",
    type: "object",
    required: ["previousScrapeAt", "changeStatus", "visibility"],
    properties: {
      previousScrapeAt: {
        description: "When the version was read that the page is compared with; `null` where there is none.",
        type: ["string", "null"],
        format: "date-time",
        examples: [
          "2026-03-05T10:00:00.000Z",
          null,
        ],
      },
      changeStatus: {
        description: "How the page differs from that version.",
        type: "string",
        enum: ["new", "same", "changed", "removed"],
      },
      visibility: {
        description: "Whether the URL was found by a request, a link, a sitemap or a search. It always was: no page is read because it was known before.",
        type: "string",
        enum: ["visible"],
      },
      diff: {
        description: "The lines that changed, when `modes` has `git-diff` and the text has changed.",
        type: "object",
        required: ["text", "json"],
        properties: {
          text: {
            description: "The lines in unified format.",
            type: "string",
            examples: ["--- before\n+++ after\n@@ -1,1 +1,1 @@\n-Team costs 20.\n+Team costs 25.\n"],
          },
          json: {
            description: "The same in parts, as `files` with `chunks` of `changes`.",
            type: "object",
          },
        },
      },
      json: {
        description: "The fields that changed, by their paths, when `modes` has `json` and some have.",
        type: "object",
        additionalProperties: {
          description: "One field.",
          type: "object",
          required: ["previous", "current"],
          properties: {
            previous: {
              description: "Its value in the earlier version; `null` where it had none.",
            },
            current: {
              description: "Its value now; `null` where it has none.",
            },
          },
        },
        examples: [
          {
            "plans[0].price": {
              previous: 20,
              current: 25,
            },
          },
        ],
      },
    },
  },
  Concurrency: {
    description: "How much a team runs at once.",
    type: "object",
    required: ["success", "concurrency", "maxConcurrency"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
      concurrency: {
        description: "Works that run, those that answer at once among them.",
        type: "integer",
        minimum: 0,
      },
      maxConcurrency: {
        description: "Works that the plan of the team lets run at once.",
        type: "integer",
        minimum: 1,
      },
    },
  },
  CrawlCancelResponse: {
    description: "The job was cancelled.",
    type: "object",
    required: ["success", "status"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
      status: {
        description: "Always `cancelled`.",
        type: "string",
        const: "cancelled",
      },
    },
  },
  CrawlError: {
    description: "A page without content.",
    type: "object",
    required: ["id", "timestamp", "url", "error"],
    properties: {
      id: {
        description: "Identifies the failure.",
        type: "string",
        minLength: 1,
      },
      timestamp: {
        description: "When it was given up.",
        type: "string",
        format: "date-time",
      },
      url: {
        description: "The page.",
        type: "string",
        format: "uri",
        pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
      },
      error: {
        description: "Why, in a full sentence. A page that was answered but has no content in any form asked for, such as one that its scripts fill, an empty file or a 204, is one of these and costs nothing.",
        type: "string",
        examples: ["example.com answered with 404."],
      },
    },
  },
  CrawlErrors: {
    description: "What could not be fetched.",
    type: "object",
    required: ["success", "errors", "robotsBlocked"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
      errors: {
        description: "Pages without content, the first 10,000 of them.",
        type: "array",
        items: {
          $ref: "#/$defs/CrawlError",
        },
      },
      robotsBlocked: {
        description: "URLs that robots.txt disallows, the first 10,000 of them.",
        type: "array",
        items: {
          description: "One URL.",
          type: "string",
          format: "uri",
          pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
        },
      },
    },
  },
  CrawlJob: {
    description: "A crawl or a batch as it stands, with pages it has so far. `scraping` moves to `completed`, `failed` or `cancelled`, and none of these moves again.",
    type: "object",
    required: ["success", "id", "status", "total", "completed", "creditsUsed", "createdAt", "expiresAt", "data"],
    properties: {
      success: {
        description: "Always `true`; it tells that the job was read, not how it went.",
        type: "boolean",
        const: true,
      },
      id: {
        $ref: "#/$defs/CrawlJobId",
      },
      status: {
        description: "Where the job stands.",
        type: "string",
        enum: ["scraping", "completed", "failed", "cancelled"],
      },
      total: {
        description: "Pages known so far that count, never more than `limit` and those that failed; of an ended job those fetched.",
        type: "integer",
        minimum: 0,
      },
      completed: {
        description: "Pages with content. It only grows.",
        type: "integer",
        minimum: 0,
      },
      creditsUsed: {
        description: "Credits charged so far. Only pages with content cost any, and scans of threat protection.",
        type: "number",
        minimum: 0,
      },
      createdAt: {
        description: "When the job was accepted.",
        type: "string",
        format: "date-time",
      },
      completedAt: {
        description: "When the job ended. Absent before.",
        type: "string",
        format: "date-time",
      },
      expiresAt: {
        description: "When the job is forgotten, 24 hours after its end; from then on it is answered with 404. While it runs, 24 hours after its start stand here.",
        type: "string",
        format: "date-time",
      },
      warning: {
        description: "Why not everything is there, in a full sentence: the credits ran out, or the site asked to be left alone. Absent when there is nothing to say.",
        type: "string",
        examples: ["The credits ran out: 120 pages were left."],
      },
      error: {
        description: "Why the job failed, in a full sentence. Absent unless it did.",
        type: "string",
      },
      next: {
        description: "Where the pages after those in `data` are read, an absolute URL: `data` holds 10 MB at most. Absent when there are none so far. Followed to its end, it leads to every page once.",
        type: "string",
        format: "uri",
        pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
      },
      data: {
        description: "Pages in the order in which they were done, from `skip` on.",
        type: "array",
        items: {
          $ref: "#/$defs/ScrapeData",
        },
      },
    },
  },
  CrawlJobId: {
    description: "Identifies a crawl or a batch.",
    type: "string",
    format: "uuid",
    examples: ["0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71"],
  },
  CrawlPreview: {
    description: "The options of a crawl that was not started.",
    type: "object",
    required: ["success", "data"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
      data: {
        description: "A body for `POST /crawl`; what is left out has its default there.",
        type: "object",
        required: ["url"],
        properties: {
          url: {
            description: "The `url` of the request.",
            type: "string",
            format: "uri",
            pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
          },
          limit: {
            description: "Pages returned at most.",
            type: "integer",
            minimum: 1,
          },
          includePaths: {
            description: "Regular expressions of the paths of pages that are returned.",
            type: "array",
            items: {
              description: "One pattern.",
              type: "string",
            },
          },
          excludePaths: {
            description: "Regular expressions of the paths of pages that are not fetched.",
            type: "array",
            items: {
              description: "One pattern.",
              type: "string",
            },
          },
          maxDiscoveryDepth: {
            description: "Links followed in a row at most.",
            type: "integer",
            minimum: 0,
          },
          crawlEntireDomain: {
            description: "Also follow links to pages that are not below the path of `url`.",
            type: "boolean",
          },
          allowSubdomains: {
            description: "Also follow links to subdomains of the site.",
            type: "boolean",
          },
          allowExternalLinks: {
            description: "Also return the pages of other sites that pages of this one link to.",
            type: "boolean",
          },
          ignoreQueryParameters: {
            description: "Take URLs that differ in their query alone for one page.",
            type: "boolean",
          },
        },
      },
    },
  },
  CrawlStartResponse: {
    description: "The crawl that was accepted.",
    type: "object",
    required: ["success", "id", "url"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
      id: {
        $ref: "#/$defs/CrawlJobId",
      },
      url: {
        description: "Where its status is read, an absolute URL.",
        type: "string",
        format: "uri",
        pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
      },
      warning: {
        description: "Fields of the request that have no effect, in a full sentence. Absent when there are none.",
        type: "string",
        examples: ["These fields of the request had no effect: prompt."],
      },
    },
  },
  CrawlWebhook: {
    description: "Where the events of the job are delivered, as they happen: a URL, or a URL with headers, metadata and a choice of events. Deliveries are signed by Standard Webhooks, made at least once and in order, and tried for 24 hours.",
    oneOf: [
      {
        $ref: "#/$defs/WebhookUrl",
      },
      {
        $ref: "#/$defs/CrawlWebhookTarget",
      },
    ],
  },
  CrawlWebhookTarget: {
    description: "A receiver of the events of a crawl or a batch, with what belongs to it.",
    type: "object",
    required: ["url"],
    properties: {
      url: {
        $ref: "#/$defs/WebhookUrl",
      },
      headers: {
        $ref: "#/$defs/HeaderFields",
        description: "Headers that each delivery carries, such as a token that the receiver asks for. Those that the delivery sets itself are answered with 400: `Content-Type`, `Content-Length`, `Host`, `User-Agent`, all that begin with `webhook-`, and those between two hops, such as `Connection` (RFC 9110, section 7.6.1).",
      },
      metadata: {
        $ref: "#/$defs/WebhookMetadata",
      },
      events: {
        description: "The events that are delivered; all of them unless given.",
        type: "array",
        minItems: 1,
        maxItems: 16,
        items: {
          description: "Name of an event, without the kind of its job.",
          type: "string",
          enum: ["started", "page", "completed", "failed", "cancelled"],
        },
        examples: [
          ["page", "completed"],
        ],
      },
    },
  },
  CreditUsage: {
    description: "The credits of a team.",
    type: "object",
    required: ["success", "data"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
      data: {
        description: "The credits, and the period that they are for.",
        type: "object",
        required: ["remainingCredits", "planCredits", "billingPeriodStart", "billingPeriodEnd", "storedBytes", "maxStoredBytes", "budget"],
        properties: {
          remainingCredits: {
            description: "Credits that can be spent now. Those that running work holds are not among them, nor those above a monthly budget that is a hard limit.",
            type: "integer",
            minimum: 0,
          },
          planCredits: {
            description: "Credits that the team was granted, all grants together.",
            type: "integer",
            minimum: 0,
          },
          billingPeriodStart: {
            description: "Always `null`; credits are granted without a period, and stay until they are spent.",
            type: "null",
          },
          billingPeriodEnd: {
            description: "Always `null`; see `billingPeriodStart`.",
            type: "null",
          },
          budget: {
            description: "The monthly budget that the team has set for itself; `null` where it has none.",
            oneOf: [
              {
                $ref: "#/$defs/MonthlyBudget",
              },
              {
                type: "null",
              },
            ],
          },
          storedBytes: {
            description: "Bytes that the team stores: results of jobs and monitors, cached pages, profiles, webhook events. What expires or is deleted no longer counts.",
            type: "integer",
            minimum: 0,
          },
          maxStoredBytes: {
            description: "Bytes that the plan lets the team store. Above it, jobs are rejected with 403.",
            type: "integer",
            minimum: 1,
          },
        },
      },
    },
  },
  CreditUsageHistory: {
    description: "What a team spent.",
    type: "object",
    required: ["success", "periods"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
      periods: {
        description: "The newest month first; in a month, the key that spent the most first.",
        type: "array",
        items: {
          $ref: "#/$defs/CreditUsagePeriod",
        },
      },
    },
  },
  CreditUsagePeriod: {
    description: "What a team, or one of its keys, spent in a month.",
    type: "object",
    required: ["startDate", "endDate", "creditsUsed"],
    properties: {
      startDate: {
        description: "The first moment of the month, UTC.",
        type: "string",
        format: "date-time",
      },
      endDate: {
        description: "The first moment after the month, UTC; `null` for the month that goes on.",
        type: ["string", "null"],
        format: "date-time",
      },
      apiKey: {
        description: "What the team calls the key. Absent without `byApiKey`, and for credits that no known key spent.",
        type: "string",
      },
      keyId: {
        description: "The public part of the key, as the dashboard shows it. Absent where `apiKey` is.",
        type: "string",
      },
      creditsUsed: {
        description: "Credits that were charged.",
        type: "integer",
        minimum: 0,
      },
    },
  },
  DomainPattern: {
    description: "A plain domain, or a wildcard glob for all its subdomains.",
    type: "string",
    maxLength: 255,
    pattern: "^(?:\\*\\.)?(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$",
    examples: ["example.com", "*.example.com"],
  },
  FileMetadata: {
    description: "What is known of the file.",
    type: "object",
    required: ["contentType"],
    properties: {
      title: {
        description: "Its title, if it has one.",
        type: "string",
      },
      description: {
        description: "Description that it gives of itself, if any.",
        type: "string",
      },
      language: {
        description: "Language that it declares, as a tag (BCP 47), if any.",
        type: "string",
      },
      author: {
        description: "Who wrote it, as it says, if it does.",
        type: "string",
      },
      publishedTime: {
        description: "When it was made, as it says, if it does; a date of ISO 8601 where it can be read as one.",
        type: "string",
      },
      modifiedTime: {
        description: "When it was last changed, as it says, if it does; a date of ISO 8601 where it can be read as one.",
        type: "string",
      },
      keywords: {
        description: "Keywords that it gives of itself, if any.",
        type: "string",
      },
      siteName: {
        description: "Name of the site that an HTML file gives, if any.",
        type: "string",
      },
      ogTitle: {
        description: "Open Graph `og:title`, if the file has it.",
        type: "string",
      },
      ogDescription: {
        description: "Open Graph `og:description`, if the file has it.",
        type: "string",
      },
      ogType: {
        description: "Open Graph `og:type`, if the file has it.",
        type: "string",
      },
      ogUrl: {
        description: "Open Graph `og:url`, absolute, if the file has it.",
        type: "string",
      },
      ogImage: {
        description: "Open Graph `og:image`, absolute, if the file has it.",
        type: "string",
      },
      ogLocale: {
        description: "Open Graph `og:locale`, if the file has it.",
        type: "string",
      },
      favicon: {
        description: "The icon that the file names, an absolute URL, if it names one.",
        type: "string",
      },
      fileName: {
        description: "The name that the file was uploaded with, if any, without folders.",
        type: "string",
      },
      contentType: {
        description: "The media type of what the file is by its content.",
        type: "string",
        examples: ["application/pdf"],
      },
      numPages: {
        description: "Pages of a PDF, slides of a presentation, sheets of a workbook; absent for other files.",
        type: "integer",
        minimum: 0,
      },
      pageLabels: {
        description: "The numbers that are printed on the pages of a PDF, in their order, where those are not 1, 2, 3.",
        type: "array",
        items: {
          description: "The number of one page.",
          type: "string",
        },
        examples: [
          ["i", "ii", "1", "2"],
        ],
      },
      encoding: {
        description: "The encoding of a text, by its name in the Encoding Standard. Absent for other files.",
        type: "string",
        examples: ["windows-1252"],
      },
    },
  },
  FilePage: {
    description: "One page of a file.",
    type: "object",
    required: ["number", "markdown"],
    properties: {
      number: {
        description: "Which page of the file it is, from 1.",
        type: "integer",
        minimum: 1,
      },
      label: {
        description: "The number that is printed on it, where that is not the same.",
        type: "string",
        examples: ["iv"],
      },
      markdown: {
        description: "Its text as Markdown, empty for a page without any; headings have the levels that they have in the whole file.",
        type: "string",
        examples: ["# Report"],
      },
    },
  },
  FileParser: {
    description: "The name of a type of files, which are then read as they are by default, or how they are read.",
    oneOf: [
      {
        description: "The type alone.",
        type: "string",
        const: "pdf",
      },
      {
        description: "How PDF files are read.",
        type: "object",
        required: ["type"],
        properties: {
          type: {
            description: "The type of files.",
            type: "string",
            const: "pdf",
          },
          mode: {
            description: "What of a page is read.",
            type: "string",
            enum: ["fast", "auto", "ocr"],
            default: "auto",
          },
          maxPages: {
            description: "Pages that are read, from the first on; all, up to the bound of the service, unless given.",
            type: "integer",
            minimum: 1,
            maximum: 10000,
          },
          pages: {
            description: "Also return the text page by page, as `pages`.",
            type: "boolean",
            default: false,
          },
        },
      },
    ],
  },
  HeaderFields: {
    description: "Headers by their names.",
    type: "object",
    maxProperties: 32,
    propertyNames: {
      maxLength: 128,
      pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",
    },
    additionalProperties: {
      description: "Value of the header, in visible ASCII characters and spaces.",
      type: "string",
      maxLength: 4096,
      pattern: "^(?:[!-~](?:[ !-~]*[!-~])?)?$",
    },
    examples: [
      {
        Authorization: "Bearer 5f0c2b7e9d10",
      },
    ],
  },
  InteractAction: {
    description: "One action, told apart by its `type`. An element is named by the `ref` that a snapshot gave it, by a CSS `selector`, or by its `role` and `name`; where several are given, the first of these counts. One that is named by role is looked for in frames, too, and both look into shadow trees, closed ones as well. It must be the only one. An action without what it needs fails as one whose element is not there.",
    type: "object",
    required: ["type"],
    properties: {
      type: {
        description: "What is done.",
        type: "string",
        enum: ["goto", "click", "fill", "select", "check", "press", "hover", "scroll", "wait", "back", "screenshot", "snapshot", "scrape", "write", "drag", "upload", "dialog", "windows", "switchWindow", "closeWindow", "downloads", "download"],
      },
      url: {
        description: "Where to `goto`, an absolute http or https URL. Of `wait`, the URL that the page must reach, in which `*` stands for any characters.",
        type: "string",
        format: "uri",
        pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
        maxLength: 8192,
        examples: ["https://example.com/login"],
      },
      ref: {
        description: "What the last snapshot calls the element, such as `e12`, in a frame `f1e12`.",
        type: "string",
        pattern: "^(?:f[0-9]{1,6})?e[0-9]{1,6}$",
        examples: ["e12"],
      },
      selector: {
        description: "A CSS selector of the element.",
        type: "string",
        minLength: 1,
        maxLength: 1000,
        examples: ["#login"],
      },
      role: {
        description: "The ARIA role of the element, such as `button`, `link`, `textbox` or `checkbox`.",
        type: "string",
        pattern: "^[a-z]{2,30}$",
        examples: ["button"],
      },
      name: {
        description: "What the element is called by assistive technology: its text, its label. The whole of it, or where none is called so a part of it in any letter case. Without `role`, of any element that can be acted on; where there is no such element within 2 seconds, `click`, `drag`, `hover`, `scroll` and `wait` then take text, a picture or a title of that name, and `fill`, `write` and `upload` a field of that label.",
        type: "string",
        minLength: 1,
        maxLength: 1000,
        examples: ["Log in"],
      },
      text: {
        description: "What the field holds after `fill`, empty to clear it, and what `write` types; it is neither logged nor kept. Of `wait`, a text that must show. Of `dialog`, what a prompt is answered with; left out, what it proposes.",
        type: "string",
        maxLength: 10000,
      },
      values: {
        description: "Of `select`, the values or the labels of the options that are selected then.",
        type: "array",
        minItems: 1,
        maxItems: 100,
        items: {
          description: "One option.",
          type: "string",
          maxLength: 1000,
        },
      },
      checked: {
        description: "What the box is after `check`.",
        type: "boolean",
        default: true,
      },
      key: {
        description: "Of `press`, a key such as `Enter`, `Tab`, `Escape`, `ArrowDown` or `a`, with modifiers as in `Control+a`; other usual names, such as `Esc` or `Ctrl+a`, name the same keys.",
        type: "string",
        minLength: 1,
        maxLength: 50,
        examples: ["Enter"],
      },
      direction: {
        description: "Where to `scroll`; without effect where an element is named, unless `inside` is true.",
        type: "string",
        enum: ["up", "down", "left", "right"],
        default: "down",
      },
      milliseconds: {
        description: "How long to `wait`; for an element or a text at most. 5000 where it is left out.",
        type: "integer",
        minimum: 0,
        maximum: 30000,
      },
      fullPage: {
        description: "Of `screenshot`, the whole page, down to 12,000 pixels, and not only the window.",
        type: "boolean",
        default: false,
      },
      formats: {
        description: "Of `scrape` and `download`, the forms in which the content is returned. An empty list counts as the default.",
        type: "array",
        maxItems: 5,
        uniqueItems: true,
        items: {
          description: "One form.",
          type: "string",
          enum: ["markdown", "html", "rawHtml", "links", "images"],
        },
        default: ["markdown"],
      },
      onlyMainContent: {
        description: "Of `scrape` and `download`, leave out navigation, headers, footers and the like.",
        type: "boolean",
        default: true,
      },
      button: {
        description: "Of `click`, the button of the mouse.",
        type: "string",
        enum: ["left", "right", "middle"],
        default: "left",
      },
      clicks: {
        description: "Of `click`, how often in quick succession; 2 is a double click.",
        type: "integer",
        minimum: 1,
        maximum: 3,
        default: 1,
      },
      modifiers: {
        description: "Of `click`, the keys that are held meanwhile.",
        type: "array",
        maxItems: 4,
        uniqueItems: true,
        items: {
          description: "One key.",
          type: "string",
          enum: ["Alt", "Control", "Meta", "Shift"],
        },
      },
      to: {
        $ref: "#/$defs/InteractTarget",
        description: "Of `drag`, the element on which the other one is dropped.",
      },
      x: {
        description: "Of `drag` without `to`, pixels to the right.",
        type: "integer",
        minimum: -10000,
        maximum: 10000,
        default: 0,
      },
      y: {
        description: "Of `drag` without `to`, pixels down.",
        type: "integer",
        minimum: -10000,
        maximum: 10000,
        default: 0,
      },
      files: {
        description: "Of `upload`, what is given to the page.",
        type: "array",
        minItems: 1,
        maxItems: 10,
        items: {
          $ref: "#/$defs/InteractFile",
        },
      },
      accept: {
        description: "Of `dialog`, press OK, or Leave where the page asks whether to stay, rather than Cancel or Stay.",
        type: "boolean",
        default: true,
      },
      window: {
        description: "Of `switchWindow`, the number of the window in the list of `windows`, from 1.",
        type: "integer",
        minimum: 1,
        maximum: 20,
        examples: [2],
      },
      file: {
        description: "Of `download`, the name of the file as `downloads` lists it.",
        type: "string",
        minLength: 1,
        maxLength: 300,
        examples: ["report.pdf"],
      },
      state: {
        description: "Of `wait`, what must come about.",
        type: "string",
        enum: ["visible", "hidden", "load", "networkidle"],
      },
      inside: {
        description: "Of `scroll` with an element, scroll what it holds by its own height or width in `direction`.",
        type: "boolean",
        default: false,
      },
      maxTokens: {
        description: "Of `snapshot`, how long it may be, a token counted as four characters. Where more is left out, it says how much; a snapshot of the element there goes deeper.",
        type: "integer",
        minimum: 100,
        maximum: 50000,
        default: 8000,
      },
    },
  },
  InteractActionsResponse: {
    description: "What became of actions.",
    type: "object",
    required: ["success", "completed", "results"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
      completed: {
        description: "Whether all of them were done.",
        type: "boolean",
      },
      results: {
        description: "One result for each action that was tried, in their order; the last one failed where `completed` is false.",
        type: "array",
        items: {
          $ref: "#/$defs/InteractResult",
        },
      },
    },
  },
  InteractDownload: {
    description: "A file that a page downloaded. It is kept until the session ends.",
    type: "object",
    required: ["name", "url", "state"],
    properties: {
      name: {
        description: "What the site calls it; a second one of that name has a number.",
        type: "string",
        examples: ["report.pdf"],
      },
      url: {
        description: "Where it came from.",
        type: "string",
        examples: ["https://example.com/report.pdf"],
      },
      state: {
        description: "What became of it.",
        type: "string",
        enum: ["running", "kept", "failed"],
      },
      bytes: {
        description: "How large it is, once it is kept.",
        type: "integer",
        minimum: 0,
      },
      problem: {
        description: "Why it was not kept.",
        type: "string",
        examples: ["It did not arrive completely."],
      },
    },
  },
  InteractEndResponse: {
    description: "What a session that has ended came to.",
    type: "object",
    required: ["success", "sessionDurationMs", "creditsBilled"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
      sessionDurationMs: {
        description: "Milliseconds from its start to its end.",
        type: "integer",
        minimum: 0,
      },
      creditsBilled: {
        description: "What it cost, with the scans of threat protection.",
        type: "integer",
        minimum: 0,
      },
      warning: {
        description: "Says that the profile was not kept, and why; it is as it was before. Absent when there is nothing to say.",
        type: "string",
        examples: ["The profile was not kept: it has more than 10485760 bytes. Sign out of what is not needed, or begin a new one."],
      },
    },
  },
  InteractFile: {
    description: "A file for a page: its `content`, or the `url` that the service gets it from, by the rules for pages. Where both are given, `content` counts. It is not kept.",
    type: "object",
    properties: {
      name: {
        description: "What the page sees it called; left out, what the URL ends in.",
        type: "string",
        pattern: "^[^\\x00-\\x1F\\x7F/\\\\]+$",
        maxLength: 255,
        examples: ["photo.png"],
      },
      contentType: {
        description: "Its media type; left out, that of the response of the URL, or `application/octet-stream`.",
        type: "string",
        pattern: "^[\\w.+-]+/[\\w.+-]+$",
        maxLength: 255,
        examples: ["image/png"],
      },
      content: {
        description: "Its bytes in Base64 (RFC 4648), some 750 kB at most. A larger file needs a `url`.",
        type: "string",
        pattern: "^[A-Za-z0-9+/]*={0,2}$",
        maxLength: 1000000,
        examples: ["aGVsbG8="],
      },
      url: {
        description: "Where it is, an absolute http or https URL; 10,485,760 bytes at most.",
        type: "string",
        format: "uri",
        pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
        maxLength: 8192,
        examples: ["https://example.com/photo.png"],
      },
    },
  },
  InteractProfile: {
    description: "A named storage of the team: cookies, `localStorage` and IndexedDB, with which a session starts, and which it leaves to the next one. Other teams have profiles of their own by the same names.",
    type: "object",
    required: ["name"],
    properties: {
      name: {
        description: "What the team calls it, in any letters; a name that is new makes a new profile, once a session is kept.",
        type: "string",
        pattern: "^[^\\x00-\\x1F\\x7F]+$",
        maxLength: 200,
        examples: ["ada@shop.example.com"],
      },
      saveChanges: {
        description: "Keep what the session ends with. One session at a time may; where it is false, the profile is only read, by any number of sessions.",
        type: "boolean",
        default: true,
      },
    },
  },
  InteractResult: {
    description: "What became of one action.",
    type: "object",
    required: ["type", "ok", "message", "url", "title"],
    properties: {
      type: {
        description: "The `type` of the action.",
        type: "string",
      },
      ok: {
        description: "Whether it was done.",
        type: "boolean",
      },
      message: {
        description: "What it did, in full sentences; or why it could not be done, and what there was instead. Never what was typed.",
        type: "string",
        examples: ["Clicked button \"Log in\"."],
      },
      url: {
        description: "Where the page is after it; `about:blank` before the first.",
        type: "string",
        examples: ["https://example.com/account"],
      },
      title: {
        description: "What the page is called then; empty where it says nothing.",
        type: "string",
      },
      snapshot: {
        description: "The accessibility tree, of a `snapshot`: one line an element, with its role, its name, its state and its `ref`, and those inside of it indented below. What is in password fields is left out.",
        type: "string",
        examples: ["- button \"Log in\" [ref=e5]"],
      },
      screenshot: {
        description: "The picture, of a `screenshot`, a PNG in a `data:` URL (RFC 2397).",
        type: "string",
        pattern: "^data:image/png;base64,",
      },
      data: {
        description: "The content, of a `scrape` and of a `download`.",
        $ref: "#/$defs/ScrapeData",
      },
      windows: {
        description: "The open windows in the order in which they opened, of `windows`, `switchWindow` and `closeWindow`.",
        type: "array",
        items: {
          $ref: "#/$defs/InteractWindow",
        },
      },
      downloads: {
        description: "The downloads of the session in their order, of `downloads`.",
        type: "array",
        items: {
          $ref: "#/$defs/InteractDownload",
        },
      },
    },
  },
  InteractSession: {
    description: "A session that has not ended.",
    type: "object",
    required: ["id", "createdAt", "expiresAt"],
    properties: {
      id: {
        $ref: "#/$defs/InteractSessionId",
      },
      createdAt: {
        description: "When it was opened.",
        type: "string",
        format: "date-time",
      },
      expiresAt: {
        description: "When it ends in any case.",
        type: "string",
        format: "date-time",
      },
      profile: {
        description: "The profile that it was started with; absent where there is none.",
        type: "object",
        required: ["name", "saveChanges"],
        properties: {
          name: {
            description: "What the team calls it.",
            type: "string",
            examples: ["ada@shop.example.com"],
          },
          saveChanges: {
            description: "Whether what the session ends with is kept.",
            type: "boolean",
          },
        },
      },
    },
  },
  InteractSessionId: {
    description: "The id of the session, a UUID.",
    type: "string",
    format: "uuid",
  },
  InteractSessions: {
    description: "The sessions of the team that have not ended.",
    type: "object",
    required: ["success", "sessions"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
      sessions: {
        description: "The sessions, the newest first, 1,000 at most.",
        type: "array",
        items: {
          $ref: "#/$defs/InteractSession",
        },
      },
    },
  },
  InteractStartResponse: {
    description: "A session that is open.",
    type: "object",
    required: ["success", "id", "liveViewUrl", "expiresAt"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
      id: {
        $ref: "#/$defs/InteractSessionId",
      },
      liveViewUrl: {
        description: "A page that shows the session live, to be opened once, in a browser, until the session ends. It is view only. Whoever has the URL needs no key: the part behind `#` is its secret, which is sent to no server as a part of a URL.",
        type: "string",
        format: "uri",
        pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
        examples: ["https://api.example.com/live/0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70#AhKXs4Vgxr1nYmSCJ0rcTQz7i2dMvUoLwE9fbP8tHkA"],
      },
      expiresAt: {
        description: "When it ends in any case.",
        type: "string",
        format: "date-time",
      },
      warning: {
        description: "Says that the session has no profile, although one was asked for. Absent when there is nothing to say.",
        type: "string",
        examples: ["Your team has no profile of this name, and `saveChanges` is false: the session starts without one."],
      },
    },
  },
  InteractTarget: {
    description: "An element, named as that of an action.",
    type: "object",
    properties: {
      ref: {
        description: "What the last snapshot calls the element.",
        type: "string",
        pattern: "^(?:f[0-9]{1,6})?e[0-9]{1,6}$",
        examples: ["e14"],
      },
      selector: {
        description: "A CSS selector of the element.",
        type: "string",
        minLength: 1,
        maxLength: 1000,
        examples: ["#done"],
      },
      role: {
        description: "The ARIA role of the element.",
        type: "string",
        pattern: "^[a-z]{2,30}$",
        examples: ["listitem"],
      },
      name: {
        description: "What the element is called, or a part of it; without `role`, of any element that can be acted on, or a text.",
        type: "string",
        minLength: 1,
        maxLength: 1000,
        examples: ["Done"],
      },
    },
  },
  InteractWindow: {
    description: "An open window.",
    type: "object",
    required: ["url", "title", "current"],
    properties: {
      url: {
        description: "Where its page is.",
        type: "string",
        examples: ["https://example.com/account"],
      },
      title: {
        description: "What its page is called; empty where it says nothing.",
        type: "string",
      },
      current: {
        description: "Whether actions act in it.",
        type: "boolean",
      },
    },
  },
  Location: {
    description: "Where the request seems to come from. A proxy in that country is used when one is available, and the matching language and time zone are emulated.",
    type: "object",
    properties: {
      country: {
        description: "ISO 3166-1 alpha-2 code, in capitals.",
        type: "string",
        pattern: "^[A-Z]{2}$",
        default: "US",
        examples: ["DE"],
      },
      languages: {
        description: "Preferred languages and locales in priority order, each as a value of the Accept-Language header. The language of the country when left out.",
        type: "array",
        maxItems: 32,
        items: {
          description: "One language or locale.",
          type: "string",
          maxLength: 100,
        },
        examples: [
          ["de-AT", "de", "en"],
        ],
      },
    },
  },
  MapLink: {
    description: "One URL of the site.",
    type: "object",
    required: ["url"],
    properties: {
      url: {
        description: "The URL, absolute.",
        type: "string",
        format: "uri",
        pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
        examples: ["https://example.com/pricing"],
      },
      title: {
        description: "Title of the page, if available.",
        type: "string",
      },
      description: {
        description: "Description of the page, if available.",
        type: "string",
      },
    },
  },
  MapResponse: {
    description: "The URLs found.",
    type: "object",
    properties: {
      success: {
        description: "Success flag.",
        type: "boolean",
      },
      links: {
        description: "Discovered URLs, at most `limit` of them.",
        type: "array",
        items: {
          $ref: "#/$defs/MapLink",
        },
      },
      warning: {
        description: "One sentence that says why the list may be incomplete, such as a `timeout` that was reached, or why it is empty.",
        type: "string",
      },
    },
  },
  MonitorCheckDetail: {
    description: "A check with what became of its pages.",
    type: "object",
    required: ["success", "data"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
      data: {
        description: "The check.",
        allOf: [
          {
            $ref: "#/$defs/MonitorCheckState",
          },
          {
            description: "What became of its pages.",
            type: "object",
            required: ["pages"],
            properties: {
              pages: {
                description: "Pages in the order in which they were compared, from `skip` on.",
                type: "array",
                items: {
                  $ref: "#/$defs/MonitorPage",
                },
              },
              next: {
                description: "Where the pages after those are read, an absolute URL. Absent when there are none so far.",
                type: "string",
                format: "uri",
                pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
              },
            },
          },
        ],
      },
    },
  },
  MonitorCheckId: {
    description: "Identifies the check, a UUID.",
    type: "string",
    format: "uuid",
    examples: ["0192f4a6-9a10-7d2e-8c41-5b7a1e0f3d64"],
  },
  MonitorCheckList: {
    description: "The checks of a monitor that are kept.",
    type: "object",
    required: ["success", "data", "total"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
      data: {
        description: "The newest first, from `offset` on.",
        type: "array",
        items: {
          $ref: "#/$defs/MonitorCheckState",
        },
      },
      total: {
        description: "How many checks there are.",
        type: "integer",
        minimum: 0,
      },
    },
  },
  MonitorCheckResponse: {
    description: "A check.",
    type: "object",
    required: ["success", "data"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
      data: {
        $ref: "#/$defs/MonitorCheckState",
      },
    },
  },
  MonitorCheckState: {
    description: "A check as it stands. `queued` moves to `running`, and both to one of the others, none of which moves again.",
    type: "object",
    required: ["id", "monitorId", "status", "trigger", "actualCredits", "summary", "createdAt", "updatedAt"],
    properties: {
      id: {
        $ref: "#/$defs/MonitorCheckId",
      },
      monitorId: {
        $ref: "#/$defs/MonitorId",
      },
      status: {
        description: "Where the check stands.",
        type: "string",
        enum: ["queued", "running", "completed", "partial", "failed", "skipped_overlap"],
      },
      trigger: {
        description: "Why there was a check.",
        type: "string",
        enum: ["scheduled", "manual"],
      },
      scheduledFor: {
        description: "When it was due. Absent for one that was asked for.",
        type: "string",
        format: "date-time",
      },
      startedAt: {
        description: "When it began. Absent before.",
        type: "string",
        format: "date-time",
      },
      finishedAt: {
        description: "When it ended. Absent before.",
        type: "string",
        format: "date-time",
      },
      actualCredits: {
        description: "Credits charged so far, for pages with content, searches, and judgements.",
        type: "number",
        minimum: 0,
      },
      summary: {
        $ref: "#/$defs/MonitorSummary",
      },
      error: {
        description: "Why not everything was looked at, in full sentences. Absent where it was.",
        type: "string",
        examples: ["Target prices: example.com answered with 503."],
      },
      createdAt: {
        description: "When it was accepted.",
        type: "string",
        format: "date-time",
      },
      updatedAt: {
        description: "When it moved last.",
        type: "string",
        format: "date-time",
      },
    },
  },
  MonitorCrawlOptions: {
    description: "How far a crawl of a check goes, as of a crawl by itself.",
    type: "object",
    properties: {
      limit: {
        description: "Pages at most in one check.",
        type: "integer",
        minimum: 1,
        maximum: 10000,
        default: 100,
      },
      includePaths: {
        description: "Regular expressions. Only pages whose path some of them match are returned, and followed. The syntax is that of RE2, which is matched in linear time: what looks around or refers back is answered with 400. So are patterns that have, together with `excludePaths`, more than 5,000 parts, or 500 copies of repeated ones: `\\d{10}` has nine.",
        type: "array",
        maxItems: 100,
        items: {
          description: "One pattern.",
          type: "string",
          minLength: 1,
          maxLength: 500,
        },
        examples: [
          ["^/docs/"],
        ],
      },
      excludePaths: {
        description: "Regular expressions, as in `includePaths`. Pages whose path some of them match are not fetched.",
        type: "array",
        maxItems: 100,
        items: {
          description: "One pattern.",
          type: "string",
          minLength: 1,
          maxLength: 500,
        },
        examples: [
          ["^/docs/old/"],
        ],
      },
      regexOnFullURL: {
        description: "Match `includePaths` and `excludePaths` against the whole URL in place of its path.",
        type: "boolean",
        default: false,
      },
      maxDiscoveryDepth: {
        description: "Links followed in a row at most. The start, and what sitemaps name, have the depth 0. There is no bound unless one is given.",
        type: "integer",
        minimum: 0,
        maximum: 1000,
        examples: [2],
      },
      sitemap: {
        description: "How the sitemaps of the site are used.",
        type: "string",
        enum: ["skip", "include", "only"],
        default: "include",
      },
      ignoreQueryParameters: {
        description: "Take URLs that differ in their query alone for one page, which is fetched without a query.",
        type: "boolean",
        default: false,
      },
      crawlEntireDomain: {
        description: "Also follow links to pages that are not below the path of `url`: its siblings and what is above it.",
        type: "boolean",
        default: false,
      },
      allowSubdomains: {
        description: "Also follow links to subdomains of the site.",
        type: "boolean",
        default: false,
      },
      allowExternalLinks: {
        description: "Also return the pages of other sites that pages of this one link to. Their own links are not followed.",
        type: "boolean",
        default: false,
      },
      ignoreRobotsTxt: {
        description: "Fetch pages that robots.txt disallows, and keep no `Crawl-delay`.",
        type: "boolean",
        default: false,
      },
      robotsUserAgent: {
        description: "The product token whose rules in robots.txt are followed, that of the service unless given.",
        type: "string",
        minLength: 1,
        maxLength: 200,
        examples: ["ExampleBot"],
      },
      delay: {
        description: "Seconds between two pages at least. One page is in work at a time then.",
        type: "number",
        minimum: 0,
        maximum: 300,
        examples: [0.5],
      },
      maxConcurrency: {
        description: "Pages in work at once. The plan of the team and the politeness towards one site bound it as well; those apply alone unless given.",
        type: "integer",
        minimum: 1,
        maximum: 1000,
        examples: [4],
      },
    },
  },
  MonitorDeleteResponse: {
    description: "The monitor is gone.",
    type: "object",
    required: ["success"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
    },
  },
  MonitorDiff: {
    description: "What has changed.",
    type: "object",
    properties: {
      text: {
        description: "The lines that changed, in unified format. Absent where only data are compared.",
        type: "string",
      },
      json: {
        description: "Of text its changed lines, as `files` with `chunks` of `changes`. Of data that were extracted each field that changed, by its path, with `previous` and `current`.",
        type: "object",
      },
    },
  },
  MonitorGoal: {
    description: "What a change must be about to matter, in plain words. With a model, each changed page is judged by it; without one it has no effect, and `warning` says so.",
    type: "string",
    minLength: 1,
    maxLength: 2000,
    examples: ["A price or a plan changes."],
  },
  MonitorId: {
    description: "Identifies the monitor, a UUID.",
    type: "string",
    format: "uuid",
    examples: ["0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e72"],
  },
  MonitorIgnored: {
    description: "A difference that does not count.",
    type: "object",
    required: ["reason", "before", "after"],
    properties: {
      reason: {
        description: "Why it does not count.",
        type: "string",
        enum: ["varies", "clock", "counter"],
      },
      before: {
        description: "The line before; empty where there was none.",
        type: "string",
      },
      after: {
        description: "The line now; empty where there is none.",
        type: "string",
      },
    },
  },
  MonitorJudgment: {
    description: "Whether a change matters to `goal`, by a model. Absent where none was asked.",
    type: "object",
    required: ["meaningful", "confidence", "reason"],
    properties: {
      meaningful: {
        description: "Whether it does.",
        type: "boolean",
      },
      confidence: {
        description: "How sure the model is.",
        type: "string",
        enum: ["high", "medium", "low"],
      },
      reason: {
        description: "Why, in a sentence.",
        type: "string",
      },
    },
  },
  MonitorList: {
    description: "The monitors of the team.",
    type: "object",
    required: ["success", "data", "total"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
      data: {
        description: "The newest first, from `offset` on.",
        type: "array",
        items: {
          $ref: "#/$defs/MonitorState",
        },
      },
      total: {
        description: "How many monitors the team has.",
        type: "integer",
        minimum: 0,
      },
    },
  },
  MonitorMailing: {
    description: "Who is written to when a check found changes.",
    type: "object",
    properties: {
      email: {
        description: "The e-mail after each check that found pages new, changed or removed. Absent where none was asked for.",
        type: "object",
        required: ["enabled", "includeDiffs"],
        properties: {
          enabled: {
            description: "Whether any is sent.",
            type: "boolean",
          },
          recipients: {
            description: "Who gets it. Absent where all people of the team do.",
            type: "array",
            items: {
              description: "An e-mail address.",
              type: "string",
            },
          },
          includeDiffs: {
            description: "Whether it shows what has changed, line by line.",
            type: "boolean",
          },
        },
      },
    },
  },
  MonitorName: {
    description: "A name for people.",
    type: "string",
    minLength: 1,
    maxLength: 200,
    examples: ["Prices of the competition"],
  },
  MonitorNotification: {
    description: "Who is written to when a check found changes.",
    type: "object",
    properties: {
      email: {
        description: "An e-mail after each check that found pages new, changed or removed, to each recipient alone.",
        type: "object",
        properties: {
          enabled: {
            description: "Whether any is sent.",
            type: "boolean",
            default: true,
          },
          recipients: {
            description: "Who gets it: people of the team, and addresses that the service's operator allows; any other is answered with 400. All people of the team unless given.",
            type: "array",
            maxItems: 25,
            uniqueItems: true,
            items: {
              description: "An e-mail address.",
              type: "string",
              maxLength: 254,
              pattern: "^[^\\s@<>,;\"]+@[^\\s@<>,;\"]+$",
            },
            examples: [
              ["ada@example.com"],
            ],
          },
          includeDiffs: {
            description: "Whether it shows what has changed, line by line, and not only where.",
            type: "boolean",
            default: false,
          },
        },
      },
    },
  },
  MonitorPage: {
    description: "What became of a page.",
    type: "object",
    required: ["id", "targetId", "url", "status", "createdAt"],
    properties: {
      id: {
        description: "Identifies the page within its check.",
        type: "string",
        minLength: 1,
      },
      targetId: {
        $ref: "#/$defs/MonitorTargetId",
      },
      url: {
        description: "The page.",
        type: "string",
        format: "uri",
        pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
      },
      status: {
        description: "What became of it.",
        type: "string",
        enum: ["same", "new", "changed", "removed", "error"],
      },
      statusCode: {
        description: "HTTP status that the page was answered with. Absent where there was no answer.",
        type: "integer",
      },
      error: {
        description: "Why it could not be read, in a full sentence. Absent where it could.",
        type: "string",
        examples: ["example.com answered with 404."],
      },
      metadata: {
        $ref: "#/$defs/PageMetadata",
        description: "What the page says about itself. Absent where it could not be read.",
      },
      diff: {
        $ref: "#/$defs/MonitorDiff",
      },
      ignored: {
        description: "Differences to the page before that do not count, since they come by themselves: they differ between two reads a moment apart, go with the clock, or count something. Absent when there are none.",
        type: "array",
        maxItems: 100,
        items: {
          $ref: "#/$defs/MonitorIgnored",
        },
      },
      snapshot: {
        $ref: "#/$defs/MonitorSnapshot",
      },
      judgment: {
        $ref: "#/$defs/MonitorJudgment",
      },
      createdAt: {
        description: "When it was compared.",
        type: "string",
        format: "date-time",
      },
    },
  },
  MonitorReceiver: {
    description: "Where the events of the monitor are delivered. Its headers may hold secrets and are not shown.",
    type: "object",
    required: ["url", "metadata"],
    properties: {
      url: {
        description: "Where events are delivered.",
        type: "string",
        format: "uri",
        pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
      },
      metadata: {
        description: "Texts that each event repeats.",
        type: "object",
        additionalProperties: {
          description: "Value of the member.",
          type: "string",
        },
      },
      events: {
        description: "The events that are delivered. Absent where all are.",
        type: "array",
        items: {
          description: "Name of an event.",
          type: "string",
        },
      },
    },
  },
  MonitorResponse: {
    description: "A monitor.",
    type: "object",
    required: ["success", "data"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
      data: {
        $ref: "#/$defs/MonitorState",
      },
      warning: {
        description: "Fields of the request that have no effect, in a full sentence. Absent when there are none.",
        type: "string",
        examples: ["These fields of the request had no effect: goal."],
      },
    },
  },
  MonitorSchedule: {
    description: "When checks are due, as a cron expression or in words. A change may also name the time zone alone.",
    type: "object",
    properties: {
      cron: {
        description: "Five fields: minute, hour, day of the month, month, day of the week. Lists, ranges, steps and English names are understood. Where both days are given, either counts. It wins over `text`.",
        type: "string",
        pattern: "^(?:\\*|(?:[0-9]{1,2}|[A-Za-z]{3})(?:-(?:[0-9]{1,2}|[A-Za-z]{3}))?)(?:/[1-9][0-9]?)?(?:,(?:\\*|(?:[0-9]{1,2}|[A-Za-z]{3})(?:-(?:[0-9]{1,2}|[A-Za-z]{3}))?)(?:/[1-9][0-9]?)?){0,30}(?: (?:\\*|(?:[0-9]{1,2}|[A-Za-z]{3})(?:-(?:[0-9]{1,2}|[A-Za-z]{3}))?)(?:/[1-9][0-9]?)?(?:,(?:\\*|(?:[0-9]{1,2}|[A-Za-z]{3})(?:-(?:[0-9]{1,2}|[A-Za-z]{3}))?)(?:/[1-9][0-9]?)?){0,30}){4}$",
        examples: ["0 9 * * MON-FRI"],
      },
      text: {
        description: "The same in plain English, such as `every 15 minutes`, `hourly`, `daily at 9:00`, `weekdays at 9`, `mondays at 18:30` or `monthly on the 1st at 8`. The answer shows the cron expression that it stands for.",
        type: "string",
        pattern: "^(?:[A-Za-z][A-Za-z.'-]{0,19}|[0-5]?[0-9](?:[:.h][0-5][0-9])?(?:am|pm|st|nd|rd|th|h|m|min)?|:[0-5][0-9]),?(?: (?:[A-Za-z][A-Za-z.'-]{0,19}|[0-5]?[0-9](?:[:.h][0-5][0-9])?(?:am|pm|st|nd|rd|th|h|m|min)?|:[0-5][0-9]),?){0,19}$",
        examples: ["weekdays at 9"],
      },
      timezone: {
        description: "The IANA time zone whose clock the schedule means. A time that its clock leaves out when it is put forward is due when it has been; one that comes twice is due the first time, and what recurs within the hour is due as time goes by.",
        type: "string",
        pattern: "^(?:UTC|GMT|[A-Z][A-Za-z_]{1,29}(?:/[A-Z][A-Za-z0-9_+-]{1,29}){1,2})$",
        default: "UTC",
        examples: ["UTC"],
      },
    },
  },
  MonitorSnapshot: {
    description: "What was extracted from the page this time. Only where `formats` has `json`.",
    type: "object",
    properties: {
      json: {
        description: "The extracted data.",
      },
    },
  },
  MonitorState: {
    description: "A monitor as it stands.",
    type: "object",
    required: ["id", "name", "status", "schedule", "targets", "retentionDays", "judgeEnabled", "createdAt", "updatedAt"],
    properties: {
      id: {
        $ref: "#/$defs/MonitorId",
      },
      name: {
        $ref: "#/$defs/MonitorName",
      },
      status: {
        description: "Whether checks are due.",
        type: "string",
        enum: ["active", "paused"],
      },
      schedule: {
        $ref: "#/$defs/MonitorTiming",
      },
      nextRunAt: {
        description: "When the next check is due. Absent while the monitor is paused.",
        type: "string",
        format: "date-time",
      },
      lastRunAt: {
        description: "When the last check began that was not skipped. Absent before the first.",
        type: "string",
        format: "date-time",
      },
      currentCheckId: {
        $ref: "#/$defs/MonitorCheckId",
        description: "The check that waits or is in work. Absent when there is none.",
      },
      targets: {
        description: "What is watched.",
        type: "array",
        items: {
          $ref: "#/$defs/MonitorWatched",
        },
      },
      webhook: {
        $ref: "#/$defs/MonitorReceiver",
      },
      notification: {
        $ref: "#/$defs/MonitorMailing",
      },
      retentionDays: {
        description: "Days for which checks are kept.",
        type: "integer",
        minimum: 1,
      },
      goal: {
        $ref: "#/$defs/MonitorGoal",
      },
      judgeEnabled: {
        description: "Whether changed pages are judged by `goal`, where the service has a model.",
        type: "boolean",
      },
      estimatedCreditsPerMonth: {
        description: "What the checks of 30 days would cost, by the pages of the last check, or by the targets before the first. Pages that are read a second time, and judgements, are not counted. Absent where nothing is due within 30 days.",
        type: "integer",
        minimum: 0,
      },
      lastCheckSummary: {
        $ref: "#/$defs/MonitorSummary",
      },
      createdAt: {
        description: "When it was created.",
        type: "string",
        format: "date-time",
      },
      updatedAt: {
        description: "When its settings changed last.",
        type: "string",
        format: "date-time",
      },
    },
  },
  MonitorSummary: {
    description: "How many pages a check has looked at, and what became of them.",
    type: "object",
    required: ["totalPages", "same", "changed", "new", "removed", "error"],
    properties: {
      totalPages: {
        description: "All of them, the sum of the others.",
        type: "integer",
        minimum: 0,
      },
      same: {
        description: "Pages that say what they said.",
        type: "integer",
        minimum: 0,
      },
      changed: {
        description: "Pages that say something else.",
        type: "integer",
        minimum: 0,
      },
      new: {
        description: "Pages seen for the first time.",
        type: "integer",
        minimum: 0,
      },
      removed: {
        description: "Pages that were gone twice in a row.",
        type: "integer",
        minimum: 0,
      },
      error: {
        description: "Pages that could not be read, and pages that were gone once so far.",
        type: "integer",
        minimum: 0,
      },
    },
  },
  MonitorTarget: {
    description: "What is watched: `scrape` takes `urls`, `crawl` takes `url`, `search` takes `queries`. Without that nothing of the target is watched, and `warning` says so; the members of another type have no effect.",
    type: "object",
    required: ["type"],
    properties: {
      id: {
        $ref: "#/$defs/MonitorTargetId",
      },
      type: {
        description: "What kind of target it is, and so which of the other members it needs.",
        type: "string",
        enum: ["scrape", "crawl", "search"],
      },
      urls: {
        description: "Absolute http or https URLs; the same one twice counts once.",
        type: "array",
        minItems: 1,
        maxItems: 1000,
        items: {
          description: "One URL.",
          type: "string",
          format: "uri",
          pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
          maxLength: 2048,
          examples: ["https://example.com/pricing"],
        },
      },
      url: {
        description: "Where the crawl begins, an absolute http or https URL.",
        type: "string",
        format: "uri",
        pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
        maxLength: 8192,
        examples: ["https://example.com/docs"],
      },
      crawlOptions: {
        $ref: "#/$defs/MonitorCrawlOptions",
      },
      scrapeOptions: {
        $ref: "#/$defs/ScrapeOptions",
        description: "How the pages are read. What is compared is the text of `markdown` and the data of `json`, as far as `formats` has them; `changeTracking` stands for those that its `modes` name, by its `schema` and `prompt`, and its `tag` has no effect.",
      },
      queries: {
        description: "Words to search for, as of a search by itself.",
        type: "array",
        minItems: 1,
        maxItems: 12,
        items: {
          description: "One query.",
          type: "string",
          minLength: 1,
          maxLength: 500,
          examples: ["price of a team plan"],
        },
      },
      searchWindow: {
        description: "How old results are at most; of any age unless given.",
        type: "string",
        enum: ["5m", "15m", "1h", "6h", "24h", "7d"],
      },
      maxResults: {
        description: "Results of each query at most.",
        type: "integer",
        minimum: 1,
        maximum: 50,
        default: 10,
      },
      includeDomains: {
        description: "Only pages of these domains and of their subdomains count.",
        type: "array",
        maxItems: 100,
        items: {
          $ref: "#/$defs/DomainPattern",
          description: "A plain domain, or a wildcard glob for its subdomains alone.",
        },
      },
      excludeDomains: {
        description: "Pages of these domains and of their subdomains do not count, also where `includeDomains` names them.",
        type: "array",
        maxItems: 100,
        items: {
          $ref: "#/$defs/DomainPattern",
          description: "A plain domain, or a wildcard glob for its subdomains alone.",
        },
      },
    },
  },
  MonitorTargetId: {
    description: "Names the target within its monitor; one is made unless given. Keep it when the targets are written anew, and the pages of the target are compared to what they were.",
    type: "string",
    maxLength: 100,
    pattern: "^[A-Za-z0-9_-]+$",
    examples: ["prices"],
  },
  MonitorTiming: {
    description: "When checks are due.",
    type: "object",
    required: ["cron", "timezone"],
    properties: {
      cron: {
        description: "The cron expression, also of a schedule that was given in words.",
        type: "string",
        minLength: 1,
        examples: ["0 9 * * 1-5"],
      },
      text: {
        description: "The words that the schedule was given in. Absent for one that was given as cron.",
        type: "string",
        examples: ["weekdays at 9"],
      },
      timezone: {
        description: "The IANA time zone whose clock the schedule means.",
        type: "string",
        minLength: 1,
        examples: ["Europe/Berlin"],
      },
    },
  },
  MonitorWatched: {
    description: "What is watched, as the request gave it, with its `id`.",
    type: "object",
    required: ["id", "type"],
    properties: {
      id: {
        $ref: "#/$defs/MonitorTargetId",
      },
      type: {
        description: "The kind of the target.",
        type: "string",
        enum: ["scrape", "crawl", "search"],
      },
      urls: {
        description: "The URLs of a `scrape` target.",
        type: "array",
        items: {
          description: "One URL.",
          type: "string",
        },
      },
      url: {
        description: "Where a `crawl` target begins.",
        type: "string",
      },
      queries: {
        description: "What a `search` target searches for.",
        type: "array",
        items: {
          description: "One query.",
          type: "string",
        },
      },
    },
  },
  MonitorWebhook: {
    description: "Where the events of the monitor are delivered, as of other jobs: signed by Standard Webhooks, at least once and in order.",
    type: "object",
    required: ["url"],
    properties: {
      url: {
        $ref: "#/$defs/WebhookUrl",
      },
      headers: {
        $ref: "#/$defs/HeaderFields",
        description: "Headers that each delivery carries. Those that the delivery sets itself are answered with 400.",
      },
      metadata: {
        $ref: "#/$defs/WebhookMetadata",
      },
      events: {
        description: "The events that are delivered; both unless given.",
        type: "array",
        minItems: 1,
        maxItems: 16,
        items: {
          description: "Name of an event.",
          type: "string",
          enum: ["monitor.page", "monitor.check.completed", "page", "check.completed"],
        },
        examples: [
          ["monitor.check.completed"],
        ],
      },
    },
  },
  MonthlyBudget: {
    description: "What a team may use in a calendar month (UTC), and what is left of it.",
    type: "object",
    required: ["credits", "used", "held", "remaining", "isHardLimit", "startsAt", "resetsAt"],
    properties: {
      credits: {
        description: "Credits of the budget.",
        type: "integer",
        minimum: 1,
      },
      used: {
        description: "Credits charged in the month.",
        type: "integer",
        minimum: 0,
      },
      held: {
        description: "Credits that running work holds, whose charge is still to come.",
        type: "integer",
        minimum: 0,
      },
      remaining: {
        description: "Credits that are neither used nor held.",
        type: "integer",
        minimum: 0,
      },
      isHardLimit: {
        description: "Whether work that would exceed the budget is rejected, with 403 and the cause `budget`.",
        type: "boolean",
      },
      startsAt: {
        description: "When the month began.",
        type: "string",
        format: "date-time",
      },
      resetsAt: {
        description: "When the next month begins, and the use is zero again.",
        type: "string",
        format: "date-time",
      },
    },
  },
  PageContent: {
    description: "The content of a page in the forms that were asked for.",
    type: "object",
    properties: {
      markdown: {
        description: "The text as Markdown, when `formats` has `markdown`.",
        type: "string",
      },
      html: {
        description: "The content as HTML, when `formats` has `html`.",
        type: "string",
      },
      rawHtml: {
        description: "The HTML of the page, when `formats` has `rawHtml`.",
        type: "string",
      },
      json: {
        description: "The extracted data, when `formats` has `json`. It conforms to `schema`, where one was given.",
      },
      links: {
        description: "The URLs that the page links to, absolute and each once, when `formats` has `links`.",
        type: "array",
        items: {
          description: "One URL.",
          type: "string",
          format: "uri",
          pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
        },
      },
      images: {
        description: "The URLs of its pictures, absolute and each once, when `formats` has `images`.",
        type: "array",
        items: {
          description: "One URL.",
          type: "string",
          format: "uri",
          pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
        },
      },
      screenshot: {
        description: "A picture of the page as a browser shows it, a PNG or a JPEG, when `formats` has `screenshot`: its address, which nobody can guess and which is good for a day, or a `data:` URL (RFC 2397) where nothing is kept.",
        type: "string",
        pattern: "^(?:https?://|data:image/(?:png|jpeg);base64,)",
      },
      summary: {
        description: "What the page says, in a few sentences, when `formats` has `summary`: written by a model where the service has one, which costs credits as `prompt` does; otherwise the sentences of the page that say most. Empty where it has none.",
        type: "string",
      },
      attributes: {
        description: "The attributes that the format `attributes` asks for, one entry for each of its `selectors`, in their order.",
        type: "array",
        items: {
          $ref: "#/$defs/AttributeValues",
        },
      },
      changeTracking: {
        $ref: "#/$defs/ChangeTracking",
        description: "What has changed, when `formats` has `changeTracking`. Absent where the page cannot be compared, such as one that asks for a sign-in; `warning` says why, and the earlier version stays.",
      },
      actions: {
        $ref: "#/$defs/ScrapeActionResults",
        description: "What the `actions` of the request gave. Absent where it had none.",
      },
      pages: {
        description: "The text of a PDF page by page, whatever `formats` and the selectors name, when `parsers` asks for `pages`.",
        type: "array",
        items: {
          $ref: "#/$defs/FilePage",
        },
      },
      warning: {
        description: "What the caller should know of the content, in full sentences: fields of the request that had no effect, a page that was cut, what was left out of a document, or a page that shows nothing without scripts. Absent when there is nothing to say.",
        type: "string",
        examples: ["These fields of the request had no effect: waitFor."],
      },
    },
  },
  PageMetadata: {
    description: "What is known of the page.",
    type: "object",
    required: ["sourceURL", "url", "statusCode"],
    properties: {
      title: {
        description: "Title of the page, if it has one.",
        type: "string",
      },
      description: {
        description: "Description that the page gives of itself, if any.",
        type: "string",
      },
      language: {
        description: "Language that the page declares, as a tag (BCP 47), if any.",
        type: "string",
        examples: ["en"],
      },
      author: {
        description: "Who wrote it, as the page says, if it does.",
        type: "string",
        examples: ["Ada Lovelace"],
      },
      publishedTime: {
        description: "When it was published, as the page says, if it does; a date of ISO 8601 where it can be read as one.",
        type: "string",
        examples: ["2024-03-05", "2024-03-05T10:00:00Z"],
      },
      modifiedTime: {
        description: "When it was last changed, as the page says, if it does; a date of ISO 8601 where it can be read as one.",
        type: "string",
        examples: ["2024-03-06"],
      },
      keywords: {
        description: "Keywords that the page gives of itself, if any.",
        type: "string",
      },
      siteName: {
        description: "Name of the site that the page gives, if any.",
        type: "string",
      },
      ogTitle: {
        description: "Open Graph `og:title`, if the page has it.",
        type: "string",
      },
      ogDescription: {
        description: "Open Graph `og:description`, if the page has it.",
        type: "string",
      },
      ogType: {
        description: "Open Graph `og:type`, if the page has it.",
        type: "string",
        examples: ["article"],
      },
      ogUrl: {
        description: "Open Graph `og:url`, absolute, if the page has it.",
        type: "string",
      },
      ogImage: {
        description: "Open Graph `og:image`, absolute, if the page has it.",
        type: "string",
        examples: ["https://example.com/plans.png"],
      },
      ogLocale: {
        description: "Open Graph `og:locale`, if the page has it.",
        type: "string",
        examples: ["en_US"],
      },
      favicon: {
        description: "The icon that the page names, an absolute URL, if it names one.",
        type: "string",
        format: "uri",
        pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
      },
      sourceURL: {
        description: "The URL of the request, or the one that a crawl or a search found, before redirects.",
        type: "string",
        format: "uri",
        pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
      },
      url: {
        description: "The URL that was read, after redirects.",
        type: "string",
        format: "uri",
        pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
      },
      canonical: {
        description: "The canonical URL that the page declares, if any.",
        type: "string",
        format: "uri",
        pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
      },
      statusCode: {
        description: "HTTP status that the page was answered with.",
        type: "integer",
        minimum: 100,
        maximum: 599,
      },
      contentType: {
        description: "Media type that the page was answered with, with its parameters, if it had one.",
        type: "string",
        examples: ["text/html; charset=utf-8"],
      },
      numPages: {
        description: "Pages of a PDF, slides of a presentation, sheets of a workbook. Absent for other pages.",
        type: "integer",
        minimum: 0,
      },
      pageLabels: {
        description: "The numbers that are printed on the pages of a PDF, in their order, where those are not 1, 2, 3.",
        type: "array",
        items: {
          description: "The number of one page.",
          type: "string",
        },
        examples: [
          ["i", "ii", "1", "2"],
        ],
      },
      scrapeId: {
        description: "Id of this read of the page, a UUID; two reads of a page have two. `POST /scrape/{scrapeId}/interact` goes on in the page of a scrape.",
        type: "string",
        format: "uuid",
        examples: ["0190f5a6-7c1e-7b3a-9d52-1f0e6c4b8a21"],
      },
      proxyUsed: {
        description: "The kind of proxy through which the page was requested. Absent where the server requested it directly.",
        type: "string",
        enum: ["basic"],
      },
      creditsUsed: {
        description: "Credits that this page cost, without the scans of threat protection.",
        type: "integer",
        minimum: 0,
      },
      cacheState: {
        description: "Where `maxAge` allowed a cached page, whether there was one. Absent otherwise.",
        type: "string",
        enum: ["hit", "miss"],
      },
      cachedAt: {
        description: "When a cached page was read, a date and time of RFC 3339.",
        type: "string",
        format: "date-time",
        examples: ["2026-03-05T10:00:00.000Z"],
      },
    },
  },
  ParseData: {
    description: "The content in the forms asked for, and what the file says about itself.",
    type: "object",
    required: ["metadata"],
    properties: {
      markdown: {
        description: "The text as Markdown, when `formats` has `markdown`.",
        type: "string",
      },
      html: {
        description: "The content as HTML, when `formats` has `html`.",
        type: "string",
      },
      rawHtml: {
        description: "The file as a whole HTML document, when `formats` has `rawHtml`.",
        type: "string",
      },
      json: {
        description: "The extracted data, when `formats` has `json`. It conforms to `schema`, where one was given.",
      },
      links: {
        description: "The URLs that the file links to, each once, when `formats` has `links`.",
        type: "array",
        items: {
          description: "One URL.",
          type: "string",
          format: "uri",
          pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
        },
      },
      images: {
        description: "The URLs of its pictures, each once, when `formats` has `images`; pictures inside the file have none.",
        type: "array",
        items: {
          description: "One URL.",
          type: "string",
          format: "uri",
          pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
        },
      },
      summary: {
        description: "What the file says, in a few sentences, when `formats` has `summary`: written by a model where the service has one, which costs credits as `prompt` does; otherwise the sentences of the file that say most. Empty where it has none.",
        type: "string",
      },
      attributes: {
        description: "The attributes that the format `attributes` asks for, one entry for each of its `selectors`, in their order.",
        type: "array",
        items: {
          $ref: "#/$defs/AttributeValues",
        },
      },
      pages: {
        description: "The text page by page, whatever `formats` and the selectors name, when `parsers` asks for `pages` of a PDF.",
        type: "array",
        items: {
          $ref: "#/$defs/FilePage",
        },
      },
      warning: {
        description: "What the caller should know of the content, in full sentences: a name that contradicts the content, fields of the request that had no effect, pages or pictures that were left out, lines that repeat at the edges of pages and were left out after the first time. Absent when there is nothing to say.",
        type: "string",
      },
      metadata: {
        $ref: "#/$defs/FileMetadata",
      },
    },
  },
  ParseFormat: {
    description: "One form, and how it is made. What belongs to another form has no effect, and `warning` says so.",
    type: "object",
    required: ["type"],
    properties: {
      type: {
        $ref: "#/$defs/ParseFormatName",
      },
      schema: {
        description: "Of `json`, what stands in the place of the `schema` of the request.",
        type: "object",
      },
      prompt: {
        description: "Of `json`, what stands in the place of the `prompt` of the request.",
        type: "string",
        minLength: 1,
        maxLength: 10000,
      },
      selectors: {
        description: "Of `attributes`, which attributes of which elements are read. The format needs them.",
        type: "array",
        minItems: 1,
        maxItems: 32,
        items: {
          $ref: "#/$defs/AttributeSelector",
        },
      },
    },
  },
  ParseFormatName: {
    description: "One form.",
    type: "string",
    enum: ["markdown", "html", "rawHtml", "json", "links", "images", "summary", "attributes"],
  },
  ParseOptions: {
    description: "What is wanted of a file.",
    type: "object",
    properties: {
      formats: {
        description: "The forms in which the content is returned, each by its name or with its options. An empty list counts as the default. The other formats of Scrape are answered with 400: a file has no window to take a picture of, and no address to find an earlier version by.",
        type: "array",
        maxItems: 8,
        uniqueItems: true,
        items: {
          description: "One form.",
          oneOf: [
            {
              $ref: "#/$defs/ParseFormatName",
            },
            {
              $ref: "#/$defs/ParseFormat",
            },
          ],
        },
        default: ["markdown"],
      },
      schema: {
        description: "JSON Schema that `data.json` conforms to. One that is not valid JSON Schema, or that no result conforms to, is answered with 422.",
        type: "object",
      },
      prompt: {
        description: "What to extract, in plain words, for the format `json`. It takes a model: where the service has none, it has no effect, and `warning` says so. With one, each answer of the model costs credits besides, at most two answers a request.",
        type: "string",
        minLength: 1,
        maxLength: 10000,
      },
      onlyMainContent: {
        description: "Of an HTML file, leave out navigation, headers, footers and the like; other files are content as a whole.",
        type: "boolean",
        default: true,
      },
      includeTags: {
        description: "CSS selectors of what is read of the file as HTML, and nothing else of it.",
        $ref: "#/$defs/Selectors",
      },
      excludeTags: {
        description: "CSS selectors of what is left out of the file as HTML.",
        $ref: "#/$defs/Selectors",
      },
      checkPromptInjection: {
        description: "Look for instructions to a model hidden in the file before extracting `json`; when some are found, the extraction is aborted with 403 `SCRAPE_PROMPT_INJECTION_DETECTED`.",
        type: "boolean",
        default: false,
      },
      parsers: {
        description: "How files of a type are read.",
        type: "array",
        maxItems: 1,
        items: {
          $ref: "#/$defs/FileParser",
        },
      },
      timeout: {
        description: "Milliseconds after which the request ends with 408, from the arrival of the whole file on.",
        type: "integer",
        minimum: 1,
        maximum: 300000,
        default: 30000,
      },
      removeBase64Images: {
        description: "Leave out pictures that stand in the file itself. They always are, and `warning` says so to who wants them.",
        type: "boolean",
        default: true,
      },
      zeroDataRetention: {
        description: "Keep nothing of the file. Nothing is kept of any, whatever this says.",
        type: "boolean",
        default: false,
      },
      auditMetadata: {
        $ref: "#/$defs/AuditMetadata",
      },
    },
  },
  ParseResponse: {
    description: "The content of the file.",
    type: "object",
    required: ["success", "data"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
      data: {
        $ref: "#/$defs/ParseData",
      },
    },
  },
  QueueStatus: {
    description: "What a team has running and waiting.",
    type: "object",
    required: ["success", "jobsInQueue", "activeJobsInQueue", "waitingJobsInQueue", "maxConcurrency", "mostRecentSuccess"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
      jobsInQueue: {
        description: "Works that run and jobs that wait, together.",
        type: "integer",
        minimum: 0,
      },
      activeJobsInQueue: {
        description: "Works that run, those that answer at once among them.",
        type: "integer",
        minimum: 0,
      },
      waitingJobsInQueue: {
        description: "Agent runs, crawls and batches that wait.",
        type: "integer",
        minimum: 0,
      },
      maxConcurrency: {
        description: "Works that the plan of the team lets run at once.",
        type: "integer",
        minimum: 1,
      },
      mostRecentSuccess: {
        description: "When the last agent run, crawl or batch that is still kept was completed; `null` when there is none.",
        type: ["string", "null"],
        format: "date-time",
      },
    },
  },
  ScrapeAction: {
    description: "One action in the page, told apart by its `type`. An element is named by a CSS selector, which looks into open shadow trees as well; of several elements the first that shows counts. No action takes code.",
    type: "object",
    required: ["type"],
    properties: {
      type: {
        description: "What is done.",
        type: "string",
        enum: ["wait", "click", "write", "press", "scroll", "screenshot", "scrape", "pdf"],
      },
      milliseconds: {
        description: "How long to `wait`; for an element at most, 5000 where it is left out.",
        type: "integer",
        minimum: 0,
        maximum: 30000,
      },
      selector: {
        description: "A CSS selector of the element.",
        type: "string",
        minLength: 1,
        maxLength: 1000,
        examples: ["#more"],
      },
      all: {
        description: "Of `click`, click on each element of `selector`, 100 at most.",
        type: "boolean",
        default: false,
      },
      text: {
        description: "What to `write`. It is neither logged nor kept.",
        type: "string",
        maxLength: 10000,
      },
      key: {
        description: "Of `press`, a key such as `Enter`, `Tab`, `Escape`, `ArrowDown` or `a`, with modifiers as in `Control+a`.",
        type: "string",
        minLength: 1,
        maxLength: 50,
        examples: ["Enter"],
      },
      direction: {
        description: "Where to `scroll`.",
        type: "string",
        enum: ["up", "down", "left", "right"],
        default: "down",
      },
      fullPage: {
        description: "Of `screenshot`, the whole page, down to 12,000 pixels, and not only the window.",
        type: "boolean",
        default: false,
      },
      quality: {
        description: "Of `screenshot`, the quality of a JPEG; left out, the picture is a PNG.",
        type: "integer",
        minimum: 1,
        maximum: 100,
      },
      viewport: {
        $ref: "#/$defs/Viewport",
        description: "Of `screenshot`, the window for this picture. Left out, it stays as it is.",
      },
      format: {
        description: "Of `pdf`, the paper.",
        type: "string",
        enum: ["A0", "A1", "A2", "A3", "A4", "A5", "A6", "Letter", "Legal", "Tabloid", "Ledger"],
        default: "Letter",
      },
      landscape: {
        description: "Of `pdf`, turn the paper.",
        type: "boolean",
        default: false,
      },
      scale: {
        description: "Of `pdf`, how large the page is printed.",
        type: "number",
        minimum: 0.1,
        maximum: 2,
        default: 1,
      },
    },
  },
  ScrapeActionResults: {
    description: "What the actions of a scrape gave, each kind in the order of its actions.",
    type: "object",
    required: ["screenshots", "scrapes", "pdfs"],
    properties: {
      screenshots: {
        description: "The pictures.",
        type: "array",
        items: {
          description: "One picture, a PNG or a JPEG, at an address or in a `data:` URL, as `screenshot`.",
          type: "string",
          pattern: "^(?:https?://|data:image/(?:png|jpeg);base64,)",
        },
      },
      scrapes: {
        description: "The pages as they stood.",
        type: "array",
        items: {
          description: "One page.",
          type: "object",
          required: ["url", "html"],
          properties: {
            url: {
              description: "Where it was.",
              type: "string",
              examples: ["https://example.com/pricing"],
            },
            html: {
              description: "Its HTML as the browser had it, without formatting or cleaning.",
              type: "string",
            },
          },
        },
      },
      pdfs: {
        description: "The prints.",
        type: "array",
        items: {
          description: "One print, a PDF, at an address or in a `data:` URL, as `screenshot`.",
          type: "string",
          pattern: "^(?:https?://|data:application/pdf;base64,)",
        },
      },
    },
  },
  ScrapeData: {
    description: "The content in the forms asked for, and what the page says about itself.",
    type: "object",
    required: ["metadata"],
    allOf: [
      {
        $ref: "#/$defs/PageContent",
      },
    ],
    properties: {
      metadata: {
        $ref: "#/$defs/PageMetadata",
      },
    },
  },
  ScrapeFormat: {
    description: "One form, and how it is made. What belongs to another form has no effect, and `warning` says so.",
    type: "object",
    required: ["type"],
    properties: {
      type: {
        $ref: "#/$defs/ScrapeFormatName",
      },
      fullPage: {
        description: "Of `screenshot`, the whole page, down to 12,000 pixels, and not only the window. `false` where it is left out.",
        type: "boolean",
      },
      quality: {
        description: "Of `screenshot`, the quality of a JPEG; left out, the picture is a PNG.",
        type: "integer",
        minimum: 1,
        maximum: 100,
      },
      viewport: {
        $ref: "#/$defs/Viewport",
        description: "Of `screenshot`, the window that the page is shown in.",
      },
      schema: {
        description: "Of `json`, what stands in the place of the `schema` of the request; of `changeTracking`, the same for the data that are compared.",
        type: "object",
      },
      prompt: {
        description: "Of `json`, what stands in the place of the `prompt` of the request; of `changeTracking`, the same for the data that are compared.",
        type: "string",
        minLength: 1,
        maxLength: 10000,
      },
      selectors: {
        description: "Of `attributes`, which attributes of which elements are read. The format needs them.",
        type: "array",
        minItems: 1,
        maxItems: 32,
        items: {
          $ref: "#/$defs/AttributeSelector",
        },
      },
      modes: {
        description: "Of `changeTracking`, what is compared and shown. Left out or empty, the text is compared, and `changeStatus` alone says whether it differs.",
        type: "array",
        maxItems: 2,
        uniqueItems: true,
        items: {
          description: "One mode.",
          type: "string",
          enum: ["git-diff", "json"],
        },
      },
      tag: {
        description: "Of `changeTracking`, a name for a history of its own: the page is compared with the version that was read last with the same tag.",
        type: "string",
        minLength: 1,
        maxLength: 255,
      },
    },
  },
  ScrapeFormatName: {
    description: "One form.",
    type: "string",
    enum: ["markdown", "html", "rawHtml", "json", "links", "images", "screenshot", "summary", "attributes", "changeTracking"],
  },
  ScrapeInteractResponse: {
    description: "What became of actions, or of a task, on a page that was scraped.",
    type: "object",
    required: ["success", "sessionId", "completed", "results"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
      sessionId: {
        $ref: "#/$defs/InteractSessionId",
      },
      completed: {
        description: "Whether all actions, or the task, were done.",
        type: "boolean",
      },
      output: {
        description: "Of a `prompt`, what the model answers, or why the task was not done.",
        type: "string",
      },
      warning: {
        description: "Names members of the request that had no effect. Absent when there is nothing to say.",
        type: "string",
        examples: ["These fields of the request had no effect: language."],
      },
      results: {
        description: "One result for each action that was tried, in their order; first of a new session, that the page was opened.",
        type: "array",
        items: {
          $ref: "#/$defs/InteractResult",
        },
      },
    },
  },
  ScrapeOptions: {
    description: "How a page is scraped, the same for one page, each page of a batch or a crawl, each result of a search, and each page of a monitor. A page is read without a browser, and again in one when it shows next to nothing without its scripts, or when `waitFor`, `mobile`, `actions` or the format `screenshot` need one.",
    type: "object",
    properties: {
      formats: {
        description: "The formats in which the content is returned, each by its name or with its options. An empty list counts as the default.",
        type: "array",
        maxItems: 10,
        uniqueItems: true,
        items: {
          description: "One format.",
          oneOf: [
            {
              $ref: "#/$defs/ScrapeFormatName",
            },
            {
              $ref: "#/$defs/ScrapeFormat",
            },
          ],
        },
        default: ["markdown"],
      },
      schema: {
        description: "JSON Schema of the format `json`. One that is not valid JSON Schema is answered with 422. A page that does not state what it requires has no such format: a scrape is answered with 422, in a job the page counts as failed.",
        type: "object",
      },
      prompt: {
        description: "What to extract, in plain words, for the format `json`. It takes a model: where the service has none, it has no effect, and `warning` says so. With one, each answer of the model costs credits besides those of the page, at most two answers a page; a page that does not hold what the prompt names fails and costs nothing.",
        type: "string",
        minLength: 1,
        maxLength: 10000,
        examples: ["Find the price of the Team plan."],
      },
      onlyMainContent: {
        description: "Leave out navigation, headers, footers and the like.",
        type: "boolean",
        default: true,
      },
      includeTags: {
        description: "CSS selectors of what is read, and nothing else of the page. What `excludeTags` leaves out stays out. All formats but `rawHtml` and `screenshot` follow them.",
        $ref: "#/$defs/Selectors",
      },
      excludeTags: {
        description: "CSS selectors of what is left out.",
        $ref: "#/$defs/Selectors",
      },
      headers: {
        $ref: "#/$defs/HeaderFields",
        description: "Headers of the request for a page. They are sent to the origin of the `url` of a request, or of each URL of `urls`, and to no other, wherever a redirect or a link leads. Headers that belong to a connection, such as `Host` and `Content-Length`, are left out, and `warning` names them.",
      },
      waitFor: {
        description: "Milliseconds for which a browser waits once the page has loaded, within `timeout`. Above 0 it takes a browser: where the service has none, the answer is 501.",
        type: "integer",
        minimum: 0,
        maximum: 10000,
        default: 0,
      },
      mobile: {
        description: "Read the page as a phone shows it. It takes a browser: where the service has none, the answer is 501.",
        type: "boolean",
        default: false,
      },
      removeBase64Images: {
        description: "Leave out pictures whose bytes stand in the page itself from `markdown` and `html`; `rawHtml` has them in any case, and `images` never.",
        type: "boolean",
        default: true,
      },
      blockAds: {
        description: "Do not load advertisements and counters of visitors where a browser reads the page, by a list of hosts, or by the list of whoever runs the service.",
        type: "boolean",
        default: true,
      },
      actions: {
        description: "What is done in a page before it is read, one after the other, within `timeout`. The first that cannot be done ends the scrape with 422, and `details` says which and what was there instead; in a job the page counts as failed. What a page shows after a `wait`, a `click` or a `write` is what is read. It takes a browser: where the service has none, the answer is 501.",
        type: "array",
        maxItems: 50,
        items: {
          $ref: "#/$defs/ScrapeAction",
        },
      },
      maxAge: {
        description: "How old, in milliseconds, a cached page of this team may be that is returned in place of a new one, with `metadata.cachedAt`; 0 reads the page anew. Pages are cached for 7 days at most, and found again only where URL, `location`, `waitFor`, `mobile`, `blockAds` and the options of the screenshot are the same. The format `changeTracking` always reads the page anew.",
        type: "integer",
        minimum: 0,
        maximum: 31536000000,
        default: 0,
      },
      storeInCache: {
        description: "Cache the page for later scrapes; by default where `maxAge` is above 0. With `false` it is left out of the index of searches, too. Pages that `headers` or `actions` opened, pages without success or cut off, and pages of a team without retention are never cached.",
        type: "boolean",
      },
      checkPromptInjection: {
        description: "Look for instructions to a model hidden in the page before extracting `json`; when some are found, the extraction is aborted with 403 `SCRAPE_PROMPT_INJECTION_DETECTED`; in a job the page counts as failed.",
        type: "boolean",
        default: false,
      },
      parsers: {
        description: "How files of a type are read, where the URL leads to one.",
        type: "array",
        maxItems: 1,
        items: {
          $ref: "#/$defs/FileParser",
        },
      },
      timeout: {
        description: "Milliseconds that one page may take. A scrape ends with 408 then; in a job the page counts as failed.",
        type: "integer",
        minimum: 1,
        maximum: 300000,
        default: 30000,
      },
      location: {
        $ref: "#/$defs/Location",
      },
    },
  },
  ScrapeResponse: {
    description: "The content of the page.",
    type: "object",
    required: ["success", "data"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
      data: {
        $ref: "#/$defs/ScrapeData",
      },
    },
  },
  SearchData: {
    description: "The results of each source that was asked for, the best first.",
    type: "object",
    properties: {
      web: {
        description: "Pages, when `sources` has `web`.",
        type: "array",
        items: {
          $ref: "#/$defs/SearchWebResult",
        },
      },
      news: {
        description: "Reports, when `sources` has `news`.",
        type: "array",
        items: {
          $ref: "#/$defs/SearchNewsResult",
        },
      },
      images: {
        description: "Images, when `sources` has `images`.",
        type: "array",
        items: {
          $ref: "#/$defs/SearchImageResult",
        },
      },
    },
  },
  SearchImageResult: {
    description: "An image.",
    type: "object",
    required: ["url", "imageUrl", "position"],
    properties: {
      url: {
        description: "The page that shows it.",
        type: "string",
        format: "uri",
        pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
      },
      title: {
        description: "What it is called there, where that is known.",
        type: "string",
      },
      imageUrl: {
        description: "Where the image is.",
        type: "string",
        format: "uri",
        pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
      },
      imageWidth: {
        description: "Pixels from left to right, where that is known.",
        type: "integer",
        minimum: 1,
      },
      imageHeight: {
        description: "Pixels from top to bottom, where that is known.",
        type: "integer",
        minimum: 1,
      },
      position: {
        description: "Its place among the images, from 1 on.",
        type: "integer",
        minimum: 1,
      },
    },
  },
  SearchNewsResult: {
    description: "A report, and its content where `scrapeOptions` ask for it.",
    type: "object",
    required: ["url", "title", "snippet"],
    allOf: [
      {
        $ref: "#/$defs/PageContent",
      },
    ],
    properties: {
      url: {
        description: "Where the report is.",
        type: "string",
        format: "uri",
        pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
      },
      title: {
        description: "Its headline.",
        type: "string",
      },
      snippet: {
        description: "A passage of it, plain text; may be empty.",
        type: "string",
      },
      date: {
        description: "When it was published, by ISO 8601, where that is known.",
        type: "string",
        examples: ["2026-03-05T10:00:00Z"],
      },
      metadata: {
        $ref: "#/$defs/PageMetadata",
        description: "What is known of the page, when it was scraped.",
      },
    },
  },
  SearchResponse: {
    description: "What was found.",
    type: "object",
    required: ["success", "data", "id", "creditsUsed"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
      data: {
        $ref: "#/$defs/SearchData",
      },
      warning: {
        description: "What the caller should know of the results, in full sentences: what the provider of the service could not do, why there is nothing. Absent when there is nothing to say.",
        type: "string",
        examples: ["The search index of this service has no images."],
      },
      id: {
        description: "Id of this search.",
        type: "string",
        format: "uuid",
      },
      creditsUsed: {
        description: "Credits that were charged for it, scans of threat protection included.",
        type: "integer",
        minimum: 0,
      },
    },
  },
  SearchSource: {
    description: "What is searched for, as an object.",
    type: "object",
    required: ["type"],
    properties: {
      type: {
        $ref: "#/$defs/SearchSourceName",
      },
    },
  },
  SearchSourceName: {
    description: "What is searched for.",
    type: "string",
    enum: ["web", "news", "images", "alexandria"],
  },
  SearchWebResult: {
    description: "A page, and its content where `scrapeOptions` ask for it.",
    type: "object",
    required: ["url", "title", "description"],
    allOf: [
      {
        $ref: "#/$defs/PageContent",
      },
    ],
    properties: {
      url: {
        description: "Where the page is.",
        type: "string",
        format: "uri",
        pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
      },
      title: {
        description: "Title of the page; its URL where it has none.",
        type: "string",
      },
      description: {
        description: "The passage of the page that fits the query best, or what the page says of itself; plain text, may be empty.",
        type: "string",
      },
      snippet: {
        description: "The same passage with the words of the query in `**`, where the provider tells them.",
        type: "string",
        examples: ["The **Team** **plan** costs 20 a month."],
      },
      date: {
        description: "When it was published or changed last, by ISO 8601, where that is known.",
        type: "string",
        examples: ["2026-03-05"],
      },
      metadata: {
        $ref: "#/$defs/PageMetadata",
        description: "What is known of the page, when it was scraped.",
      },
    },
  },
  Selectors: {
    description: "CSS selectors.",
    type: "array",
    maxItems: 32,
    items: {
      description: "One selector, such as an element, `.class` or `#id`. One that is none is answered with 400.",
      type: "string",
      maxLength: 255,
    },
    examples: [
      ["article", ".price", "#content"],
    ],
  },
  TeamActivity: {
    description: "Jobs that a team started.",
    type: "object",
    required: ["success", "data", "cursor", "has_more"],
    properties: {
      success: {
        description: "Always `true`.",
        type: "boolean",
        const: true,
      },
      data: {
        description: "The jobs, the newest first.",
        type: "array",
        items: {
          $ref: "#/$defs/TeamActivityItem",
        },
      },
      cursor: {
        description: "Where the next list begins, for the parameter of the same name; `null` after the last.",
        type: ["string", "null"],
        format: "uuid",
      },
      has_more: {
        description: "Whether older jobs follow.",
        type: "boolean",
      },
    },
  },
  TeamActivityEndpoint: {
    description: "The kind of a job.",
    type: "string",
    enum: ["agent", "crawl", "batch_scrape"],
  },
  TeamActivityItem: {
    description: "A job that a team started.",
    type: "object",
    required: ["id", "endpoint", "api_version", "created_at", "target"],
    properties: {
      id: {
        description: "Identifies the job.",
        type: "string",
        format: "uuid",
      },
      endpoint: {
        $ref: "#/$defs/TeamActivityEndpoint",
      },
      api_version: {
        description: "Version of the API that it was started by.",
        type: "string",
        const: "v2",
      },
      created_at: {
        description: "When it was accepted.",
        type: "string",
        format: "date-time",
      },
      target: {
        description: "What it is about, cut to 300 characters; the prompt of an agent run, the URL of a crawl; `null` for a batch.",
        type: ["string", "null"],
      },
    },
  },
  ThreatProtectionOverride: {
    description: "Replaces the given fields of the organization's threat protection policy for this request only; fields left out keep the organization's value. An enterprise feature: when it is not enabled for the team, or the organization has disabled request overrides, a request with this object is answered with 403.",
    type: "object",
    properties: {
      mode: {
        description: "URL scanning mode. Cannot be `off` when threat protection is enforced for the team; such a request is answered with 403.",
        type: "string",
        enum: ["off", "normal"],
      },
      riskScoreThreshold: {
        description: "A classifier verdict at or above this normalized score blocks the URL; lower is stricter.",
        type: "integer",
        minimum: 0,
        maximum: 100,
      },
      blacklist: {
        description: "Domains always blocked: plain domains or wildcard globs (`*.example.com`), without protocol, path or port.",
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/$defs/DomainPattern",
        },
      },
      whitelist: {
        description: "Domains always allowed, in the notation of `blacklist`. Takes precedence over every other rule.",
        type: "array",
        maxItems: 1000,
        items: {
          $ref: "#/$defs/DomainPattern",
        },
      },
      blockedTlds: {
        description: "Top-level domains blocked outright, in lower case, without a leading dot.",
        type: "array",
        maxItems: 1000,
        items: {
          description: "A top-level domain.",
          type: "string",
          pattern: "^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$",
          examples: ["zip"],
        },
      },
      failurePolicy: {
        description: "What happens when the classifier is unreachable, or gives no verdict by the `timeout` of the request.",
        type: "string",
        enum: ["open", "closed"],
      },
    },
  },
  Viewport: {
    description: "A window in CSS pixels.",
    type: "object",
    required: ["width", "height"],
    properties: {
      width: {
        description: "Its width.",
        type: "integer",
        minimum: 1,
        maximum: 4096,
        examples: [1280],
      },
      height: {
        description: "Its height.",
        type: "integer",
        minimum: 1,
        maximum: 4096,
        examples: [800],
      },
    },
  },
  WebhookMetadata: {
    description: "Texts that each event repeats, so that the receiver knows what it belongs to.",
    type: "object",
    maxProperties: 32,
    propertyNames: {
      maxLength: 128,
    },
    additionalProperties: {
      description: "Value of the member.",
      type: "string",
      maxLength: 1024,
    },
    examples: [
      {
        project: "prices",
      },
    ],
  },
  WebhookUrl: {
    description: "Where events are delivered, an absolute http or https URL on the public web, without a user name or a password. An address that is not public is answered with 400 when it is written out, and is never delivered to when a name leads to it.",
    type: "string",
    format: "uri",
    pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
    maxLength: 2048,
    examples: ["https://example.com/hooks/web-data"],
  },
};

/** The operations as tools, by operation id. */
export const tools: Readonly<Record<string, runtime.Tool>> = {
  mapUrls: {
    id: "mapUrls",
    name: "map",
    tag: "Map",
    title: "Map a website",
    description: "Returns a list of URLs found on a website, from its sitemaps and from the links of its pages. Synchronous: the answer comes when the site is mapped, `limit` is reached or `timeout` has passed.",
    method: "POST",
    readOnly: true,
    destructive: false,
    idempotent: true,
    openWorld: true,
    input: {
      type: "object",
      properties: {
        url: {
          description: "Base URL from which URLs are discovered: an absolute http or https URL without surrounding white space. International host names and paths are accepted.",
          type: "string",
          format: "uri",
          pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
          maxLength: 8192,
          examples: ["https://example.com"],
        },
        search: {
          description: "Search query. Orders all results by relevance, so that a URL containing the words comes first; it never filters. Ranking comes before the cut to `limit`.",
          type: "string",
          maxLength: 10000,
          examples: ["pricing"],
        },
        sitemap: {
          description: "How the sitemaps of the site are used.",
          type: "string",
          enum: ["skip", "include", "only"],
          default: "include",
        },
        includeSubdomains: {
          description: "Also return URLs on subdomains of the site.",
          type: "boolean",
          default: true,
        },
        ignoreQueryParameters: {
          description: "Leave out URLs with a query; the same URL without its query is looked at instead.",
          type: "boolean",
          default: true,
        },
        ignoreCache: {
          description: "Bypass the sitemap cache, which keeps sitemap data for up to 7 days.",
          type: "boolean",
          default: false,
        },
        limit: {
          description: "Maximum number of links returned.",
          type: "integer",
          minimum: 1,
          maximum: 100000,
          default: 5000,
        },
        timeout: {
          description: "Milliseconds after which the answer is given with what was found so far; 408 when nothing was found. There is no timeout unless one is asked for.",
          type: "integer",
          minimum: 1,
          examples: [30000],
        },
        location: {
          $ref: "#/$defs/Location",
        },
        auditMetadata: {
          $ref: "#/$defs/AuditMetadata",
        },
        threatProtection: {
          $ref: "#/$defs/ThreatProtectionOverride",
        },
      },
      required: ["url"],
      additionalProperties: false,
    },
    path: [],
    query: [],
    body: ["url", "search", "sitemap", "includeSubdomains", "ignoreQueryParameters", "ignoreCache", "limit", "timeout", "location", "auditMetadata", "threatProtection"],
    files: [],
    withheld: ["auditMetadata", "threatProtection"],
    example: {
      url: "https://example.com",
    },
    output: {
      $ref: "#/$defs/MapResponse",
    },
  },
  scrapeUrl: {
    id: "scrapeUrl",
    name: "scrape",
    tag: "Scrape",
    title: "Scrape a web page, or extract data from it",
    description: "Extracts the content of one page as markdown, or as json that follows a schema. Synchronous: the answer comes when the page is read, or 408 when `timeout` has passed.",
    method: "POST",
    readOnly: true,
    destructive: false,
    idempotent: true,
    openWorld: true,
    input: {
      type: "object",
      properties: {
        url: {
          description: "The page, an absolute http or https URL without surrounding white space.",
          type: "string",
          format: "uri",
          pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
          maxLength: 8192,
          examples: ["https://example.com/pricing"],
        },
        auditMetadata: {
          $ref: "#/$defs/AuditMetadata",
        },
        threatProtection: {
          $ref: "#/$defs/ThreatProtectionOverride",
        },
        formats: {
          description: "The formats in which the content is returned, each by its name or with its options. An empty list counts as the default.",
          type: "array",
          maxItems: 10,
          uniqueItems: true,
          items: {
            description: "One format.",
            oneOf: [
              {
                $ref: "#/$defs/ScrapeFormatName",
              },
              {
                $ref: "#/$defs/ScrapeFormat",
              },
            ],
          },
          default: ["markdown"],
        },
        schema: {
          description: "JSON Schema of the format `json`. One that is not valid JSON Schema is answered with 422. A page that does not state what it requires has no such format: a scrape is answered with 422, in a job the page counts as failed.",
          type: "object",
        },
        prompt: {
          description: "What to extract, in plain words, for the format `json`. It takes a model: where the service has none, it has no effect, and `warning` says so. With one, each answer of the model costs credits besides those of the page, at most two answers a page; a page that does not hold what the prompt names fails and costs nothing.",
          type: "string",
          minLength: 1,
          maxLength: 10000,
          examples: ["Find the price of the Team plan."],
        },
        onlyMainContent: {
          description: "Leave out navigation, headers, footers and the like.",
          type: "boolean",
          default: true,
        },
        includeTags: {
          description: "CSS selectors of what is read, and nothing else of the page. What `excludeTags` leaves out stays out. All formats but `rawHtml` and `screenshot` follow them.",
          $ref: "#/$defs/Selectors",
        },
        excludeTags: {
          description: "CSS selectors of what is left out.",
          $ref: "#/$defs/Selectors",
        },
        headers: {
          $ref: "#/$defs/HeaderFields",
          description: "Headers of the request for a page. They are sent to the origin of the `url` of a request, or of each URL of `urls`, and to no other, wherever a redirect or a link leads. Headers that belong to a connection, such as `Host` and `Content-Length`, are left out, and `warning` names them.",
        },
        waitFor: {
          description: "Milliseconds for which a browser waits once the page has loaded, within `timeout`. Above 0 it takes a browser: where the service has none, the answer is 501.",
          type: "integer",
          minimum: 0,
          maximum: 10000,
          default: 0,
        },
        mobile: {
          description: "Read the page as a phone shows it. It takes a browser: where the service has none, the answer is 501.",
          type: "boolean",
          default: false,
        },
        removeBase64Images: {
          description: "Leave out pictures whose bytes stand in the page itself from `markdown` and `html`; `rawHtml` has them in any case, and `images` never.",
          type: "boolean",
          default: true,
        },
        blockAds: {
          description: "Do not load advertisements and counters of visitors where a browser reads the page, by a list of hosts, or by the list of whoever runs the service.",
          type: "boolean",
          default: true,
        },
        actions: {
          description: "What is done in a page before it is read, one after the other, within `timeout`. The first that cannot be done ends the scrape with 422, and `details` says which and what was there instead; in a job the page counts as failed. What a page shows after a `wait`, a `click` or a `write` is what is read. It takes a browser: where the service has none, the answer is 501.",
          type: "array",
          maxItems: 50,
          items: {
            $ref: "#/$defs/ScrapeAction",
          },
        },
        maxAge: {
          description: "How old, in milliseconds, a cached page of this team may be that is returned in place of a new one, with `metadata.cachedAt`; 0 reads the page anew. Pages are cached for 7 days at most, and found again only where URL, `location`, `waitFor`, `mobile`, `blockAds` and the options of the screenshot are the same. The format `changeTracking` always reads the page anew.",
          type: "integer",
          minimum: 0,
          maximum: 31536000000,
          default: 0,
        },
        storeInCache: {
          description: "Cache the page for later scrapes; by default where `maxAge` is above 0. With `false` it is left out of the index of searches, too. Pages that `headers` or `actions` opened, pages without success or cut off, and pages of a team without retention are never cached.",
          type: "boolean",
        },
        checkPromptInjection: {
          description: "Look for instructions to a model hidden in the page before extracting `json`; when some are found, the extraction is aborted with 403 `SCRAPE_PROMPT_INJECTION_DETECTED`; in a job the page counts as failed.",
          type: "boolean",
          default: false,
        },
        parsers: {
          description: "How files of a type are read, where the URL leads to one.",
          type: "array",
          maxItems: 1,
          items: {
            $ref: "#/$defs/FileParser",
          },
        },
        timeout: {
          description: "Milliseconds that one page may take. A scrape ends with 408 then; in a job the page counts as failed.",
          type: "integer",
          minimum: 1,
          maximum: 300000,
          default: 30000,
        },
        location: {
          $ref: "#/$defs/Location",
        },
      },
      required: ["url"],
      additionalProperties: false,
    },
    path: [],
    query: [],
    body: ["url", "auditMetadata", "threatProtection", "formats", "schema", "prompt", "onlyMainContent", "includeTags", "excludeTags", "headers", "waitFor", "mobile", "removeBase64Images", "blockAds", "actions", "maxAge", "storeInCache", "checkPromptInjection", "parsers", "timeout", "location"],
    files: [],
    withheld: ["auditMetadata", "threatProtection"],
    example: {
      url: "https://example.com/pricing",
    },
    output: {
      $ref: "#/$defs/ScrapeResponse",
    },
  },
  startBatchScrape: {
    id: "startBatchScrape",
    name: "batch.start",
    tag: "Scrape",
    title: "Start a batch of scrapes",
    description: "Reads many pages whose URLs are known, as Markdown unless `formats` says otherwise. Each page costs credits. For one page use `scrape`, for the pages of a site that are not known `crawl`.",
    method: "POST",
    readOnly: false,
    destructive: false,
    idempotent: false,
    openWorld: true,
    input: {
      type: "object",
      properties: {
        urls: {
          description: "The pages, absolute http or https URLs. One that stands here twice is fetched once. What becomes of an entry that is no such URL, `ignoreInvalidURLs` says.",
          type: "array",
          minItems: 1,
          maxItems: 10000,
          items: {
            description: "One page.",
            type: "string",
            maxLength: 4096,
          },
          examples: [
            ["https://example.com/pricing", "https://example.com/docs"],
          ],
        },
        appendToId: {
          description: "Adds `urls` to a batch of the team that still runs, by its `id`, instead of starting another. The options of that batch apply to them, and its webhook, so `webhook` cannot stand beside; the other options of this request have no effect. One that the batch has already is not fetched again; a batch has at most 100,000. Where there is no such batch the answer is 404, where it has ended 409.",
          type: "string",
          format: "uuid",
          examples: ["0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71"],
        },
        ignoreInvalidURLs: {
          description: "Leave out entries of `urls` that are no absolute http or https URL, and name them in `invalidURLs`; with `false` the request is answered with 400 then.",
          type: "boolean",
          default: true,
        },
        maxConcurrency: {
          description: "Pages in work at once. The plan of the team and the politeness towards one site bound it as well; those apply alone unless given.",
          type: "integer",
          minimum: 1,
          maximum: 1000,
          examples: [4],
        },
        zeroDataRetention: {
          description: "Always `false`: pages are kept until `expiresAt`, so that they can be fetched; `true` is answered with 400.",
          type: "boolean",
          const: false,
        },
        webhook: {
          $ref: "#/$defs/CrawlWebhook",
        },
        auditMetadata: {
          $ref: "#/$defs/AuditMetadata",
        },
        threatProtection: {
          $ref: "#/$defs/ThreatProtectionOverride",
        },
        formats: {
          description: "The formats in which the content is returned, each by its name or with its options. An empty list counts as the default.",
          type: "array",
          maxItems: 10,
          uniqueItems: true,
          items: {
            description: "One format.",
            oneOf: [
              {
                $ref: "#/$defs/ScrapeFormatName",
              },
              {
                $ref: "#/$defs/ScrapeFormat",
              },
            ],
          },
          default: ["markdown"],
        },
        schema: {
          description: "JSON Schema of the format `json`. One that is not valid JSON Schema is answered with 422. A page that does not state what it requires has no such format: a scrape is answered with 422, in a job the page counts as failed.",
          type: "object",
        },
        prompt: {
          description: "What to extract, in plain words, for the format `json`. It takes a model: where the service has none, it has no effect, and `warning` says so. With one, each answer of the model costs credits besides those of the page, at most two answers a page; a page that does not hold what the prompt names fails and costs nothing.",
          type: "string",
          minLength: 1,
          maxLength: 10000,
          examples: ["Find the price of the Team plan."],
        },
        onlyMainContent: {
          description: "Leave out navigation, headers, footers and the like.",
          type: "boolean",
          default: true,
        },
        includeTags: {
          description: "CSS selectors of what is read, and nothing else of the page. What `excludeTags` leaves out stays out. All formats but `rawHtml` and `screenshot` follow them.",
          $ref: "#/$defs/Selectors",
        },
        excludeTags: {
          description: "CSS selectors of what is left out.",
          $ref: "#/$defs/Selectors",
        },
        headers: {
          $ref: "#/$defs/HeaderFields",
          description: "Headers of the request for a page. They are sent to the origin of the `url` of a request, or of each URL of `urls`, and to no other, wherever a redirect or a link leads. Headers that belong to a connection, such as `Host` and `Content-Length`, are left out, and `warning` names them.",
        },
        waitFor: {
          description: "Milliseconds for which a browser waits once the page has loaded, within `timeout`. Above 0 it takes a browser: where the service has none, the answer is 501.",
          type: "integer",
          minimum: 0,
          maximum: 10000,
          default: 0,
        },
        mobile: {
          description: "Read the page as a phone shows it. It takes a browser: where the service has none, the answer is 501.",
          type: "boolean",
          default: false,
        },
        removeBase64Images: {
          description: "Leave out pictures whose bytes stand in the page itself from `markdown` and `html`; `rawHtml` has them in any case, and `images` never.",
          type: "boolean",
          default: true,
        },
        blockAds: {
          description: "Do not load advertisements and counters of visitors where a browser reads the page, by a list of hosts, or by the list of whoever runs the service.",
          type: "boolean",
          default: true,
        },
        actions: {
          description: "What is done in a page before it is read, one after the other, within `timeout`. The first that cannot be done ends the scrape with 422, and `details` says which and what was there instead; in a job the page counts as failed. What a page shows after a `wait`, a `click` or a `write` is what is read. It takes a browser: where the service has none, the answer is 501.",
          type: "array",
          maxItems: 50,
          items: {
            $ref: "#/$defs/ScrapeAction",
          },
        },
        maxAge: {
          description: "How old, in milliseconds, a cached page of this team may be that is returned in place of a new one, with `metadata.cachedAt`; 0 reads the page anew. Pages are cached for 7 days at most, and found again only where URL, `location`, `waitFor`, `mobile`, `blockAds` and the options of the screenshot are the same. The format `changeTracking` always reads the page anew.",
          type: "integer",
          minimum: 0,
          maximum: 31536000000,
          default: 0,
        },
        storeInCache: {
          description: "Cache the page for later scrapes; by default where `maxAge` is above 0. With `false` it is left out of the index of searches, too. Pages that `headers` or `actions` opened, pages without success or cut off, and pages of a team without retention are never cached.",
          type: "boolean",
        },
        checkPromptInjection: {
          description: "Look for instructions to a model hidden in the page before extracting `json`; when some are found, the extraction is aborted with 403 `SCRAPE_PROMPT_INJECTION_DETECTED`; in a job the page counts as failed.",
          type: "boolean",
          default: false,
        },
        parsers: {
          description: "How files of a type are read, where the URL leads to one.",
          type: "array",
          maxItems: 1,
          items: {
            $ref: "#/$defs/FileParser",
          },
        },
        timeout: {
          description: "Milliseconds that one page may take. A scrape ends with 408 then; in a job the page counts as failed.",
          type: "integer",
          minimum: 1,
          maximum: 300000,
          default: 30000,
        },
        location: {
          $ref: "#/$defs/Location",
        },
      },
      required: ["urls"],
      additionalProperties: false,
    },
    path: [],
    query: [],
    body: ["urls", "appendToId", "ignoreInvalidURLs", "maxConcurrency", "zeroDataRetention", "webhook", "auditMetadata", "threatProtection", "formats", "schema", "prompt", "onlyMainContent", "includeTags", "excludeTags", "headers", "waitFor", "mobile", "removeBase64Images", "blockAds", "actions", "maxAge", "storeInCache", "checkPromptInjection", "parsers", "timeout", "location"],
    files: [],
    withheld: ["appendToId", "zeroDataRetention", "webhook", "auditMetadata", "threatProtection"],
    example: {
      urls: ["https://example.com/pricing", "https://example.com/docs"],
    },
    output: {
      $ref: "#/$defs/BatchScrapeStartResponse",
    },
    job: {
      id: "/id",
      get: "getBatchScrape",
      cancel: "cancelBatchScrape",
      state: "/status",
      ended: ["completed", "failed", "cancelled"],
      done: "/completed",
      total: "/total",
      items: "/data",
      next: "/next",
      skip: "skip",
      stream: {
        item: "document",
        states: ["catchup", "progress", "done"],
      },
    },
  },
  getBatchScrape: {
    id: "getBatchScrape",
    name: "batch.get",
    tag: "Scrape",
    title: "Get the status and the pages of a batch",
    description: "Returns the job as it stands, with its pages from `skip` on. Pages keep their place: what was read once need not be read again, and `next` leads on. Reads count in a rate class of their own, not against the plan's requests a minute.",
    method: "GET",
    readOnly: true,
    destructive: false,
    idempotent: true,
    openWorld: false,
    input: {
      type: "object",
      properties: {
        jobId: {
          description: "The `id` that the start of the job returned.",
          type: "string",
          format: "uuid",
        },
        skip: {
          description: "Pages left out from the first on; `next` has it set.",
          type: "integer",
          minimum: 0,
          maximum: 1000000,
          default: 0,
        },
        limit: {
          description: "Pages in the answer at most. They end earlier where 10 MB do.",
          type: "integer",
          minimum: 1,
          maximum: 1000,
          default: 1000,
        },
      },
      required: ["jobId"],
      additionalProperties: false,
    },
    path: ["jobId"],
    query: ["skip", "limit"],
    body: null,
    files: [],
    example: {
      jobId: "0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70",
    },
    output: {
      $ref: "#/$defs/CrawlJob",
    },
  },
  cancelBatchScrape: {
    id: "cancelBatchScrape",
    name: "batch.cancel",
    tag: "Scrape",
    title: "Cancel a batch",
    description: "Ends a running job at once: `status` is `cancelled`, the pages that it has stay, and what is in flight is neither kept nor charged. One that has ended is answered with 409.",
    method: "DELETE",
    readOnly: false,
    destructive: true,
    idempotent: true,
    openWorld: false,
    input: {
      type: "object",
      properties: {
        jobId: {
          description: "The `id` that the start of the job returned.",
          type: "string",
          format: "uuid",
        },
      },
      required: ["jobId"],
      additionalProperties: false,
    },
    path: ["jobId"],
    query: [],
    body: null,
    files: [],
    example: {
      jobId: "0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70",
    },
    output: {
      $ref: "#/$defs/CrawlCancelResponse",
    },
  },
  getBatchScrapeErrors: {
    id: "getBatchScrapeErrors",
    name: "batch.errors",
    tag: "Scrape",
    title: "Get what a batch could not fetch",
    description: "Returns the pages without content so far, each with the reason, and the URLs that robots.txt disallows.",
    method: "GET",
    readOnly: true,
    destructive: false,
    idempotent: true,
    openWorld: false,
    input: {
      type: "object",
      properties: {
        jobId: {
          description: "The `id` that the start of the job returned.",
          type: "string",
          format: "uuid",
        },
      },
      required: ["jobId"],
      additionalProperties: false,
    },
    path: ["jobId"],
    query: [],
    body: null,
    files: [],
    example: {
      jobId: "0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70",
    },
    output: {
      $ref: "#/$defs/CrawlErrors",
    },
  },
  startCrawl: {
    id: "startCrawl",
    name: "crawl.start",
    tag: "Crawl",
    title: "Start a crawl",
    description: "Reads the pages of a website from `url` on, as Markdown unless `scrapeOptions` says otherwise. Each page costs credits: give a `limit`, and narrow it with `includePaths`. Map the site first to see how large it is.",
    method: "POST",
    readOnly: false,
    destructive: false,
    idempotent: false,
    openWorld: true,
    input: {
      type: "object",
      properties: {
        url: {
          description: "Where the crawl begins, an absolute http or https URL without surrounding white space. It is read for its links in any case.",
          type: "string",
          format: "uri",
          pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
          maxLength: 8192,
          examples: ["https://example.com/docs"],
        },
        limit: {
          description: "Pages returned at most.",
          type: "integer",
          minimum: 1,
          maximum: 100000,
          default: 10000,
        },
        includePaths: {
          description: "Regular expressions. Only pages whose path some of them match are returned, and followed. The syntax is that of RE2, which is matched in linear time: what looks around or refers back is answered with 400. So are patterns that have, together with `excludePaths`, more than 5,000 parts, or 500 copies of repeated ones: `\\d{10}` has nine.",
          type: "array",
          maxItems: 100,
          items: {
            description: "One pattern.",
            type: "string",
            minLength: 1,
            maxLength: 500,
          },
          examples: [
            ["^/docs/"],
          ],
        },
        excludePaths: {
          description: "Regular expressions, as in `includePaths`. Pages whose path some of them match are not fetched.",
          type: "array",
          maxItems: 100,
          items: {
            description: "One pattern.",
            type: "string",
            minLength: 1,
            maxLength: 500,
          },
          examples: [
            ["^/docs/old/"],
          ],
        },
        regexOnFullURL: {
          description: "Match `includePaths` and `excludePaths` against the whole URL in place of its path.",
          type: "boolean",
          default: false,
        },
        maxDiscoveryDepth: {
          description: "Links followed in a row at most. The start, and what sitemaps name, have the depth 0. There is no bound unless one is given.",
          type: "integer",
          minimum: 0,
          maximum: 1000,
          examples: [2],
        },
        sitemap: {
          description: "How the sitemaps of the site are used.",
          type: "string",
          enum: ["skip", "include", "only"],
          default: "include",
        },
        ignoreQueryParameters: {
          description: "Take URLs that differ in their query alone for one page, which is fetched without a query.",
          type: "boolean",
          default: false,
        },
        crawlEntireDomain: {
          description: "Also follow links to pages that are not below the path of `url`: its siblings and what is above it.",
          type: "boolean",
          default: false,
        },
        allowSubdomains: {
          description: "Also follow links to subdomains of the site.",
          type: "boolean",
          default: false,
        },
        allowExternalLinks: {
          description: "Also return the pages of other sites that pages of this one link to. Their own links are not followed.",
          type: "boolean",
          default: false,
        },
        ignoreRobotsTxt: {
          description: "Fetch pages that robots.txt disallows, and keep no `Crawl-delay`.",
          type: "boolean",
          default: false,
        },
        robotsUserAgent: {
          description: "The product token whose rules in robots.txt are followed, that of the service unless given.",
          type: "string",
          minLength: 1,
          maxLength: 200,
          examples: ["ExampleBot"],
        },
        delay: {
          description: "Seconds between two pages at least. One page is in work at a time then.",
          type: "number",
          minimum: 0,
          maximum: 300,
          examples: [0.5],
        },
        maxConcurrency: {
          description: "Pages in work at once. The plan of the team and the politeness towards one site bound it as well; those apply alone unless given.",
          type: "integer",
          minimum: 1,
          maximum: 1000,
          examples: [4],
        },
        scrapeOptions: {
          $ref: "#/$defs/ScrapeOptions",
        },
        zeroDataRetention: {
          description: "Always `false`: pages are kept until `expiresAt`, so that they can be fetched; `true` is answered with 400.",
          type: "boolean",
          const: false,
        },
        webhook: {
          $ref: "#/$defs/CrawlWebhook",
        },
        auditMetadata: {
          $ref: "#/$defs/AuditMetadata",
        },
        threatProtection: {
          $ref: "#/$defs/ThreatProtectionOverride",
        },
      },
      required: ["url"],
      additionalProperties: false,
    },
    path: [],
    query: [],
    body: ["url", "limit", "includePaths", "excludePaths", "regexOnFullURL", "maxDiscoveryDepth", "sitemap", "ignoreQueryParameters", "crawlEntireDomain", "allowSubdomains", "allowExternalLinks", "ignoreRobotsTxt", "robotsUserAgent", "delay", "maxConcurrency", "scrapeOptions", "zeroDataRetention", "webhook", "auditMetadata", "threatProtection"],
    files: [],
    withheld: ["ignoreRobotsTxt", "robotsUserAgent", "zeroDataRetention", "webhook", "auditMetadata", "threatProtection"],
    example: {
      url: "https://example.com/docs",
    },
    output: {
      $ref: "#/$defs/CrawlStartResponse",
    },
    job: {
      id: "/id",
      get: "getCrawl",
      cancel: "cancelCrawl",
      state: "/status",
      ended: ["completed", "failed", "cancelled"],
      done: "/completed",
      total: "/total",
      items: "/data",
      next: "/next",
      skip: "skip",
      stream: {
        item: "document",
        states: ["catchup", "progress", "done"],
      },
    },
  },
  previewCrawl: {
    id: "previewCrawl",
    name: "crawl.preview",
    tag: "Crawl",
    title: "Find the options of a crawl from a task in words",
    description: "Reads the page at `url` with the links on it, and has a model choose the options of a crawl that does what `prompt` asks for. Nothing is crawled: the answer is a request for `POST /crawl`. It costs one page and what the model costs. A service without a model answers with 501.",
    method: "POST",
    readOnly: false,
    destructive: false,
    idempotent: false,
    openWorld: true,
    input: {
      type: "object",
      properties: {
        url: {
          description: "Where the crawl begins, an absolute http or https URL without surrounding white space.",
          type: "string",
          format: "uri",
          pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
          maxLength: 8192,
          examples: ["https://example.com"],
        },
        prompt: {
          description: "What the crawl is for, in plain words.",
          type: "string",
          minLength: 1,
          maxLength: 10000,
          examples: ["All pages of the documentation."],
        },
      },
      required: ["url", "prompt"],
      additionalProperties: false,
    },
    path: [],
    query: [],
    body: ["url", "prompt"],
    files: [],
    example: {
      url: "https://example.com",
      prompt: "The posts of the blog.",
    },
    output: {
      $ref: "#/$defs/CrawlPreview",
    },
  },
  getActiveCrawls: {
    id: "getActiveCrawls",
    name: "crawl.active",
    tag: "Crawl",
    title: "List the crawls that have not ended",
    description: "Returns the crawls of the team that wait or are in work. Batches are not among them.",
    method: "GET",
    readOnly: true,
    destructive: false,
    idempotent: true,
    openWorld: false,
    input: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    path: [],
    query: [],
    body: null,
    files: [],
    output: {
      $ref: "#/$defs/ActiveCrawls",
    },
  },
  getCrawl: {
    id: "getCrawl",
    name: "crawl.get",
    tag: "Crawl",
    title: "Get the status and the pages of a crawl",
    description: "Returns the job as it stands, with its pages from `skip` on. Pages keep their place: what was read once need not be read again, and `next` leads on. Reads count in a rate class of their own, not against the plan's requests a minute.",
    method: "GET",
    readOnly: true,
    destructive: false,
    idempotent: true,
    openWorld: false,
    input: {
      type: "object",
      properties: {
        jobId: {
          description: "The `id` that the start of the job returned.",
          type: "string",
          format: "uuid",
        },
        skip: {
          description: "Pages left out from the first on; `next` has it set.",
          type: "integer",
          minimum: 0,
          maximum: 1000000,
          default: 0,
        },
        limit: {
          description: "Pages in the answer at most. They end earlier where 10 MB do.",
          type: "integer",
          minimum: 1,
          maximum: 1000,
          default: 1000,
        },
      },
      required: ["jobId"],
      additionalProperties: false,
    },
    path: ["jobId"],
    query: ["skip", "limit"],
    body: null,
    files: [],
    example: {
      jobId: "0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70",
    },
    output: {
      $ref: "#/$defs/CrawlJob",
    },
  },
  cancelCrawl: {
    id: "cancelCrawl",
    name: "crawl.cancel",
    tag: "Crawl",
    title: "Cancel a crawl",
    description: "Ends a running job at once: `status` is `cancelled`, the pages that it has stay, and what is in flight is neither kept nor charged. One that has ended is answered with 409.",
    method: "DELETE",
    readOnly: false,
    destructive: true,
    idempotent: true,
    openWorld: false,
    input: {
      type: "object",
      properties: {
        jobId: {
          description: "The `id` that the start of the job returned.",
          type: "string",
          format: "uuid",
        },
      },
      required: ["jobId"],
      additionalProperties: false,
    },
    path: ["jobId"],
    query: [],
    body: null,
    files: [],
    example: {
      jobId: "0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70",
    },
    output: {
      $ref: "#/$defs/CrawlCancelResponse",
    },
  },
  getCrawlErrors: {
    id: "getCrawlErrors",
    name: "crawl.errors",
    tag: "Crawl",
    title: "Get what a crawl could not fetch",
    description: "Returns the pages without content so far, each with the reason, and the URLs that robots.txt disallows.",
    method: "GET",
    readOnly: true,
    destructive: false,
    idempotent: true,
    openWorld: false,
    input: {
      type: "object",
      properties: {
        jobId: {
          description: "The `id` that the start of the job returned.",
          type: "string",
          format: "uuid",
        },
      },
      required: ["jobId"],
      additionalProperties: false,
    },
    path: ["jobId"],
    query: [],
    body: null,
    files: [],
    example: {
      jobId: "0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70",
    },
    output: {
      $ref: "#/$defs/CrawlErrors",
    },
  },
  searchWeb: {
    id: "searchWeb",
    name: "search",
    tag: "Search",
    title: "Search the web",
    description: "Finds pages for a query and, with `scrapeOptions`, returns the content of each in the forms asked for. Synchronous: the answer comes when the results and their content are there, or when `timeout` has passed; a page that took longer comes without content, and says so. Each ten results begun cost credits, and each page with content costs those of a scrape. What the search of this service cannot do, `warning` names.",
    method: "POST",
    readOnly: true,
    destructive: false,
    idempotent: true,
    openWorld: true,
    input: {
      type: "object",
      properties: {
        query: {
          description: "Words to search for. All of them are looked for; results with the most and the rarest come first. Words in quotation marks must stand in this order, `-word` must not be on the page, and `site:example.com` or `-site:example.com` keep to a domain or leave it out, as the provider of the service understands them; its own index does.",
          type: "string",
          minLength: 1,
          maxLength: 500,
          examples: ["price of a team plan"],
        },
        limit: {
          description: "Results of each source at most.",
          type: "integer",
          minimum: 1,
          maximum: 100,
          default: 10,
        },
        sources: {
          description: "What is searched for. One that the service does not have is left empty, and `warning` says so.",
          type: "array",
          minItems: 1,
          maxItems: 4,
          items: {
            description: "A source by its name, or as an object with the name in `type`.",
            oneOf: [
              {
                $ref: "#/$defs/SearchSourceName",
              },
              {
                $ref: "#/$defs/SearchSource",
              },
            ],
          },
          default: ["web"],
        },
        includeDomains: {
          description: "Only pages of these domains and of their subdomains are returned.",
          type: "array",
          maxItems: 100,
          items: {
            $ref: "#/$defs/DomainPattern",
            description: "A plain domain, or a wildcard glob for its subdomains alone.",
          },
        },
        excludeDomains: {
          description: "Pages of these domains and of their subdomains are left out, also where `includeDomains` names them.",
          type: "array",
          maxItems: 100,
          items: {
            $ref: "#/$defs/DomainPattern",
            description: "A plain domain, or a wildcard glob for its subdomains alone.",
          },
        },
        tbs: {
          description: "Only results of that time: `qdr:s`, `qdr:n`, `qdr:h`, `qdr:d`, `qdr:w`, `qdr:m` or `qdr:y` for the past second, minute, hour, day, week, month or year, with a number after the letter for several (`qdr:h12`), or `cdr:1,cd_min:MM/DD/YYYY,cd_max:MM/DD/YYYY` for a range of days, one of the two bounds at least. The date of a page is the one it states, else when it was read first. With `sbd:1`, alone or behind a comma, those of the results that state a date come first, the newest at the top.",
          type: "string",
          pattern: "^(?:(?:qdr:[snhdwmy](?:[1-9][0-9]{0,3})?|cdr:1(?:,cd_min:[0-1]?[0-9]/[0-3]?[0-9]/[1-9][0-9]{3})?(?:,cd_max:[0-1]?[0-9]/[0-3]?[0-9]/[1-9][0-9]{3})?)(?:,sbd:[01])?|sbd:[01](?:,(?:qdr:[snhdwmy](?:[1-9][0-9]{0,3})?|cdr:1(?:,cd_min:[0-1]?[0-9]/[0-3]?[0-9]/[1-9][0-9]{3})?(?:,cd_max:[0-1]?[0-9]/[0-3]?[0-9]/[1-9][0-9]{3})?))?)$",
          maxLength: 100,
          examples: ["qdr:w", "qdr:m,sbd:1", "cdr:1,cd_min:01/01/2026,cd_max:06/30/2026"],
        },
        country: {
          description: "The country whose results are wanted, as an ISO 3166-1 alpha-2 code in capitals, where the provider of the service can choose one.",
          type: "string",
          pattern: "^[A-Z]{2}$",
          examples: ["DE"],
        },
        location: {
          description: "The place whose results are wanted, from small to large, where the provider of the service can choose one.",
          type: "string",
          minLength: 1,
          maxLength: 200,
          examples: ["Berlin,Germany"],
        },
        timeout: {
          description: "Milliseconds after which the request ends: with 408 when there are no results yet, else with what is there.",
          type: "integer",
          minimum: 1,
          maximum: 300000,
          default: 60000,
        },
        scrapeOptions: {
          $ref: "#/$defs/ScrapeOptions",
          description: "How each result is scraped; none is where this is left out.",
        },
        auditMetadata: {
          $ref: "#/$defs/AuditMetadata",
        },
        threatProtection: {
          $ref: "#/$defs/ThreatProtectionOverride",
        },
      },
      required: ["query"],
      additionalProperties: false,
    },
    path: [],
    query: [],
    body: ["query", "limit", "sources", "includeDomains", "excludeDomains", "tbs", "country", "location", "timeout", "scrapeOptions", "auditMetadata", "threatProtection"],
    files: [],
    withheld: ["auditMetadata", "threatProtection"],
    example: {
      query: "price of a team plan",
    },
    output: {
      $ref: "#/$defs/SearchResponse",
    },
  },
  parseFile: {
    id: "parseFile",
    name: "parse",
    tag: "Parse",
    title: "Parse a file",
    description: "Reads an uploaded file as a document and returns its content in the forms asked for. Read are PDF, DOCX, PPTX, XLSX, XLS, ODT, ODS, ODP, RTF, EPUB, CSV, TSV, HTML, Markdown, plain text, JSON, XML, mail (EML, MSG), pictures of text (PNG, JPEG, GIF, WebP, BMP) and ZIP archives of these. The content decides what a file is; a name or a media type that says otherwise is told in `warning`. Synchronous: the answer comes when the file is read, or 408 when `timeout` has passed. The file is written nowhere and kept nowhere after the answer. Costs the credits of a scrape.",
    method: "POST",
    readOnly: true,
    destructive: false,
    idempotent: true,
    openWorld: true,
    input: {
      type: "object",
      properties: {
        file: {
          description: "The file of at most 50 MiB, with its name as the file name of the part. Its name and the media type of the part decide only where the content cannot, as among texts.",
          type: "string",
          contentMediaType: "application/octet-stream",
          maxLength: 52428800,
        },
        options: {
          $ref: "#/$defs/ParseOptions",
          description: "What is wanted of the file, as JSON.",
          default: {},
        },
      },
      required: ["file"],
      additionalProperties: false,
    },
    path: [],
    query: [],
    body: ["file", "options"],
    files: ["file"],
    example: {
      file: "report.pdf",
    },
    output: {
      $ref: "#/$defs/ParseResponse",
    },
  },
  listInteract: {
    id: "listInteract",
    name: "interact.list",
    tag: "Interact",
    title: "List the open sessions",
    description: "Returns the sessions of the team that have not ended. What happens in them is not kept.",
    method: "GET",
    readOnly: true,
    destructive: false,
    idempotent: true,
    openWorld: false,
    input: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    path: [],
    query: [],
    body: null,
    files: [],
    output: {
      $ref: "#/$defs/InteractSessions",
    },
  },
  startInteract: {
    id: "startInteract",
    name: "interact.start",
    tag: "Interact",
    title: "Start a session in a browser",
    description: "Opens a session: one page in a browser of its own, with cookies and storage that nothing else shares and that end with it, unless a `profile` keeps them for the next one. `POST /interact/{sessionId}/actions` works in it. It ends when it is deleted, `ttl` seconds after its start, or `activityTtl` seconds after its last action. It costs credits for each minute begun; those of `ttl` are held until it ends. It counts as running work of the team.",
    method: "POST",
    readOnly: false,
    destructive: false,
    idempotent: false,
    openWorld: true,
    input: {
      type: "object",
      properties: {
        ttl: {
          description: "Seconds after which the session ends in any case.",
          type: "integer",
          minimum: 30,
          maximum: 3600,
          default: 300,
        },
        activityTtl: {
          description: "Seconds after the last action, or after the start, after which the session ends. Left out, only `ttl` counts.",
          type: "integer",
          minimum: 10,
          maximum: 3600,
        },
        profile: {
          $ref: "#/$defs/InteractProfile",
        },
        mobile: {
          description: "Be a phone, narrow and with touch.",
          type: "boolean",
          default: false,
        },
        geolocation: {
          description: "Where pages that ask for it find the user. Left out, they are not told.",
          type: "object",
          required: ["latitude", "longitude"],
          properties: {
            latitude: {
              description: "Degrees to the north.",
              type: "number",
              minimum: -90,
              maximum: 90,
              examples: [52.52],
            },
            longitude: {
              description: "Degrees to the east.",
              type: "number",
              minimum: -180,
              maximum: 180,
              examples: [13.41],
            },
            accuracy: {
              description: "Metres.",
              type: "number",
              minimum: 0,
              maximum: 100000,
              default: 0,
            },
          },
        },
        location: {
          $ref: "#/$defs/Location",
        },
        auditMetadata: {
          $ref: "#/$defs/AuditMetadata",
        },
        threatProtection: {
          $ref: "#/$defs/ThreatProtectionOverride",
        },
      },
      additionalProperties: false,
    },
    path: [],
    query: [],
    body: ["ttl", "activityTtl", "profile", "mobile", "geolocation", "location", "auditMetadata", "threatProtection"],
    files: [],
    withheld: ["auditMetadata", "threatProtection"],
    example: {},
    output: {
      $ref: "#/$defs/InteractStartResponse",
    },
  },
  endInteract: {
    id: "endInteract",
    name: "interact.end",
    tag: "Interact",
    title: "End a session",
    description: "Closes the page with everything in it, keeps its profile if it has one, and charges the minutes begun. An action in flight ends without being done. A session that has ended is answered with 404.",
    method: "DELETE",
    readOnly: false,
    destructive: true,
    idempotent: true,
    openWorld: false,
    input: {
      type: "object",
      properties: {
        sessionId: {
          description: "The `id` that the start of the session returned.",
          type: "string",
          format: "uuid",
        },
      },
      required: ["sessionId"],
      additionalProperties: false,
    },
    path: ["sessionId"],
    query: [],
    body: null,
    files: [],
    example: {
      sessionId: "0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70",
    },
    output: {
      $ref: "#/$defs/InteractEndResponse",
    },
  },
  runInteractActions: {
    id: "runInteractActions",
    name: "interact.act",
    tag: "Interact",
    title: "Act in a session",
    description: "Does the actions one after the other, and answers each with what it did, where the page is then and what it is called. The first that fails is the last that is tried: its result has `ok` false, and its `message` says why and what there was instead. Requests for one session wait for each other. What is typed into a page is neither logged nor kept.",
    method: "POST",
    readOnly: false,
    destructive: false,
    idempotent: false,
    openWorld: true,
    input: {
      type: "object",
      properties: {
        sessionId: {
          description: "The `id` that the start of the session returned.",
          type: "string",
          format: "uuid",
        },
        actions: {
          description: "What is done, one after the other, until one fails.",
          type: "array",
          minItems: 1,
          maxItems: 50,
          items: {
            $ref: "#/$defs/InteractAction",
          },
        },
        timeout: {
          description: "Milliseconds for all of them together. The action that is under way then fails. One that needs an element waits five seconds for it at most.",
          type: "integer",
          minimum: 1,
          maximum: 300000,
          default: 30000,
        },
      },
      required: ["sessionId", "actions"],
      additionalProperties: false,
    },
    path: ["sessionId"],
    query: [],
    body: ["actions", "timeout"],
    files: [],
    example: {
      sessionId: "0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70",
      actions: [
        {
          type: "goto",
          url: "https://example.com",
        },
      ],
    },
    output: {
      $ref: "#/$defs/InteractActionsResponse",
    },
  },
  interactWithScrape: {
    id: "interactWithScrape",
    name: "interact.resume",
    tag: "Interact",
    title: "Act on a page that was scraped",
    description: "Opens a session on the page of an earlier scrape, with the `location` and `mobile` of that scrape, does the `actions` or what `prompt` asks for, and answers with what came of it. The session has the id of the scrape and lives for five minutes: the next call goes on in it, and so do the operations below `/interact`. Scrapes are remembered for a day, except those with `storeInCache: false`. A `prompt` needs a model: it reads the page after each step, and chooses the next. Code of callers is never run.",
    method: "POST",
    readOnly: false,
    destructive: false,
    idempotent: false,
    openWorld: true,
    input: {
      type: "object",
      properties: {
        scrapeId: {
          description: "The `metadata.scrapeId` that `POST /scrape` gave with the page.",
          type: "string",
          format: "uuid",
        },
        actions: {
          description: "What is done, one after the other, until one fails.",
          type: "array",
          minItems: 1,
          maxItems: 50,
          items: {
            $ref: "#/$defs/InteractAction",
          },
        },
        prompt: {
          description: "A task in plain words, which a model does step by step, after `actions` that were all done.",
          type: "string",
          minLength: 1,
          maxLength: 10000,
          examples: ["Click on \"By year\" and say what Team costs."],
        },
        timeout: {
          description: "Seconds for all of it.",
          type: "integer",
          minimum: 1,
          maximum: 300,
          default: 60,
        },
      },
      required: ["scrapeId"],
      additionalProperties: false,
    },
    path: ["scrapeId"],
    query: [],
    body: ["actions", "prompt", "timeout"],
    files: [],
    example: {
      scrapeId: "0190f5a6-7c1e-7b3a-9d52-1f0e6c4b8a21",
    },
    output: {
      $ref: "#/$defs/ScrapeInteractResponse",
    },
  },
  endScrapeInteract: {
    id: "endScrapeInteract",
    name: "interact.leave",
    tag: "Interact",
    title: "End the session on a page that was scraped",
    description: "Closes the session and charges the minutes begun, as `DELETE /interact/{sessionId}`. Where none is open, there is nothing to charge.",
    method: "DELETE",
    readOnly: false,
    destructive: true,
    idempotent: true,
    openWorld: false,
    input: {
      type: "object",
      properties: {
        scrapeId: {
          description: "The `metadata.scrapeId` that `POST /scrape` gave with the page.",
          type: "string",
          format: "uuid",
        },
      },
      required: ["scrapeId"],
      additionalProperties: false,
    },
    path: ["scrapeId"],
    query: [],
    body: null,
    files: [],
    example: {
      scrapeId: "0190f5a6-7c1e-7b3a-9d52-1f0e6c4b8a21",
    },
    output: {
      $ref: "#/$defs/InteractEndResponse",
    },
  },
  listMonitors: {
    id: "listMonitors",
    name: "monitors.list",
    tag: "Monitor",
    title: "List monitors",
    description: "Returns the monitors of the team, the newest first.",
    method: "GET",
    readOnly: true,
    destructive: false,
    idempotent: true,
    openWorld: false,
    input: {
      type: "object",
      properties: {
        limit: {
          description: "Items of the list at most.",
          type: "integer",
          minimum: 1,
          maximum: 100,
          default: 25,
        },
        offset: {
          description: "Items of the list that are left out, from the first on.",
          type: "integer",
          minimum: 0,
          maximum: 1000000,
          default: 0,
        },
      },
      additionalProperties: false,
    },
    path: [],
    query: ["limit", "offset"],
    body: null,
    files: [],
    output: {
      $ref: "#/$defs/MonitorList",
    },
  },
  createMonitor: {
    id: "createMonitor",
    name: "monitors.create",
    tag: "Monitor",
    title: "Create a monitor",
    description: "Watches pages, a website or what searches find, and tells what changes. Checks are due by `schedule`, each once, however many processes the service has; after a time without any, one makes up for all that were missed. The first check only notes what is there. A page that differs from the last time is read a second time a moment later: what differs even then comes by itself, and does not count. Each page with content costs credits, as a crawl does.",
    method: "POST",
    readOnly: false,
    destructive: false,
    idempotent: false,
    openWorld: true,
    input: {
      type: "object",
      properties: {
        name: {
          $ref: "#/$defs/MonitorName",
        },
        schedule: {
          $ref: "#/$defs/MonitorSchedule",
        },
        targets: {
          description: "What is watched.",
          type: "array",
          minItems: 1,
          maxItems: 50,
          items: {
            $ref: "#/$defs/MonitorTarget",
          },
        },
        webhook: {
          $ref: "#/$defs/MonitorWebhook",
        },
        notification: {
          $ref: "#/$defs/MonitorNotification",
        },
        retentionDays: {
          description: "Days for which checks are kept.",
          type: "integer",
          minimum: 1,
          maximum: 365,
          default: 30,
        },
        goal: {
          $ref: "#/$defs/MonitorGoal",
        },
        judgeEnabled: {
          description: "Judge changed pages by `goal`, where the service has a model.",
          type: "boolean",
          default: true,
        },
      },
      required: ["name", "schedule", "targets"],
      additionalProperties: false,
    },
    path: [],
    query: [],
    body: ["name", "schedule", "targets", "webhook", "notification", "retentionDays", "goal", "judgeEnabled"],
    files: [],
    withheld: ["webhook", "notification"],
    example: {
      name: "Prices",
      schedule: {
        cron: "0 * * * *",
      },
      targets: [
        {
          type: "scrape",
          urls: ["https://example.com/pricing"],
        },
      ],
    },
    output: {
      $ref: "#/$defs/MonitorResponse",
    },
  },
  getMonitor: {
    id: "getMonitor",
    name: "monitors.get",
    tag: "Monitor",
    title: "Get a monitor",
    description: "Returns a monitor as it stands: when its next check is due, and what the last one found.",
    method: "GET",
    readOnly: true,
    destructive: false,
    idempotent: true,
    openWorld: false,
    input: {
      type: "object",
      properties: {
        monitorId: {
          description: "The `id` that the creation of the monitor returned.",
          type: "string",
          format: "uuid",
        },
      },
      required: ["monitorId"],
      additionalProperties: false,
    },
    path: ["monitorId"],
    query: [],
    body: null,
    files: [],
    example: {
      monitorId: "0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e72",
    },
    output: {
      $ref: "#/$defs/MonitorResponse",
    },
  },
  deleteMonitor: {
    id: "deleteMonitor",
    name: "monitors.delete",
    tag: "Monitor",
    title: "Delete a monitor",
    description: "Deletes a monitor with its checks. One in work ends at once; its pages are not charged any more. Events that wait are delivered still.",
    method: "DELETE",
    readOnly: false,
    destructive: true,
    idempotent: true,
    openWorld: false,
    input: {
      type: "object",
      properties: {
        monitorId: {
          description: "The `id` that the creation of the monitor returned.",
          type: "string",
          format: "uuid",
        },
      },
      required: ["monitorId"],
      additionalProperties: false,
    },
    path: ["monitorId"],
    query: [],
    body: null,
    files: [],
    example: {
      monitorId: "0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e72",
    },
    output: {
      $ref: "#/$defs/MonitorDeleteResponse",
    },
  },
  updateMonitor: {
    id: "updateMonitor",
    name: "monitors.update",
    tag: "Monitor",
    title: "Change a monitor",
    description: "Changes the members that the body has. Another schedule, and a pause that ends, count from now on. Targets are written anew as a whole; those that keep their `id` keep what is known of their pages. A check in work is not touched.",
    method: "PATCH",
    readOnly: false,
    destructive: false,
    idempotent: false,
    openWorld: false,
    input: {
      type: "object",
      properties: {
        monitorId: {
          description: "The `id` that the creation of the monitor returned.",
          type: "string",
          format: "uuid",
        },
        name: {
          $ref: "#/$defs/MonitorName",
        },
        status: {
          description: "Whether checks are due.",
          type: "string",
          enum: ["active", "paused"],
        },
        schedule: {
          $ref: "#/$defs/MonitorSchedule",
        },
        targets: {
          description: "What is watched.",
          type: "array",
          minItems: 1,
          maxItems: 50,
          items: {
            $ref: "#/$defs/MonitorTarget",
          },
        },
        webhook: {
          description: "Another receiver in place of the present one; `null` for none.",
          oneOf: [
            {
              $ref: "#/$defs/MonitorWebhook",
            },
            {
              type: "null",
            },
          ],
        },
        notification: {
          description: "Others to write to in place of the present ones; `null` for none.",
          oneOf: [
            {
              $ref: "#/$defs/MonitorNotification",
            },
            {
              type: "null",
            },
          ],
        },
        retentionDays: {
          description: "Days for which checks are kept.",
          type: "integer",
          minimum: 1,
          maximum: 365,
        },
        goal: {
          description: "Another goal in place of the present one; `null` for none.",
          oneOf: [
            {
              $ref: "#/$defs/MonitorGoal",
            },
            {
              type: "null",
            },
          ],
        },
        judgeEnabled: {
          description: "Judge changed pages by `goal`, where the service has a model.",
          type: "boolean",
        },
      },
      required: ["monitorId"],
      additionalProperties: false,
    },
    path: ["monitorId"],
    query: [],
    body: ["name", "status", "schedule", "targets", "webhook", "notification", "retentionDays", "goal", "judgeEnabled"],
    files: [],
    withheld: ["webhook", "notification"],
    example: {
      monitorId: "0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e72",
      status: "paused",
    },
    output: {
      $ref: "#/$defs/MonitorResponse",
    },
  },
  runMonitor: {
    id: "runMonitor",
    name: "monitors.run",
    tag: "Monitor",
    title: "Check now",
    description: "Starts a check at once, whatever the schedule says, also of a paused monitor. While one is in work, the new one is `skipped_overlap`, so that a call which is repeated does nothing twice.",
    method: "POST",
    readOnly: false,
    destructive: false,
    idempotent: false,
    openWorld: true,
    input: {
      type: "object",
      properties: {
        monitorId: {
          description: "The `id` that the creation of the monitor returned.",
          type: "string",
          format: "uuid",
        },
      },
      required: ["monitorId"],
      additionalProperties: false,
    },
    path: ["monitorId"],
    query: [],
    body: null,
    files: [],
    example: {
      monitorId: "0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e72",
    },
    output: {
      $ref: "#/$defs/MonitorCheckResponse",
    },
  },
  listMonitorChecks: {
    id: "listMonitorChecks",
    name: "monitors.checks",
    tag: "Monitor",
    title: "List the checks of a monitor",
    description: "Returns the checks that are kept, the newest first.",
    method: "GET",
    readOnly: true,
    destructive: false,
    idempotent: true,
    openWorld: false,
    input: {
      type: "object",
      properties: {
        monitorId: {
          description: "The `id` that the creation of the monitor returned.",
          type: "string",
          format: "uuid",
        },
        limit: {
          description: "Items of the list at most.",
          type: "integer",
          minimum: 1,
          maximum: 100,
          default: 25,
        },
        offset: {
          description: "Items of the list that are left out, from the first on.",
          type: "integer",
          minimum: 0,
          maximum: 1000000,
          default: 0,
        },
        status: {
          description: "Only checks that stand there; all of them unless given.",
          type: "string",
          enum: ["queued", "running", "completed", "partial", "failed", "skipped_overlap"],
        },
      },
      required: ["monitorId"],
      additionalProperties: false,
    },
    path: ["monitorId"],
    query: ["limit", "offset", "status"],
    body: null,
    files: [],
    example: {
      monitorId: "0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e72",
    },
    output: {
      $ref: "#/$defs/MonitorCheckList",
    },
  },
  getMonitorCheck: {
    id: "getMonitorCheck",
    name: "monitors.check",
    tag: "Monitor",
    title: "Get a check and its pages",
    description: "Returns a check as it stands, with what became of its pages so far: `diff` shows what changed, `ignored` what differs and does not count.",
    method: "GET",
    readOnly: true,
    destructive: false,
    idempotent: true,
    openWorld: false,
    input: {
      type: "object",
      properties: {
        monitorId: {
          description: "The `id` that the creation of the monitor returned.",
          type: "string",
          format: "uuid",
        },
        checkId: {
          description: "The `id` of a check of the monitor.",
          type: "string",
          format: "uuid",
        },
        skip: {
          description: "Pages left out from the first on; `next` has it set.",
          type: "integer",
          minimum: 0,
          maximum: 1000000,
          default: 0,
        },
        limit: {
          description: "Pages in the answer at most. They end earlier where 10 MB do.",
          type: "integer",
          minimum: 1,
          maximum: 1000,
          default: 1000,
        },
        status: {
          description: "Only pages that this became of; all of them unless given.",
          type: "string",
          enum: ["same", "new", "changed", "removed", "error"],
        },
      },
      required: ["monitorId", "checkId"],
      additionalProperties: false,
    },
    path: ["monitorId", "checkId"],
    query: ["skip", "limit", "status"],
    body: null,
    files: [],
    example: {
      monitorId: "0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e72",
      checkId: "0192f4a6-9a10-7d2e-8c41-5b7a1e0f3d64",
    },
    output: {
      $ref: "#/$defs/MonitorCheckDetail",
    },
  },
  listAgents: {
    id: "listAgents",
    name: "agent.list",
    tag: "Agent",
    title: "List the agent runs",
    description: "Returns the agent runs of the team that are still kept, the newest first, each with the id by which `GET /agent/{jobId}` reads its data. Runs that were started in the same millisecond stay in one list, which is then longer than `limit`, so that `before` misses none.",
    method: "GET",
    readOnly: true,
    destructive: false,
    idempotent: true,
    openWorld: false,
    input: {
      type: "object",
      properties: {
        before: {
          description: "Only runs that were started before this moment, in milliseconds since 1970-01-01T00:00:00Z. `next` of a list names that of the list after it.",
          type: "integer",
          minimum: 0,
          maximum: 9007199254740991,
        },
        limit: {
          description: "Items of the list at most.",
          type: "integer",
          minimum: 1,
          maximum: 100,
          default: 25,
        },
      },
      additionalProperties: false,
    },
    path: [],
    query: ["before", "limit"],
    body: null,
    files: [],
    output: {
      $ref: "#/$defs/AgentList",
    },
  },
  startAgent: {
    id: "startAgent",
    name: "agent.start",
    tag: "Agent",
    title: "Start an agent run",
    description: "Hands a task in plain words to an agent that finds and reads pages itself, and gives data that follows `schema`. It takes minutes and costs credits up to `maxCredits`: use it where map, search and scrape do not lead to the answer.",
    method: "POST",
    readOnly: false,
    destructive: false,
    idempotent: false,
    openWorld: true,
    input: {
      type: "object",
      properties: {
        prompt: {
          description: "The task, in plain words.",
          type: "string",
          minLength: 1,
          maxLength: 10000,
          examples: ["Find the price of each plan."],
        },
        urls: {
          description: "Pages to begin with, absolute http or https URLs. The agent finds its own when left out.",
          type: "array",
          maxItems: 1000,
          items: {
            description: "One page.",
            type: "string",
            format: "uri",
            pattern: "^[Hh][Tt][Tt][Pp][Ss]?://",
            maxLength: 8192,
          },
          examples: [
            ["https://example.com/pricing"],
          ],
        },
        schema: {
          description: "JSON Schema that `data` of the completed job conforms to. One that is not valid JSON Schema is answered with 422 at the start. `data` has any shape when left out.",
          type: "object",
        },
        maxCredits: {
          description: "Credits the run may use. At this limit it ends as `failed`, without `data` and without cost; the trace then says `credit_limit_reached`.",
          type: "integer",
          minimum: 1,
          default: 2500,
        },
        model: {
          description: "Generation of the agent model that runs the task.",
          type: "string",
          enum: ["gen-2"],
          default: "gen-2",
        },
        strictConstrainToURLs: {
          description: "Read only the pages in `urls`, and follow no link to another.",
          type: "boolean",
          default: false,
        },
        webhook: {
          $ref: "#/$defs/AgentWebhook",
        },
        auditMetadata: {
          $ref: "#/$defs/AuditMetadata",
        },
        threatProtection: {
          $ref: "#/$defs/ThreatProtectionOverride",
        },
      },
      required: ["prompt"],
      additionalProperties: false,
    },
    path: [],
    query: [],
    body: ["prompt", "urls", "schema", "maxCredits", "model", "strictConstrainToURLs", "webhook", "auditMetadata", "threatProtection"],
    files: [],
    withheld: ["webhook", "auditMetadata", "threatProtection"],
    example: {
      prompt: "Find the price of each plan of Example.",
    },
    output: {
      $ref: "#/$defs/AgentStartResponse",
    },
    job: {
      id: "/id",
      get: "getAgent",
      cancel: "cancelAgent",
      state: "/status",
      ended: ["completed", "failed"],
    },
  },
  getAgent: {
    id: "getAgent",
    name: "agent.get",
    tag: "Agent",
    title: "Get the status of an agent run",
    description: "Returns the job as it stands. `completed` and `failed` are terminal: a job in either never changes again. A job is kept until `expiresAt`; after that it is answered with 404. Reads count in a rate class of their own, not against the plan's requests a minute.",
    method: "GET",
    readOnly: true,
    destructive: false,
    idempotent: true,
    openWorld: false,
    input: {
      type: "object",
      properties: {
        jobId: {
          description: "The `id` that the start of the job returned.",
          type: "string",
          format: "uuid",
        },
      },
      required: ["jobId"],
      additionalProperties: false,
    },
    path: ["jobId"],
    query: [],
    body: null,
    files: [],
    example: {
      jobId: "0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70",
    },
    output: {
      $ref: "#/$defs/AgentJob",
    },
  },
  cancelAgent: {
    id: "cancelAgent",
    name: "agent.cancel",
    tag: "Agent",
    title: "Cancel an agent run",
    description: "Asks a running job to stop. The step in flight ends first; then `status` is `failed` with a message about the cancellation, and the trace ends with error code `cancelled`. A finished run, or one already being cancelled, is answered with 409.",
    method: "DELETE",
    readOnly: false,
    destructive: true,
    idempotent: true,
    openWorld: false,
    input: {
      type: "object",
      properties: {
        jobId: {
          description: "The `id` that the start of the job returned.",
          type: "string",
          format: "uuid",
        },
      },
      required: ["jobId"],
      additionalProperties: false,
    },
    path: ["jobId"],
    query: [],
    body: null,
    files: [],
    example: {
      jobId: "0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70",
    },
    output: {
      $ref: "#/$defs/AgentCancelResponse",
    },
  },
  getAgentTrace: {
    id: "getAgentTrace",
    name: "agent.trace",
    tag: "Agent",
    title: "Get the trace of an agent run",
    description: "Returns the events of the run so far, in the order of `producerSequence` for each `agent.id`. The trace of a finished run ends with `run.finished`. New kinds of events may be added at any time: ignore those you do not know.",
    method: "GET",
    readOnly: true,
    destructive: false,
    idempotent: true,
    openWorld: false,
    input: {
      type: "object",
      properties: {
        jobId: {
          description: "The `id` that the start of the job returned.",
          type: "string",
          format: "uuid",
        },
      },
      required: ["jobId"],
      additionalProperties: false,
    },
    path: ["jobId"],
    query: [],
    body: null,
    files: [],
    example: {
      jobId: "0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70",
    },
    output: {
      $ref: "#/$defs/AgentTrace",
    },
  },
  getAgentSnapshot: {
    id: "getAgentSnapshot",
    name: "agent.snapshot",
    tag: "Agent",
    title: "Get a snapshot of an artifact",
    description: "Returns an artifact as it stood when it was updated. The `snapshotId` of the latest `artifact.updated` event gives the newest state.",
    method: "GET",
    readOnly: true,
    destructive: false,
    idempotent: true,
    openWorld: false,
    input: {
      type: "object",
      properties: {
        jobId: {
          description: "The `id` that the start of the job returned.",
          type: "string",
          format: "uuid",
        },
        snapshotId: {
          description: "The `snapshotId` of an `artifact.updated` event of the trace.",
          type: "string",
          format: "uuid",
        },
      },
      required: ["jobId", "snapshotId"],
      additionalProperties: false,
    },
    path: ["jobId", "snapshotId"],
    query: [],
    body: null,
    files: [],
    example: {
      jobId: "0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70",
      snapshotId: "0192f4a6-8f00-7c55-a111-2b3c4d5e6f70",
    },
    output: {
      $ref: "#/$defs/AgentSnapshot",
    },
  },
  getCreditUsage: {
    id: "getCreditUsage",
    name: "team.credits",
    tag: "Team",
    title: "Get what the team may spend and store",
    description: "Returns what the team of the key may still spend, and what it was granted. Credits that running work holds are not spendable until it ends. Returns too what is left of the monthly budget that the team has set for itself, how many bytes it stores, and how many its plan allows.",
    method: "GET",
    readOnly: true,
    destructive: false,
    idempotent: true,
    openWorld: false,
    input: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    path: [],
    query: [],
    body: null,
    files: [],
    output: {
      $ref: "#/$defs/CreditUsage",
    },
  },
  getCreditUsageHistory: {
    id: "getCreditUsageHistory",
    name: "team.history",
    tag: "Team",
    title: "List the credits that the team spent, by month",
    description: "Returns what the team spent in each calendar month (UTC) of the last two years in which it spent anything, the newest first; with `byApiKey`, each key apart. What running work holds counts once it is charged.",
    method: "GET",
    readOnly: true,
    destructive: false,
    idempotent: true,
    openWorld: false,
    input: {
      type: "object",
      properties: {
        byApiKey: {
          description: "Give each key of the team apart.",
          type: "boolean",
          default: false,
        },
      },
      additionalProperties: false,
    },
    path: [],
    query: ["byApiKey"],
    body: null,
    files: [],
    output: {
      $ref: "#/$defs/CreditUsageHistory",
    },
  },
  getQueueStatus: {
    id: "getQueueStatus",
    name: "team.queue",
    tag: "Team",
    title: "Get what the team has running and waiting",
    description: "Returns how many works of the team run, how many of its jobs wait for a slot of its plan, and how many it may have running at once.",
    method: "GET",
    readOnly: true,
    destructive: false,
    idempotent: true,
    openWorld: false,
    input: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    path: [],
    query: [],
    body: null,
    files: [],
    output: {
      $ref: "#/$defs/QueueStatus",
    },
  },
  getTeamActivity: {
    id: "getTeamActivity",
    name: "team.activity",
    tag: "Team",
    title: "List the jobs of the last day",
    description: "Returns the agent runs, crawls and batches that the team started within the last 24 hours, the newest first, each with the id by which its own operation reads it. Operations that answer at once leave no job. A team with zero data retention has none either.",
    method: "GET",
    readOnly: true,
    destructive: false,
    idempotent: true,
    openWorld: false,
    input: {
      type: "object",
      properties: {
        endpoint: {
          description: "Only jobs of this kind; all without it.",
          type: "string",
          enum: ["agent", "crawl", "batch_scrape"],
        },
        limit: {
          description: "Jobs of the list at most.",
          type: "integer",
          minimum: 1,
          maximum: 100,
          default: 50,
        },
        cursor: {
          description: "The `cursor` of the list before.",
          type: "string",
          format: "uuid",
        },
      },
      additionalProperties: false,
    },
    path: [],
    query: ["endpoint", "limit", "cursor"],
    body: null,
    files: [],
    output: {
      $ref: "#/$defs/TeamActivity",
    },
  },
  getConcurrency: {
    id: "getConcurrency",
    name: "team.concurrency",
    tag: "Team",
    title: "Get how much the team runs at once",
    description: "Returns how many works of the team run, and how many its plan lets run at once. `GET /team/queue-status` says what waits, too.",
    method: "GET",
    readOnly: true,
    destructive: false,
    idempotent: true,
    openWorld: false,
    input: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    path: [],
    query: [],
    body: null,
    files: [],
    output: {
      $ref: "#/$defs/Concurrency",
    },
  },
};
