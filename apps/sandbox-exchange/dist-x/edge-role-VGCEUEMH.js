import {
  createOperations
} from "./chunk-4KC3CEZU.js";
import {
  connectRedis
} from "./chunk-B2L24RHC.js";
import {
  LARGEST_UPLOAD,
  agreement,
  capabilities,
  customerService,
  mediaRoutes,
  newsDetail,
  newsList,
  newsListGet,
  upload,
  userInfo
} from "./chunk-ZVEIF73M.js";
import {
  isDiskFull
} from "./chunk-PQ3OCLEH.js";
import {
  LARGEST_BODY,
  barEvent,
  baseServer,
  clientFiles,
  compressAnswers,
  createDrain,
  currencyDetail,
  currencyList,
  depthEvent,
  healthRoutes,
  listenError,
  openSockets,
  quotation,
  quotationNew,
  quotationNewPost,
  readClientPage,
  roomOfPair,
  securityHeaders,
  tickerEvent,
  timeSeries,
  tradeHistory,
  unavailable
} from "./chunk-KQNQA4BE.js";

// src/cluster/core-client.ts
import { Agent, errors, request } from "undici";
var DEADLINE_MS = 15e3;
var CONNECT_WITHIN_MS = 1e3;
var CONNECTIONS = 64;
var NOT_CONNECTED = /* @__PURE__ */ new Set(["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "UND_ERR_CONNECT_TIMEOUT"]);
var CoreAwayError = class extends Error {
  name = "CoreAwayError";
};
var CoreClient = class {
  #addresses;
  #agent;
  #deadlineMs;
  #active = 0;
  constructor(addresses, { deadlineMs = DEADLINE_MS } = {}) {
    this.#addresses = addresses;
    this.#deadlineMs = deadlineMs;
    this.#agent = new Agent({ connections: CONNECTIONS, connect: { timeout: CONNECT_WITHIN_MS } });
  }
  /**
   * Passes a request on and reads its reply. A request is sent once: it is tried at another address only where no connection was made.
   * @throws CoreAwayError where no core has answered in time; a command may have been carried out
   */
  async pass({ method, path, headers, body }) {
    const signal = AbortSignal.timeout(this.#deadlineMs);
    let cause;
    for (let tried = 0; tried < this.#addresses.length; tried += 1) {
      const at = this.#active;
      try {
        return await this.#send(at, { method, path, headers, body }, signal);
      } catch (error) {
        cause = error;
        if (!isNotConnected(error)) break;
        if (this.#active === at) this.#active = (at + 1) % this.#addresses.length;
      }
    }
    throw new CoreAwayError("The core does not answer.", { cause });
  }
  async close() {
    await this.#agent.destroy();
  }
  async #send(at, { method, path, headers, body }, signal) {
    const reply = await request(`${this.#addresses[at]}${path}`, {
      dispatcher: this.#agent,
      method,
      headers,
      body: body ?? null,
      signal
    });
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body: Buffer.from(await reply.body.arrayBuffer())
    };
  }
};
function isNotConnected(error) {
  if (error instanceof AggregateError) return error.errors.every(isNotConnected);
  if (error instanceof errors.ConnectTimeoutError) return true;
  return error instanceof Error && "code" in error && NOT_CONNECTED.has(String(error.code));
}

// src/cluster/edge-app.ts
import * as v from "valibot";

// src/cluster/core-clock.ts
var DRIFT_MS = 1;
var CoreClock = class {
  #now;
  /** Milliseconds from the clock of this process to that of the core. */
  #ahead = Number.NEGATIVE_INFINITY;
  constructor(now = () => performance.now()) {
    this.#now = now;
  }
  /** A heartbeat tells the time, epoch milliseconds. */
  beat(at) {
    this.#ahead = Math.max(at - this.#now(), this.#ahead - DRIFT_MS);
  }
  /** A reply of the core has a `Date` header, in whole seconds. */
  reply(date) {
    const at = typeof date === "string" ? Date.parse(date) : Number.NaN;
    if (!Number.isNaN(at)) this.#ahead = Math.max(at - this.#now(), this.#ahead);
  }
  /** The clock of another core counts from now on. */
  reset() {
    this.#ahead = Number.NEGATIVE_INFINITY;
  }
  /** Epoch milliseconds; `undefined` before the core has told the time. */
  read() {
    return Number.isFinite(this.#ahead) ? this.#now() + this.#ahead : void 0;
  }
};

// src/cluster/heard-state.ts
var HeardState = class {
  #events = /* @__PURE__ */ new Map();
  #versions = /* @__PURE__ */ new Map();
  /** Takes an event of the core. */
  keep(event) {
    const room = roomOfPair(event.payload);
    if (event.name !== depthEvent.name) this.#events.set(`${event.name} ${room}`, event);
    this.#versions.set(event.name, this.version(event.name) + 1);
  }
  /** The present state, for new sockets. */
  events() {
    return [...this.#events.values()];
  }
  /** Grows with each event of a name. */
  version(name) {
    return this.#versions.get(name) ?? 0;
  }
};

// src/cluster/listen-to-core.ts
function listenToCore({ sockets, heard, clock, fanOut }) {
  const io = sockets.io;
  let core;
  let heardOf;
  let lastBeat;
  io.on("heartbeat", ({ core: beating, at }) => {
    lastBeat = performance.now();
    if (core !== void 0 && core !== beating) {
      clock.reset();
      sockets.interrupt(0);
    }
    core = beating;
    clock.beat(at);
    if (heardOf !== core) io.serverSideEmit("snapshot wanted", core);
  });
  io.on("snapshot", (from, events) => {
    for (const event of events) heard.keep(event);
    heardOf = from;
  });
  io.on("pair event", (event) => {
    heard.keep(event);
    sockets.audience.sendPair(event);
  });
  io.on("named event", (name, payload) => sockets.audience.sendNamed(name, payload));
  io.on("sessions ended", (userId) => sockets.audience.endSessions(userId));
  io.on("session ended", (session) => sockets.audience.endSession(session));
  io.on("interrupt", (forMs) => sockets.interrupt(forMs));
  fanOut.onChange((isConnected) => {
    heardOf = void 0;
    if (!isConnected) sockets.interrupt(0);
    sockets.refuse(!isConnected);
  });
  return {
    isReady: () => fanOut.isConnected() && heardOf !== void 0,
    age: () => lastBeat === void 0 ? void 0 : performance.now() - lastBeat,
    close: () => io.removeAllListeners()
  };
}

// src/cluster/passing-routes.ts
var BY_TIME = void 0;
var AFTER_EVENT = "after event";
var PUBLIC_CALLS = [
  [quotation, tickerEvent.name],
  [quotationNew, tickerEvent.name],
  [quotationNewPost, tickerEvent.name],
  [tradeHistory, AFTER_EVENT],
  [timeSeries, barEvent.name],
  [currencyDetail, BY_TIME],
  [currencyList, BY_TIME],
  [customerService, BY_TIME],
  [capabilities, BY_TIME],
  [newsList, BY_TIME],
  [newsListGet, BY_TIME],
  [newsDetail, BY_TIME],
  [agreement, BY_TIME]
];
var PASSED_HEADERS = ["authorization", "content-type", "user-agent", "accept-language"];
var ANSWERED_HEADERS = [
  "cache-control",
  "content-disposition",
  "content-security-policy",
  "content-type",
  "date",
  "retry-after",
  "x-content-type-options"
];
var REPEATED_HEADERS = ANSWERED_HEADERS.filter((name) => name !== "date");
var OVERHEAD = 65536;
function passingRoutes(server, { core, heard, clock, replies }) {
  const pass = async (request2) => {
    const reply = await core.pass(passedOf(request2));
    clock.reply(reply.headers["date"]);
    return reply;
  };
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  for (const [call, topic] of PUBLIC_CALLS) {
    server.route({
      method: call.method,
      url: `/api${call.path}`,
      handler: async (request2, reply) => {
        const key = `${call.method} ${call.path}?${fieldsOf(call, passedOf(request2)).toString()}`;
        const ask = () => pass(request2);
        const version = topic === BY_TIME ? 0 : heard.version(topic);
        const headers = await answered(
          () => topic === AFTER_EVENT ? replies.readNow({ key, ask }) : replies.read({ key, version, ask })
        );
        return answer(reply, headers, REPEATED_HEADERS);
      }
    });
  }
  server.route({
    method: ["GET", "POST", "PUT", "DELETE"],
    url: "/api/*",
    bodyLimit: LARGEST_BODY,
    handler: async (request2, reply) => answer(reply, await answered(() => pass(request2)))
  });
  server.route({
    method: upload.method,
    url: `/api${upload.path}`,
    bodyLimit: LARGEST_UPLOAD + OVERHEAD,
    handler: async (request2, reply) => answer(reply, await answered(() => pass(request2)))
  });
}
function passedOf(request2) {
  const headers = { "x-forwarded-for": request2.ip, "accept-encoding": "identity" };
  for (const name of PASSED_HEADERS) {
    const value = request2.headers[name];
    if (value !== void 0) headers[name] = value;
  }
  const body = Buffer.isBuffer(request2.body) ? request2.body : void 0;
  return { method: request2.method, path: request2.url, headers, body };
}
function fieldsOf(call, { path, body }) {
  const fields = new URLSearchParams(call.method === "GET" ? path.replace(/^[^?]*\??/, "") : body?.toString() ?? "");
  fields.delete("t");
  fields.sort();
  return fields;
}
async function answered(ask) {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CoreAwayError) throw unavailable();
    throw error;
  }
}
function answer(reply, { status, headers, body }, names = ANSWERED_HEADERS) {
  for (const name of names) {
    const value = headers[name];
    if (value !== void 0) reply.header(name, value);
  }
  return reply.code(status).send(body);
}

// src/cluster/public-replies.ts
var SHORTEST_MS = 1e3;
var LONGEST_MS = 6e4;
var MOST_REPLIES = 300;
var LARGEST_CACHED = 262144;
var PublicReplies = class {
  #now;
  #cached = /* @__PURE__ */ new Map();
  #asking = /* @__PURE__ */ new Map();
  #next = /* @__PURE__ */ new Map();
  constructor(now = () => performance.now()) {
    this.#now = now;
  }
  /** A reply of the version, or one that is less than a second old. */
  async read(request2) {
    const cached = this.#cached.get(request2.key);
    if (cached && this.#isFresh(cached, request2.version)) return cached.reply;
    return this.#orLast(request2.key, this.#ask(request2));
  }
  /**
   * A reply that is no older than the request. The first request is passed at once. Those of the second after a reply share the next one, which is
   * asked for at its end.
   */
  readNow(request2) {
    const { key } = request2;
    const next = this.#next.get(key) ?? this.#askNext(request2);
    this.#next.set(key, next);
    return this.#orLast(key, next);
  }
  async #askNext(request2) {
    const { key } = request2;
    await this.#asking.get(key)?.catch(() => void 0);
    const at = this.#cached.get(key)?.at ?? Number.NEGATIVE_INFINITY;
    const rest = at + SHORTEST_MS - this.#now();
    if (rest > 0) await new Promise((resolve) => void setTimeout(resolve, rest));
    this.#next.delete(key);
    return this.#ask({ ...request2, version: 0 });
  }
  /** While the core is away: the last reply. */
  async #orLast(key, asked) {
    try {
      return await asked;
    } catch (error) {
      const cached = this.#cached.get(key);
      if (cached && error instanceof CoreAwayError) return cached.reply;
      throw error;
    }
  }
  #isFresh({ at, version }, current) {
    const age = this.#now() - at;
    return age < SHORTEST_MS || age < LONGEST_MS && version === current;
  }
  /** Requests at the same time share one reply. */
  #ask({ key, version, ask }) {
    const running = this.#asking.get(key) ?? ask().then((reply) => this.#cache(key, { reply, version, at: this.#now() })).finally(() => this.#asking.delete(key));
    this.#asking.set(key, running);
    return running;
  }
  #cache(key, cached) {
    this.#cached.delete(key);
    const { status, body } = cached.reply;
    if (status === 200 && body.length <= LARGEST_CACHED) this.#cached.set(key, cached);
    for (const oldest of this.#cached.keys()) {
      if (this.#cached.size <= MOST_REPLIES) break;
      this.#cached.delete(oldest);
    }
    return cached.reply;
  }
};

