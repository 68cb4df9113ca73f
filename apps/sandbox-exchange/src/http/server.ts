import { createServer, type RequestListener, type Server } from 'node:http';

interface Limits {
  /** For the headers of a request, in milliseconds. */
  headersTimeout: number;
  /** For a whole request. */
  requestTimeout: number;
  /** How often connections are looked at. */
  connectionsCheckingInterval: number;
}

/** An upload of 4 MB over a slow line takes less. */
const LIMITS: Limits = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 };

/** A server that answers 408 and closes the connection where a request is not sent completely in time. */
export function createHttpServer(listener: RequestListener, limits: Limits = LIMITS): Server {
  return createServer(limits, listener);
}
