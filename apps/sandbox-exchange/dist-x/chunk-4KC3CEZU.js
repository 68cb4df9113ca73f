import {
  listenError
} from "./chunk-KQNQA4BE.js";

// src/operations/operations.ts
import { createServer } from "http";

// src/operations/metrics.ts
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
var BUCKETS = [1e-3, 2e-3, 5e-3, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];
var MS_PER_SECOND = 1e3;
var Metrics = class {
  #registry = new Registry();
  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }
  /** The text format of Prometheus, and its content type. */
  async text() {
    return { type: this.#registry.contentType, body: await this.#registry.metrics() };
  }
  /** Measures every answer. Call it before the server listens. */
  watchServer(server) {
    const times = new Histogram({
      name: "bourse_http_answer_seconds",
      help: "Time from a request to the end of its answer.",
      labelNames: ["method", "route", "status"],
      buckets: BUCKETS,
      registers: [this.#registry]
    });
    server.addHook("onResponse", async (request, reply) => {
      const { method } = request;
      const route = request.routeOptions.url ?? "none";
      times.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / MS_PER_SECOND);
    });
  }
  watchSockets(count) {
    this.#gauge("bourse_sockets", "Open sockets.", count);
  }
  watchExchange(exchange) {
    const orders = this.#counter("bourse_order_events_total", "Changes of spot orders, by the state after it.", [
      "status"
    ]);
    const fills = this.#counter("bourse_fills_total", "Fills of spot orders.", []);
    exchange.on("order", ({ status }) => orders.inc({ status }));
    exchange.on("fill", () => fills.inc());
    this.#gauge("bourse_commands_waiting", "Commands in the queue.", () => exchange.waiting());
    this.#gauge("bourse_commits", "Transactions with commands since the start.", () => exchange.commits());
  }
  watchFanOut({ isConnected, roundTrip }) {
    this.#gauge("bourse_fan_out_connected", "1 while Redis is connected.", () => Number(isConnected()));
    this.#gauge(
      "bourse_fan_out_round_trip_seconds",
      "Time until Redis has answered a ping; NaN without a connection.",
      async () => {
        const milliseconds = await roundTrip();
        return milliseconds === void 0 ? Number.NaN : milliseconds / MS_PER_SECOND;
      }
    );
  }
  watchCore({ age }) {
    this.#gauge(
      "bourse_core_heartbeat_age_seconds",
      "Time since the last heartbeat of a core; NaN before the first.",
      () => {
        const milliseconds = age();
        return milliseconds === void 0 ? Number.NaN : milliseconds / MS_PER_SECOND;
      }
    );
  }
  #counter(name, help, labelNames) {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }
  #gauge(name, help, read) {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      async collect() {
        this.set(await read());
      }
    });
  }
};

// src/operations/operations.ts
function createOperations(place) {
  const metrics = new Metrics();
  let health;
  const server = createServer((request, response) => {
    answer(request.url ?? "").then(({ status, type, body }) => response.writeHead(status, { "content-type": type }).end(body)).catch(() => response.writeHead(500).end());
  });
  async function answer(url) {
    const [path] = url.split("?", 1);
    if (path === "/metrics") return { status: 200, ...await metrics.text() };
    const check = path === "/healthz" ? health?.isHealthy : path === "/readyz" ? health?.isReady : void 0;
    if (!check) return { status: 404, type: "text/plain", body: "" };
    const ok = await check();
    return { status: ok ? 200 : 503, type: "application/json", body: JSON.stringify({ ok }) };
  }
  return {
    metrics,
    async listen(checks) {
      health = checks;
      await new Promise((resolve, reject) => {
        server.once("error", (error) => reject(listenError(error, place)));
        server.listen(place, resolve);
      });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(() => resolve()));
    }
  };
}

export {
  createOperations
};
//# sourceMappingURL=chunk-4KC3CEZU.js.map