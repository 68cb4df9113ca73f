import {
  CurrentEvents,
  RULES,
  buildApp,
  createExchange,
  lateBots,
  movableClock,
  openMarketData,
  openSandbox,
  publishEvents,
  systemRandom
} from "./chunk-W4LGDGJY.js";
import {
  FencedError,
  connect
} from "./chunk-L7RDBG65.js";
import "./chunk-4MEAHK4V.js";
import "./chunk-V7IRYU5D.js";
import "./chunk-RFVWKYDH.js";
import {
  connectRedis
} from "./chunk-B2L24RHC.js";
import "./chunk-ZVEIF73M.js";
import "./chunk-PQ3OCLEH.js";
import {
  roomOf
} from "./chunk-KQNQA4BE.js";

// src/cluster/core-gateway.ts
import { randomUUID } from "crypto";
import { Server } from "socket.io";
var HEARTBEAT_EVERY_MS = 1e3;
var connectCore = ({ adapter }) => new Server({ adapter });
function createCoreGateway({ exchange, market, faults }, io) {
  const core = randomUUID();
  const current = new CurrentEvents({ exchange, market });
  const audience = {
    // Only the edges know their sockets.
    isEmpty: () => false,
    hasUser: () => true,
    sendPair: (event) => io.serverSideEmit("pair event", event),
    sendNamed: (name, payload) => io.serverSideEmit("named event", name, payload),
    sendUser: (userId, name, payload) => io.to(roomOf(userId)).emit(name, payload),
    endSessions: (userId) => io.serverSideEmit("sessions ended", userId),
    endSession: (session) => io.serverSideEmit("session ended", session)
  };
  const stopPublishing = publishEvents({ exchange, market, faults, audience });
  io.on("snapshot wanted", (wanted) => {
    if (wanted === core) io.serverSideEmit("snapshot", core, current.read());
  });
  const beating = setInterval(() => io.serverSideEmit("heartbeat", { core, at: exchange.now() }), HEARTBEAT_EVERY_MS);
  beating.unref();
  return {
    interrupt: (forMs) => void io.serverSideEmit("interrupt", forMs),
    forget: (userId) => audience.endSessions(userId),
    sockets: () => 0,
    async close() {
      clearInterval(beating);
      stopPublishing();
      current.close();
      await io.of("/").adapter.close();
    }
  };
}

// src/store/read-only-store.ts
var refuse = () => {
  throw new FencedError("The store is read-only.");
};
function openReadOnlyStore(databaseUrl) {
  const db = connect(
    {
      connectionString: databaseUrl,
      max: 6,
      application_name: "bourse-sandbox standby",
      options: "-c default_transaction_read_only=on"
    },
    () => void 0
  );
  return {
    db,
    hasTakenOver: false,
    ensureExclusive: refuse,
    fence: async () => refuse(),
    ensureWritable: refuse,
    flush: () => Promise.resolve(),
    tidy: async function* () {
    },
    close: () => db.destroy()
  };
}

// src/cluster/rehearse-start.ts
var FIRST_CALLS = ["/api/currency/quotation_new", "/api/currency/list"];
var ignore = () => void 0;
var noGateway = { interrupt: ignore, forget: ignore, sockets: () => 0, close: async () => void 0 };
async function rehearseStart(config, databaseUrl) {
  const store = openReadOnlyStore(databaseUrl);
  const closers = [() => store.close()];
  try {
    const clock = movableClock(Date, config.clockAheadMs);
    const desk = { automaticAfterMs: void 0 };
    const exchange = await createExchange({
      store,
      clock,
      products: RULES,
      random: systemRandom,
      tickEveryMs: 0,
      desk,
      onError: ignore
    });
    closers.push(async () => exchange.close());
    const market = await openMarketData({ exchange, clock, onError: ignore });
    closers.push(() => market.close().catch(ignore));
    const app = await buildApp({
      exchange,
      market,
      bots: lateBots(() => Promise.reject(new Error("A rehearsal has no bots.")), ignore),
      clock,
      config,
      say: ignore,
      openGateway: () => noGateway
    });
    closers.push(() => app.close());
    for (const url of FIRST_CALLS) await app.server.inject({ url });
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}

// src/cluster/standby-rehearsal.ts
function standbyRehearsal(io, rehearse) {
  return {
    wait: () => void io.once("heartbeat", rehearse),
    cancel: () => void io.off("heartbeat", rehearse)
  };
}

// src/cluster/core-role.ts
async function openCore(config, reports) {
  const fanOut = await connectRedis(config.redisUrl, reports.onError);
  const io = connectCore(fanOut);
  const { databaseUrl } = config;
  const rehearsal = standbyRehearsal(io, () => {
    if (databaseUrl !== void 0) rehearseStart(config, databaseUrl).catch(reports.onError);
  });
  const sandbox = await openSandbox(config, reports, {
    openGateway: (needs) => {
      rehearsal.cancel();
      return createCoreGateway(needs, io);
    },
    onStandby: () => {
      reports.onStandby();
      rehearsal.wait();
    },
    fanOut
  });
  return {
    address: sandbox.address,
    async close() {
      await sandbox.close();
      await fanOut.close();
    }
  };
}
export {
  openCore
};
//# sourceMappingURL=core-role-VKH3HMTB.js.map