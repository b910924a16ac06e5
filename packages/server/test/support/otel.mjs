// As an operator would load it: node --import ./otel.mjs. OTEL_EXPORTER_OTLP_ENDPOINT says where spans go.
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

const provider = new NodeTracerProvider({
  spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
});
provider.register();
process.once('beforeExit', () => provider.shutdown());
