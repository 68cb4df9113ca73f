import {
  openSandbox
} from "./chunk-W4LGDGJY.js";
import {
  StoreInUseError
} from "./chunk-L7RDBG65.js";
import "./chunk-4MEAHK4V.js";
import {
  FeedError
} from "./chunk-V7IRYU5D.js";
import "./chunk-RFVWKYDH.js";
import "./chunk-ZVEIF73M.js";
import {
  StoreError,
  isDiskFull
} from "./chunk-PQ3OCLEH.js";
import {
  ConfigError,
  ListenError,
  ensureFree,
  hostSetting,
  isLoopback,
  logLevelSetting,
  nodeProblem,
  numberSetting,
  portSetting,
  proxiesSetting,
  readEnvironment,
  switchSetting
} from "./chunk-KQNQA4BE.js";

// src/main.ts
import process from "process";

// src/config.ts
import { randomBytes } from "crypto";
import { fileURLToPath } from "url";
import * as v from "valibot";

// src/feed/setting.ts
var FEED_PROBLEM = "is simulated, recorded:FILE or ccxt:VENUE, such as ccxt:kraken";
function parseFeed(text) {
  if (text === "simulated") return { kind: "simulated" };
  const [, kind, name = ""] = /^(recorded|ccxt):(.+)$/.exec(text) ?? [];
  if (kind === "recorded") return { kind, file: name };
  return kind === "ccxt" && /^[a-z][a-z0-9]{1,30}$/.test(name) ? { kind, venue: name } : void 0;
}