// src/cluster/edge-app.ts
var CHECK_SESSIONS_WITHIN_MS = 10 * 6e4;
var CLOSE_WITHIN_MS = 1e3;
var known = v.object({ type: v.literal("ok"), message: v.object({ id: v.number() }) });
async function buildEdge({ config, fanOut, core, operations }) {
  const server = baseServer({ ...config, isUnavailable: isDiskFull });
  operations?.metrics.watchServer(server);
  const page = readClientPage(config.webDir, config.assetsOrigin);
  const heard = new HeardState();
  const clock = new CoreClock();
  const drain = createDrain(server);
  const sockets = openSockets({
    server: server.server,
    events: () => heard.events(),
    listed: [tickerEvent],
    userOf: (token) => userOf(core, token),
    checkWithinMs: CHECK_SESSIONS_WITHIN_MS,
    adapter: fanOut.adapter,
    subscribed: fanOut.subscribed,
    onError: (error) => server.log.error({ err: error }, "the socket failed")
  });
  const watch = listenToCore({ sockets, heard, clock, fanOut });
  server.addHook("onSend", async (_request, reply) => {
    const now = clock.read();
    if (now !== void 0 && !reply.hasHeader("date")) reply.header("date", new Date(now).toUTCString());
  });
  await securityHeaders(server, page ?? "", config);
  await compressAnswers(server);
  await server.register(async (api) => mediaRoutes(api));
  await server.register(async (api) => passingRoutes(api, { core, heard, clock, replies: new PublicReplies() }));
  healthRoutes(server, { isHealthy: async () => true, isReady: async () => watch.isReady() });
  await clientFiles(server, config, page);
  return {
    server,
    sockets,
    watch,
    async close() {
      drain.begin();
      await drain.finished(CLOSE_WITHIN_MS);
      server.server.closeAllConnections();
      watch.close();
      await sockets.close();
      await server.close();
    }
  };
}
async function userOf(core, token) {
  const { status, body } = await core.pass({
    method: userInfo.method,
    path: `/api${userInfo.path}`,
    headers: { authorization: token }
  });
  if (status !== 200) throw new Error(`the core answers ${status} about a session`);
  const read = v.safeParse(known, JSON.parse(body.toString()));
  return read.success ? read.output.message : void 0;
}

// src/cluster/edge-role.ts
async function openEdge(config, { onError }) {
  const fanOut = await connectRedis(config.redisUrl, onError);
  const core = new CoreClient(config.coreUrls);
  const operations = config.metrics && createOperations(config.metrics);
  const app = await buildEdge({ config, fanOut, core, operations });
  if (operations) {
    operations.metrics.watchSockets(() => app.sockets.count());
    operations.metrics.watchFanOut(fanOut);
    operations.metrics.watchCore(app.watch);
    await operations.listen({ isHealthy: async () => true, isReady: async () => app.watch.isReady() });
  }
  const place = { host: config.host, port: config.port, reusePort: config.sharesPort };
  const address = await app.server.listen(place).catch((error) => {
    throw listenError(error, config);
  });
  return {
    address,
    async close() {
      await operations?.close();
      await app.close();
      await core.close();
      await fanOut.close();
    }
  };
}
export {
  openEdge
};
//# sourceMappingURL=edge-role-VGCEUEMH.js.map