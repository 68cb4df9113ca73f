import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Exchange } from '../exchange-interface';

/** Seconds; a command is written in a few milliseconds, and a request of a client ends after ten seconds. */
const BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];
const MS_PER_SECOND = 1000;

/** The fan-out of events to other processes, as far as it is measured. */
export interface MeasuredFanOut {
  /** Do messages of other processes arrive? */
  isConnected(): boolean;
  /** Milliseconds until the broker has answered; `undefined` without a connection. */
  roundTrip(): Promise<number | undefined>;
}

/**
 * Measurements of a process for Prometheus. Labels are patterns of routes, methods, status codes and states of orders: never a token,
 * an account, an id or a query.
 */
export class Metrics {
  readonly #registry = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** The text format of Prometheus, and its content type. */
  async text(): Promise<{ type: string; body: string }> {
    return { type: this.#registry.contentType, body: await this.#registry.metrics() };
  }

  /** Measures every answer. Call it before the server listens. */
  watchServer(server: FastifyInstance): void {
    const times = new Histogram({
      name: 'bourse_http_answer_seconds',
      help: 'Time from a request to the end of its answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers: [this.#registry],
    });
    server.addHook('onResponse', async (request, reply) => {
      const { method } = request;
      const route = request.routeOptions.url ?? 'none';
      times.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / MS_PER_SECOND);
    });
  }

  watchSockets(count: () => number): void {
    this.#gauge('bourse_sockets', 'Open sockets.', count);
  }

  watchExchange(exchange: Exchange): void {
    const orders = this.#counter('bourse_order_events_total', 'Changes of spot orders, by the state after it.', [
      'status',
    ]);
    const fills = this.#counter('bourse_fills_total', 'Fills of spot orders.', []);
    exchange.on('order', ({ status }) => orders.inc({ status }));
    exchange.on('fill', () => fills.inc());
    this.#gauge('bourse_commands_waiting', 'Commands in the queue.', () => exchange.waiting());
    this.#gauge('bourse_commits', 'Transactions with commands since the start.', () => exchange.commits());
  }

  watchFanOut(fanOut: MeasuredFanOut): void {
    this.#gauge('bourse_fan_out_connected', '1 while Redis is connected.', () => Number(fanOut.isConnected()));
    this.#gauge(
      'bourse_fan_out_round_trip_seconds',
      'Time until Redis has answered a ping; NaN without a connection.',
      async () => {
        const milliseconds = await fanOut.roundTrip();
        return milliseconds === undefined ? Number.NaN : milliseconds / MS_PER_SECOND;
      },
    );
  }

  watchCore(core: { age(): number | undefined }): void {
    this.#gauge(
      'bourse_core_heartbeat_age_seconds',
      'Time since the last heartbeat of a core; NaN before the first.',
      () => {
        const milliseconds = core.age();
        return milliseconds === undefined ? Number.NaN : milliseconds / MS_PER_SECOND;
      },
    );
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  #gauge(name: string, help: string, read: () => number | Promise<number>): void {
    // oxlint-disable-next-line no-new -- the constructor registers the metric, and the registry holds it
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      async collect() {
        this.set(await read());
      },
    });
  }
}