// src/config.ts
var LOOPBACK_DEMO_PASSWORD = "bourse2026";
var ROLES = ["all", "core", "edge"];
var YEAR_MS = 366 * 864e5;
var addresses = v.pipe(
  v.string(),
  v.transform((text) => text.split(",").map((address) => address.trim().replace(/\/$/, ""))),
  v.check(
    (urls) => urls.every((url) => /^https?:\/\/[\w.:[\]-]+$/.test(url)),
    "is a list of addresses like http://10.0.0.5:4181"
  )
);
var environment = v.object({
  ROLE: v.optional(v.picklist(ROLES, `is one of ${ROLES.join(", ")}`), "all"),
  REDIS_URL: v.optional(v.pipe(v.string(), v.regex(/^rediss?:\/\//, "begins with redis:// or rediss://"))),
  CORE_URL: v.optional(addresses),
  SHARE_PORT: v.optional(switchSetting, "0"),
  METRICS_PORT: v.optional(portSetting),
  METRICS_HOST: v.optional(hostSetting, "127.0.0.1"),
  PORT: v.optional(portSetting, "4180"),
  HOST: v.optional(hostSetting, "127.0.0.1"),
  DATA_DIR: v.optional(v.string()),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, "begins with postgres://"))),
  WEB_DIR: v.optional(v.string()),
  IMAGE_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:https:\/\/[\w.-]+(?::\d+)?\s*)+$/, "is a list of origins like https://images.example")
    )
  ),
  ASSETS_ORIGIN: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[\w.-]+(?::\d+)?$/, "is an origin like https://cdn.example"))
  ),
  SANDBOX_CONTROL: v.optional(switchSetting, "0"),
  SANDBOX_CLOCK_AHEAD_MS: v.optional(
    numberSetting(
      "is a whole number of milliseconds, at most a year",
      (milliseconds) => Number.isInteger(milliseconds) && milliseconds <= YEAR_MS
    ),
    "0"
  ),
  SANDBOX_RESET_FROM: v.optional(v.string()),
  BOT_RATE: v.optional(
    numberSetting("is a number from 0 to 200", (rate) => rate <= 200),
    "8"
  ),
  DESK: v.optional(v.picklist(["auto", "manual"], "is auto or manual"), "auto"),
  DESK_SECONDS: v.optional(
    numberSetting("is a number from 0 to 3600", (seconds) => seconds <= 3600),
    "3"
  ),
  FEED: v.optional(
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const feed = parseFeed(dataset.value);
        if (feed) return feed;
        addIssue({ message: FEED_PROBLEM });
        return NEVER;
      })
    ),
    "simulated"
  ),
  FEED_ORIGIN: v.optional(
    v.pipe(v.string(), v.regex(/^http:\/\/127\.0\.0\.1:\d+$/, "is an origin like http://127.0.0.1:4999"))
  ),
  SEED: v.optional(v.pipe(v.string(), v.maxLength(64, "has at most 64 characters")), "bourse"),
  DEMO_EMAIL: v.optional(v.pipe(v.string(), v.email("is an email address")), "demo@bourse.example"),
  DEMO_PASSWORD: v.optional(
    v.pipe(v.string(), v.regex(/^(?=.*\d)(?=.*[A-Za-z])[A-Za-z\d]{6,16}$/, "has 6 to 16 digits and letters"))
  ),
  SANDBOX_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, "has 8 to 64 letters, digits, _ and -"))),
  TRUST_PROXY: v.optional(proxiesSetting),
  LOG_LEVEL: v.optional(logLevelSetting, "warn")
});
function besideTheApp(path) {
  return fileURLToPath(new URL(path, import.meta.url));
}
function folderOf(feed) {
  return feed.kind === "ccxt" ? `exchange-${feed.venue}` : "exchange";
}
function readConfig(env) {
  const settings = readEnvironment(environment, env);
  if (settings.SANDBOX_CLOCK_AHEAD_MS > 0 && !settings.SANDBOX_CONTROL) {
    throw new ConfigError("SANDBOX_CLOCK_AHEAD_MS is for tests: it needs SANDBOX_CONTROL=1.");
  }
  if (settings.SANDBOX_RESET_FROM !== void 0 && (!settings.SANDBOX_CONTROL || settings.DATABASE_URL !== void 0)) {
    throw new ConfigError("SANDBOX_RESET_FROM is for tests: it needs SANDBOX_CONTROL=1, and no DATABASE_URL.");
  }
  ensureRole(settings);
  const isEdge = settings.ROLE === "edge";
  const isLoopback2 = isLoopback(settings.HOST);
  if (settings.SANDBOX_CONTROL && !isLoopback2) {
    throw new ConfigError(
      `SANDBOX_CONTROL=1 lets anyone who reaches it move money, so it is refused on HOST=${settings.HOST}. Use 127.0.0.1.`
    );
  }
  if (!isEdge && !isLoopback2 && (settings.DEMO_PASSWORD === void 0 || settings.DEMO_PASSWORD === LOOPBACK_DEMO_PASSWORD)) {
    throw new ConfigError(
      `On HOST=${settings.HOST} others can reach the demo login: set DEMO_PASSWORD to one that is not the default.`
    );
  }
  if (settings.DESK === "manual" && !isLoopback2) {
    throw new ConfigError(`DESK=manual needs the desk, which answers on this machine only; HOST is ${settings.HOST}.`);
  }
  if (settings.FEED.kind === "recorded") {
    if (!isLoopback2) throw new ConfigError("FEED=recorded:\u2026 has one clock for one user: it needs HOST=127.0.0.1.");
    if (settings.DATA_DIR !== void 0 || settings.DATABASE_URL !== void 0 || settings.SANDBOX_RESET_FROM !== void 0) {
      throw new ConfigError(
        "FEED=recorded:\u2026 begins anew at every start and keeps nothing: leave out DATA_DIR, DATABASE_URL and SANDBOX_RESET_FROM."
      );
    }
    if (settings.SANDBOX_CLOCK_AHEAD_MS > 0)
      throw new ConfigError("FEED=recorded:\u2026 has the clock of the recording: leave out SANDBOX_CLOCK_AHEAD_MS.");
  }
  return {
    host: settings.HOST,
    port: settings.PORT,
    dataDir: settings.DATA_DIR ?? besideTheApp(`../../../.data/${folderOf(settings.FEED)}`),
    databaseUrl: settings.DATABASE_URL,
    webDir: settings.WEB_DIR ?? besideTheApp("../../web/dist"),
    imageOrigins: settings.IMAGE_ORIGINS?.trim().split(/\s+/) ?? [],
    assetsOrigin: settings.ASSETS_ORIGIN,
    isLoopback: isLoopback2,
    control: settings.SANDBOX_CONTROL,
    clockAheadMs: settings.SANDBOX_CLOCK_AHEAD_MS,
    resetFrom: settings.SANDBOX_RESET_FROM,
    deskDecidesAfterMs: settings.DESK === "manual" ? void 0 : settings.DESK_SECONDS * 1e3,
    botRate: settings.BOT_RATE,
    feed: settings.FEED,
    feedOrigin: settings.FEED_ORIGIN,
    seed: settings.SEED,
    demo: { email: settings.DEMO_EMAIL, password: settings.DEMO_PASSWORD ?? LOOPBACK_DEMO_PASSWORD },
    sandboxToken: settings.SANDBOX_TOKEN ?? randomBytes(16).toString("base64url"),
    // The edges are in front of a core.
    trustProxy: settings.TRUST_PROXY ?? (settings.ROLE === "core" ? 1 : 0),
    logLevel: settings.LOG_LEVEL,
    role: settings.ROLE,
    redisUrl: settings.REDIS_URL ?? "",
    coreUrls: settings.CORE_URL ?? [],
    sharesPort: settings.SHARE_PORT,
    metrics: settings.METRICS_PORT === void 0 ? void 0 : { host: settings.METRICS_HOST, port: settings.METRICS_PORT }
  };
}
function ensureRole({ ROLE, REDIS_URL, CORE_URL, DATABASE_URL }) {
  if (ROLE !== "all" && REDIS_URL === void 0) {
    throw new ConfigError(`ROLE=${ROLE} needs REDIS_URL: core and edges hear each other over Redis 7 or newer.`);
  }
  if (ROLE === "core" && DATABASE_URL === void 0) {
    throw new ConfigError("ROLE=core needs DATABASE_URL: a standby takes the lock of a PostgreSQL database over.");
  }
  if (ROLE === "edge" && CORE_URL === void 0) {
    throw new ConfigError("ROLE=edge needs CORE_URL: the addresses of the core and its standby.");
  }
}

