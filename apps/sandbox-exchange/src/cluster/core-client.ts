import { Agent, errors, type Dispatcher } from 'undici';

/** A command waits in the queue of the core for less. */
const DEADLINE_MS = 15_000;
const CONNECT_WITHIN_MS = 1000;
/** Connections to one core. */
const CONNECTIONS = 64;

/** Nothing was sent: another core may have the lock. */
const NOT_CONNECTED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT']);

/** A request that is passed on. */
export interface PassedRequest {
  readonly method: Dispatcher.HttpMethod;
  /** Path and query, sent as they are. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
}

export interface CoreReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** No core has answered: whether a command was carried out is unknown. */
export class CoreAwayError extends Error {
  override name = 'CoreAwayError';
}

/** Where the core may be: the first address of the list that accepts a connection has the lock. A standby does not listen. */
export class CoreClient {
  readonly #addresses: readonly string[];
  readonly #agent: Agent;
  readonly #deadlineMs: number;
  #active = 0;

  constructor(addresses: readonly string[], { deadlineMs = DEADLINE_MS } = {}) {
    this.#addresses = addresses;
    this.#deadlineMs = deadlineMs;
    this.#agent = new Agent({ connections: CONNECTIONS, connect: { timeout: CONNECT_WITHIN_MS } });
  }

  /**
   * Passes a request on and reads its reply. A request is sent once: it is tried at another address only where no connection was made.
   * @throws CoreAwayError where no core has answered in time; a command may have been carried out
   */
  async pass({ method, path, headers, body }: PassedRequest): Promise<CoreReply> {
    const signal = AbortSignal.timeout(this.#deadlineMs);
    let cause: unknown;
    for (let tried = 0; tried < this.#addresses.length; tried += 1) {
      const at = this.#active;
      try {
        // oxlint-disable-next-line no-await-in-loop -- the second address is for a core that the first one did not have
        return await this.#send(at, { method, path, headers, body }, signal);
      } catch (error) {
        cause = error;
        if (!isNotConnected(error)) break;
        if (this.#active === at) this.#active = (at + 1) % this.#addresses.length;
      }
    }
    throw new CoreAwayError('The core does not answer.', { cause });
  }

  async close(): Promise<void> {
    await this.#agent.destroy();
  }

  async #send(at: number, { method, path, headers, body }: PassedRequest, signal: AbortSignal): Promise<CoreReply> {
    // As one address, dot segments of the path would be resolved.
    const reply = await this.#agent.request({
      origin: this.#addresses[at] ?? '',
      path,
      method,
      headers,
      body: body ?? null,
      signal,
    });
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body: Buffer.from(await reply.body.arrayBuffer()),
    };
  }
}

function isNotConnected(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isNotConnected);
  if (error instanceof errors.ConnectTimeoutError) return true;
  return error instanceof Error && 'code' in error && NOT_CONNECTED.has(String(error.code));
}
