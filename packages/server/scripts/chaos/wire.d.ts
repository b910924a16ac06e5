/** A proxy of a service that simulates network failures. Each failure lasts until {@link Wire.restore}. */
export interface Wire {
  /** The service's URL with the address of the proxy. */
  url: string;
  /** Breaks all connections, and each new one. */
  cut(): void;
  /** Passes nothing, without an error: connections stay open and data waits, as with lost packets. */
  drop(): void;
  /** Passes requests but no responses. */
  halfClose(): void;
  /** Delays each chunk. */
  delay(milliseconds: number): void;
  throttle(bytesPerSecond: number): void;
  restore(): void;
  close(): Promise<void>;
}

/** Creates a proxy between a server and a service that it depends on, such as a database. */
export function wireTo(service: string, defaultPort: number): Promise<Wire>;
