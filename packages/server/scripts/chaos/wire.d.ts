/** A service behind a wire that can fail in the ways that wires do. Each way lasts until {@link Wire.restore}. */
export interface Wire {
  /** The service's URL with the wire's address. */
  url: string;
  /** Breaks all connections, and each new one. */
  cut(): void;
  /** Lets nothing through and says nothing of it: connections stay, what is sent waits, as with lost packets. */
  drop(): void;
  /** Lets requests through and no answers. */
  halfClose(): void;
  /** Lets each piece wait. */
  delay(milliseconds: number): void;
  throttle(bytesPerSecond: number): void;
  restore(): void;
  close(): Promise<void>;
}

/** Stands between a server and a service that it depends on, such as a database. */
export function wireTo(service: string, defaultPort: number): Promise<Wire>;