// src/control/resettable.ts
import { cpSync, rmSync } from "fs";
async function openResettable(config, { onOpen, ...reports }) {
  const { dataDir, resetFrom } = config;
  const withReset = {
    ...reports,
    ...resetFrom !== void 0 && { reset: () => void reset(resetFrom).catch(reports.onFatal) },
    ...config.feed.kind === "recorded" && {
      reset: (startAt) => void replay(startAt).catch(reports.onFatal)
    }
  };
  let sandbox = await openSandbox(config, withReset);
  const { address } = sandbox;
  onOpen(sandbox);
  const samePort = () => Number(new URL(address).port);
  async function reset(from) {
    await sandbox.close();
    rmSync(dataDir, { recursive: true, force: true });
    cpSync(from, dataDir, { recursive: true });
    sandbox = await openSandbox({ ...config, port: samePort(), clockAheadMs: 0 }, withReset);
    onOpen(sandbox);
  }
  async function replay(startAt) {
    await sandbox.close();
    sandbox = await openSandbox({ ...config, port: samePort() }, withReset, { startAt });
    onOpen(sandbox);
  }
  return { address, close: () => sandbox.close() };
}

// src/operator-log.ts
var FULL_EVERY_MS = 6e4;
function operatorLog(print, now = Date.now) {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    if (!isDiskFull(error)) {
      print(error);
      return;
    }
    if (Math.abs(now() - reportedAt) < FULL_EVERY_MS) return;
    reportedAt = now();
    print(error instanceof Error ? error.message : error);
  };
}

// src/main.ts
var GRACE_MS = 4e3;
var sayOpen = ({ address }) => console.log(`Bourse is open at ${address}`);
var sayStandby = () => console.log("Standby: another core has the lock of the database. This one waits for it.");
async function openRole(config, reports) {
  if (config.role === "all") {
    return openResettable(config, { ...reports, onOpen: sayOpen });
  }
  if (config.role === "core") {
    const { openCore } = await import("./core-role-VKH3HMTB.js");
    const core = await openCore(config, { ...reports, onStandby: sayStandby });
    console.log(`The core is open at ${core.address}`);
    return core;
  }
  const { openEdge } = await import("./edge-role-VGCEUEMH.js");
  const edge = await openEdge(config, reports);
  sayOpen(edge);
  return edge;
}
async function main() {
  const problem = nodeProblem(process.versions.node);
  if (problem !== void 0) throw new ConfigError(problem);
  const config = readConfig(process.env);
  if (!config.sharesPort) await ensureFree(config);
  const reports = {
    onError: operatorLog((line) => console.error(line)),
    onFatal: (error) => {
      console.error(
        `The store has failed (${error instanceof Error ? error.message : String(error)}). Start the exchange again.`
      );
      process.exit(1);
    },
    say: (line) => console.log(line)
  };
  let opened;
  let isClosing = false;
  const close = () => {
    if (isClosing) process.exit(1);
    if (!opened) process.exit(0);
    isClosing = true;
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    opened.close().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      }
    );
  };
  process.on("SIGINT", close);
  process.on("SIGTERM", close);
  const sandbox = await openRole(config, reports);
  opened = sandbox;
  if (config.role === "edge") return;
  if (!config.isLoopback) console.log(`Demo login: ${config.demo.email} with the password of DEMO_PASSWORD`);
  else {
    console.log(`Back office: ${sandbox.address}/sandbox/desk?token=${config.sandboxToken}`);
    console.log(`Demo login: ${config.demo.email} with the password ${config.demo.password}`);
  }
}
main().catch((error) => {
  if (!(error instanceof StoreError) && isDiskFull(error)) {
    console.error("The disk is full. Free some space, and start the exchange again.");
    process.exit(1);
  }
  const isForPeople = [ConfigError, FeedError, ListenError, StoreInUseError, StoreError].some(
    (kind) => error instanceof kind
  );
  console.error(isForPeople && error instanceof Error ? error.message : error);
  process.exit(1);
});
//# sourceMappingURL=main.js.map