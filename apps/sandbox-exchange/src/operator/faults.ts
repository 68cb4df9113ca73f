import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';

const times = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), Number.MAX_SAFE_INTEGER);

/** An HTTP fault: the affected requests and the effect. */
export const httpFault = v.object({
  /** The path, or its beginning if it ends in `*`. */
  path: v.pipe(v.string(), v.startsWith('/')),
  method: v.optional(v.picklist(['GET', 'POST'])),
  kind: v.picklist(['status', 'delay', 'drop', 'malformed', 'html']),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)), 500),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), 0),
  times,
  /** `reply`: the request is carried out first, and only its answer is spoilt. */
  spoils: v.optional(v.picklist(['request', 'reply']), 'request'),
});

export type HttpFault = v.InferOutput<typeof httpFault>;

/** A fault of the socket: events of a name are lost, come twice, or come after the next one. */
export const socketFault = v.object({
  event: v.pipe(v.string(), v.minLength(1)),
  kind: v.picklist(['drop', 'duplicate', 'reorder']),
  times,
});

export type SocketFault = v.InferOutput<typeof socketFault>;

interface Left {
  left: number;
}

/** Faults requested by tests and demonstrations. */
export class Faults {
  #http: (HttpFault & Left)[] = [];
  #socket: (SocketFault & Left)[] = [];
  #held = new Map<string, () => void>();

  addHttp(fault: HttpFault): void {
    this.#http.push({ ...fault, left: fault.times });
  }

  addSocket(fault: SocketFault): void {
    this.#socket.push({ ...fault, left: fault.times });
  }

  list() {
    return { http: this.#http, socket: this.#socket };
  }

  /** Removes all faults and releases held requests. */
  reset(): void {
    this.#http = [];
    this.#socket = [];
    for (const send of this.#held.values()) send();
    this.#held.clear();
  }

  /** The fault that a request meets now, which is then used up once. */
  takeHttp(method: string, path: string): HttpFault | undefined {
    const found = this.#http.find((fault) => (fault.method ?? method) === method && matches(fault.path, path));
    if (found) this.#http = useUp(this.#http, found);
    return found;
  }

  /** Sends an event with the effect of a fault, if there is one. */
  pass(event: string, send: () => void): void {
    const fault = this.#socket.find((known) => known.event === event);
    if (fault) this.#socket = useUp(this.#socket, fault);
    if (fault?.kind === 'drop') return;
    const held = this.#held.get(event);
    if (fault?.kind === 'reorder' && !held) {
      this.#held.set(event, send);
      return;
    }
    send();
    if (fault?.kind === 'duplicate') send();
    if (!held) return;
    this.#held.delete(event);
    held();
  }
}

function useUp<Fault extends Left>(faults: readonly Fault[], fault: Fault): Fault[] {
  fault.left -= 1;
  return faults.filter(({ left }) => left > 0);
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** Lets every request but those of the control surface meet its fault. */
export function faultHooks(server: FastifyInstance, faults: Faults): void {
  const met = new WeakMap<FastifyRequest, HttpFault>();
  server.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    if (path.startsWith('/sandbox/')) return undefined;
    const fault = faults.takeHttp(request.method, path);
    if (!fault) return undefined;
    if (fault.spoils === 'request') return spoil(fault, request, reply);
    met.set(request, fault);
    return undefined;
  });
  server.addHook('onSend', async (request, reply, payload) => {
    const fault = met.get(request);
    if (!fault) return payload;
    met.delete(request);
    await wait(fault.delayMs);
    if (fault.kind === 'drop') request.raw.socket.destroy();
    if (fault.kind === 'drop' || fault.kind === 'delay') return payload;
    reply.removeHeader('content-length');
    const { status, type, body } = spoiltAnswer(fault);
    reply.code(status).type(type);
    return body;
  });
}

async function spoil(fault: HttpFault, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  await wait(fault.delayMs);
  if (fault.kind === 'delay') return undefined;
  if (fault.kind === 'drop') {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  const { status, type, body } = spoiltAnswer(fault);
  return reply.code(status).type(type).send(body);
}

function spoiltAnswer({ kind, status }: HttpFault): { status: number; type: string; body: string } {
  if (kind === 'html')
    return { status: 200, type: 'text/html', body: '<!doctype html><title>Gateway</title><h1>Sorry</h1>' };
  if (kind === 'malformed') return { status: 200, type: 'application/json', body: '{"type":"ok","message":{"li' };
  return { status, type: 'application/json', body: '{"type":"error","message":"fault"}' };
}
