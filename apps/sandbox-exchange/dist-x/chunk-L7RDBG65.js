import {
  StoreError,
  StoreFullError,
  isDiskFull
} from "./chunk-PQ3OCLEH.js";

// src/store/prepared.ts
import { existsSync, openAsBlob } from "fs";
var PREPARED = "empty-database.tar.gz";
async function loadPrepared(path) {
  if (!existsSync(path)) return {};
  return {
    loadDataDir: await openAsBlob(path, { type: path.endsWith(".gz") ? "application/gzip" : "application/x-tar" })
  };
}

// src/store/lock.ts
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "fs";
import { hostname } from "os";
import process from "process";
var StoreInUseError = class extends Error {
  name = "StoreInUseError";
};
var HEARTBEAT_MS = 5e3;
var STALE_MS = 3e4;
var held = /* @__PURE__ */ new Set();
function lockFile(path, directory) {
  if (held.has(path)) throw new StoreInUseError(`The data directory ${directory} is already open in this process.`);
  const mine = { pid: process.pid, host: hostname(), began: beginOf(process.pid) };
  for (let attempt = 0; !create(path, mine); attempt += 1) {
    const holder = read(path);
    if (attempt > 2 || holder && isAlive(holder, path)) {
      const who = holder ? `process ${holder.pid} on ${holder.host}` : "another process";
      throw new StoreInUseError(
        `The data directory ${directory} is in use by ${who}. Stop that exchange, or give this one a directory of its own (DATA_DIR). If no exchange is running there, delete ${path}.`
      );
    }
    rmSync(path, { force: true });
  }
  held.add(path);
  const beating = setInterval(() => touch(path), HEARTBEAT_MS);
  beating.unref();
  return () => {
    clearInterval(beating);
    held.delete(path);
    rmSync(path, { force: true });
  };
}
function create(path, holder) {
  try {
    writeFileSync(path, JSON.stringify(holder), { flag: "wx" });
    return true;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : void 0;
    if (code === "EEXIST") return false;
    if (isDiskFull(error)) throw new StoreFullError(`The disk of ${path} is full. Free some space.`, { cause: error });
    throw error;
  }
}
function read(path) {
  try {
    const holder = JSON.parse(readFileSync(path, "utf8"));
    const isHolder = typeof holder === "object" && holder !== null && "pid" in holder && "host" in holder;
    if (!isHolder) return void 0;
    const began = "began" in holder ? String(holder.began) : "";
    return { pid: Number(holder.pid), host: String(holder.host), began };
  } catch {
    return void 0;
  }
}
function isAlive({ pid, host, began }, path) {
  if (host !== hostname()) return Date.now() - touchedAt(path) < STALE_MS;
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
  return beginOf(pid) === began;
}
function beginOf(pid) {
  try {
    const stat2 = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat2.slice(stat2.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}
function touch(path) {
  const now = /* @__PURE__ */ new Date();
  try {
    utimesSync(path, now, now);
  } catch {
  }
}
function touchedAt(path) {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

// src/store/store.ts
import { rmSync as rmSync3, writeFileSync as writeFileSync3 } from "fs";
import { join as join3, resolve } from "path";
import { setTimeout as pauseFor } from "timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { sql as sql27 } from "kysely";
import { Client } from "pg";

// src/store/connect.ts
import { Kysely, PostgresDialect } from "kysely";
import { Pool, TypeOverrides } from "pg";

// src/store/deadline.ts
var STATEMENT_MS = 1e4;
var MAINTENANCE_MS = 6e5;
var IS_MAINTENANCE = /^\s*(?:vacuum|checkpoint|create|alter|drop|update deposit_proofs|with proofs)\b/i;
function limitStatements(client, onStuck, limits = { statement: STATEMENT_MS, maintenance: MAINTENANCE_MS }) {
  const query = client.query.bind(client);
  let stuck;
  function limited(sent, ...values) {
    if (stuck) return Promise.reject(stuck);
    const answer = query(sent, ...values);
    if (!(answer instanceof Promise)) return answer;
    const text = typeof sent === "string" ? sent : "";
    const within = IS_MAINTENANCE.test(text) ? limits.maintenance : limits.statement;
    return new Promise((resolve2, reject) => {
      const timer = setTimeout(() => {
        stuck = new StoreError(`The database has not answered for ${within / 1e3} s.`);
        onStuck(stuck);
        reject(stuck);
      }, within);
      timer.unref();
      answer.then(resolve2, reject).finally(() => clearTimeout(timer));
    });
  }
  Object.assign(client, { query: limited });
}

// src/store/guarded-writes.ts
var IS_WRITE = /^\s*(?:insert|update|delete|with\b[^]*\b(?:insert into|update|delete from))\b/i;
function guardWrites(client, ensureWritable) {
  const query = client.query.bind(client);
  Object.assign(client, {
    query: (sent, ...values) => {
      if (typeof sent === "string" && IS_WRITE.test(sent)) {
        try {
          ensureWritable();
        } catch (error) {
          return Promise.reject(error);
        }
      }
      return query(sent, ...values);
    }
  });
}

// src/store/prepared-statements.ts
import { randomUUID } from "crypto";
var MOST_STATEMENTS = 400;
function prepareStatements(client) {
  const query = client.query.bind(client);
  const prefix = randomUUID();
  const names = /* @__PURE__ */ new Map();
  const nameOf = (text) => {
    const known = names.get(text);
    if (known !== void 0 || names.size === MOST_STATEMENTS) return known;
    const name = `${prefix} ${names.size}`;
    names.set(text, name);
    return name;
  };
  Object.assign(client, {
    query: (text, values) => {
      const name = values.length > 0 ? nameOf(text) : void 0;
      return name === void 0 ? query(text, values) : query({ name, text, values });
    }
  });
}

// src/store/connect.ts
var INT8 = 20;
var types = new TypeOverrides();
types.setTypeParser(INT8, safeInteger);
function safeInteger(text) {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${text}`);
  return value;
}
function connect(config, onLoss, ensureWritable = () => void 0) {
  const pool = new Pool({ ...config, types });
  pool.on("error", onLoss);
  pool.on("connect", (client) => {
    client.on("error", () => void 0);
    prepareStatements(client);
    limitStatements(client, onLoss);
    guardWrites(client, ensureWritable);
  });
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

// src/store/durable-log.ts
import { open, readdir, stat } from "fs/promises";
import { join } from "path";
import process2 from "process";
import { setTimeout as pause } from "timers/promises";
var SEGMENT = /^[0-9A-F]{24}$/;
var COARSE_MS = 1e3;
var AT_ONCE = 32;
var RETRY_MS = 50;
var DESCRIPTORS_WITHIN_MS = 3e4;
var DurableLog = class {
  #database;
  #log;
  #flushedAt = 0;
  #syncedAt = 0;
  #segments = "";
  /** @param database the folder that PGlite keeps its files in */
  constructor(database) {
    this.#database = database;
    this.#log = join(database, "pg_wal");
  }
  /** Puts the log of writes on the disk. */
  async flush() {
    for (const begun = Date.now(); ; await pause(RETRY_MS)) {
      try {
        return await this.#flush();
      } catch (error) {
        if (!isOutOfDescriptors(error) || Date.now() - begun > DESCRIPTORS_WITHIN_MS) throw error;
      }
    }
  }
  async #flush() {
    const began = Date.now();
    const segments = (await readdir(this.#log)).filter((name) => SEGMENT.test(name));
    const since = this.#flushedAt - COARSE_MS;
    const T0=performance.now();await Promise.all(segments.map((name) => writeOut(join(this.#log, name), since)));
    const known = segments.toSorted().join();
    if (known !== this.#segments) await writeOut(this.#log, 0);
    this.#segments = known;
    {const d=performance.now()-T0; if(d>60) process.stderr.write('flush '+d.toFixed(0)+' ms segments '+segments.length+'\n');}this.#flushedAt = began;
  }
  /** Puts every file on the disk, as after a checkpoint, when the log of before it is no longer there to restore them. */
  async flushAll() {
    const began = Date.now();
    const since = this.#syncedAt - COARSE_MS;
    const entries = await readdir(this.#database, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile() || entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
    for (let begun = 0; begun < paths.length; begun += AT_ONCE) {
      await Promise.all(paths.slice(begun, begun + AT_ONCE).map((path) => writeOut(path, since)));
    }
    this.#syncedAt = began;
  }
};
async function writeOut(path, since) {
  const state = await stat(path).catch(missing);
  if (!state || state.mtimeMs < since) return;
  if (state.isDirectory() && process2.platform === "win32") return;
  const file = await open(path, state.isDirectory() ? "r" : "r+").catch(missing);
  if (!file) return;
  try {
    await (state.isDirectory()?file.sync():file.datasync());
  } finally {
    await file.close();
  }
}
function isOutOfDescriptors(error) {
  return error instanceof Error && "code" in error && (error.code === "EMFILE" || error.code === "ENFILE");
}
function missing(error) {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return void 0;
  throw error;
}

// src/store/folder.ts
import {
  accessSync,
  chmodSync,
  constants,
  existsSync as existsSync2,
  mkdirSync,
  readdirSync,
  rmSync as rmSync2,
  statSync as statSync2,
  writeFileSync as writeFileSync2
} from "fs";
import { join as join2 } from "path";
var CREATING = "creating";
var OWNER_ONLY = 448;
function makeFolder(directory) {
  try {
    mkdirSync(directory, { recursive: true, mode: OWNER_ONLY });
    accessSync(directory, constants.R_OK | constants.W_OK);
  } catch (error) {
    const isFile = existsSync2(directory) && !statSync2(directory).isDirectory();
    throw new StoreError(
      isFile ? `DATA_DIR is a file: ${directory}. Name a folder.` : `The data directory ${directory} cannot be written. Give it write permission, or name another one (DATA_DIR).`,
      { cause: error }
    );
  }
}
var RESTORE = "Restore it from a backup, or name another folder (DATA_DIR) to begin anew.";
function prepareFolder(directory) {
  const database = join2(directory, "database");
  const isReady = existsSync2(join2(directory, "ready"));
  const isCreating = existsSync2(join2(directory, CREATING));
  const hasFiles = existsSync2(database) && readdirSync(database).length > 0;
  if (isReady && !existsSync2(join2(database, "PG_VERSION"))) {
    throw new StoreError(`The database in ${database} is incomplete: PG_VERSION is missing. ${RESTORE}`);
  }
  if (isReady) {
    keepToOwner(database);
    return false;
  }
  if (hasFiles && !isCreating) {
    throw new StoreError(
      `There is a database in ${database}, but not the file "ready" that a finished start leaves. If its data are wanted, create an empty file ${join2(directory, "ready")}; else delete the folder.`
    );
  }
  rmSync2(database, { recursive: true, force: true });
  mkdirSync(database, { mode: OWNER_ONLY });
  writeFileSync2(join2(directory, CREATING), "", { flush: true });
  return true;
}
function keepToOwner(folder) {
  try {
    chmodSync(folder, OWNER_ONLY);
  } catch {
  }
}

// src/store/fence.ts
import { randomUUID as randomUUID2 } from "crypto";
import { sql } from "kysely";
var WRITER = "writer";
var FencedError = class extends Error {
  name = "FencedError";
};
async function becomeWriter(db) {
  const writer = randomUUID2();
  await sql`
    insert into settings (name, value) values (${WRITER}, ${writer})
    on conflict (name) do update set value = excluded.value
  `.execute(db);
  return async (transaction) => {
    const { rows } = await sql`
      select value from settings where name = ${WRITER} for share
    `.execute(transaction);
    if (rows[0]?.value !== writer) throw new FencedError("Another core has taken over the database.");
  };
}

// src/store/pipelined.ts
var GROUP_ENDS = new Set(Buffer.from("QSH"));
function pipelined(lite) {
  let waiting = [];
  const send = async (message, options2) => {
    waiting.push(message);
    if (!GROUP_ENDS.has(message[0])) return [];
    const group = Buffer.concat(waiting);
    waiting = [];
    return lite.execProtocolStream(group, options2);
  };
  return new Proxy(lite, {
    get: (target, name) => name === "execProtocolStream" ? send : Reflect.get(target, name, target)
  });
}

// src/store/space.ts
import { statfsSync } from "fs";
var LEAST_FREE_BYTES = 48 * 1024 * 1024;
var CHECK_EVERY_MS = 1e3;
var freeBytes = (directory) => {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
};
function spaceGuard(directory, free = freeBytes, now = Date.now) {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let left = Number.POSITIVE_INFINITY;
  return () => {
    if (Math.abs(now() - checkedAt) >= CHECK_EVERY_MS) {
      checkedAt = now();
      left = free(directory);
    }
    if (left >= LEAST_FREE_BYTES) return;
    const megabytes = Math.floor(left / 1024 / 1024);
    throw new StoreFullError(
      `The disk of ${directory} has ${megabytes} MB left; writes are refused below ${LEAST_FREE_BYTES / 1024 / 1024} MB. Free some space.`
    );
  };
}

// src/store/migrate.ts
import { Migrator } from "kysely/migration";

// src/store/migrations/0001-initial.ts
import { sql as sql2 } from "kysely";
var statements = [
  sql2`create table currencies (
    id integer primary key,
    code text not null unique,
    scale smallint not null check (scale between 0 and 18),
    type text not null,
    description text not null,
    logo text not null,
    is_legal boolean not null,
    is_lever boolean not null,
    is_match boolean not null,
    is_micro boolean not null
  )`,
  sql2`create table pairs (
    id integer primary key,
    base_id integer not null references currencies,
    quote_id integer not null references currencies,
    pair_group text not null,
    tick_size numeric not null check (tick_size > 0),
    lot_size numeric not null check (lot_size > 0),
    min_quantity numeric not null,
    maker_fee numeric(7, 6) not null check (maker_fee >= 0 and maker_fee < 1),
    taker_fee numeric(7, 6) not null check (taker_fee >= 0 and taker_fee < 1),
    is_displayed boolean not null,
    has_options boolean not null,
    sort integer not null,
    unique (base_id, quote_id),
    check (base_id <> quote_id)
  )`,
  sql2`create table users (
    id integer generated by default as identity primary key,
    account text not null unique,
    email text not null,
    phone text not null,
    password_hash text,
    extension_code text not null unique,
    is_seller boolean not null,
    review_status smallint not null check (review_status in (0, 1, 2)),
    is_bot boolean not null,
    created_at bigint not null
  )`,
  sql2`create table sessions (
    token_hash text primary key,
    user_id integer not null references users,
    created_at bigint not null,
    expires_at bigint not null,
    revoked_at bigint
  )`,
  sql2`create index sessions_of_user on sessions (user_id)`,
  sql2`create table login_tries (
    key text primary key,
    tries integer not null,
    window_ends bigint not null
  )`,
  // The ledger. Only `external` may be below zero.
  sql2`create table accounts (
    id bigint primary key,
    user_id integer references users,
    house text check (house in ('external', 'fees')),
    currency_id integer not null references currencies,
    wallet text check (wallet in ('legal', 'change', 'lever', 'micro')),
    available numeric(38, 0) not null default 0,
    held numeric(38, 0) not null default 0,
    unique nulls not distinct (user_id, house, currency_id, wallet),
    constraint account_has_one_owner check ((user_id is null) <> (house is null)),
    constraint wallet_is_a_users check ((user_id is null) = (wallet is null)),
    constraint available_not_negative check (available >= 0 or house is not distinct from 'external'),
    constraint held_not_negative check (held >= 0)
  )`,
  sql2`create table entries (
    id bigint primary key,
    kind text not null,
    reference bigint,
    at bigint not null
  )`,
  sql2`create table postings (
    entry_id bigint not null references entries,
    account_id bigint not null references accounts,
    available numeric(38, 0) not null,
    held numeric(38, 0) not null
  )`,
  sql2`create index postings_of_entry on postings (entry_id)`,
  sql2`create index postings_of_account on postings (account_id, entry_id desc)`,
  sql2`create function entries_must_balance() returns trigger language plpgsql as $$
    begin
      if exists (
        select from added join accounts on accounts.id = added.account_id
        group by added.entry_id, accounts.currency_id
        having sum(added.available + added.held) <> 0
      ) then
        raise exception 'a ledger entry does not balance' using errcode = 'check_violation';
      end if;
      return null;
    end
  $$`,
  // All postings of an entry are inserted by one statement, so the trigger checks the sum per statement.
  sql2`create trigger entries_must_balance after insert on postings
    referencing new table as added for each statement execute function entries_must_balance()`,
  sql2`create function postings_are_final() returns trigger language plpgsql as $$
    begin
      -- The house-keeping sums up old entries, and says so.
      if tg_op = 'DELETE' and current_setting('bourse.summing_up', true) = 'on' then
        return null;
      end if;
      raise exception 'postings are never changed' using errcode = 'check_violation';
    end
  $$`,
  sql2`create trigger postings_are_final before update or delete on postings
    for each statement execute function postings_are_final()`,
  sql2`create table orders (
    id bigint primary key,
    user_id integer not null references users,
    pair_id integer not null references pairs,
    side text not null check (side in ('buy', 'sell')),
    type text not null check (type in ('limit', 'market')),
    price numeric(38, 0) check (price > 0),
    quantity numeric(38, 0) not null check (quantity > 0),
    filled numeric(38, 0) not null check (filled >= 0 and filled <= quantity),
    fee numeric(38, 0) not null check (fee >= 0),
    status text not null check (status in ('open', 'filled', 'cancelled')),
    client_order_id text,
    created_at bigint not null,
    constraint limit_has_a_price check ((type = 'limit') = (price is not null)),
    constraint market_never_rests check (not (type = 'market' and status = 'open')),
    constraint filled_is_full check ((status = 'filled') = (filled = quantity))
  )`,
  sql2`create unique index orders_by_client_id on orders (user_id, client_order_id) where client_order_id is not null`,
  sql2`create index open_orders_of_user on orders (user_id, id desc) where status = 'open'`,
  sql2`create table fills (
    id bigint primary key,
    pair_id integer not null references pairs,
    price numeric(38, 0) not null check (price > 0),
    quantity numeric(38, 0) not null check (quantity > 0),
    taker_side text not null check (taker_side in ('buy', 'sell')),
    maker_order_id bigint not null references orders,
    taker_order_id bigint not null references orders,
    maker_user_id integer not null references users,
    taker_user_id integer not null references users,
    maker_fee numeric(38, 0) not null check (maker_fee >= 0),
    taker_fee numeric(38, 0) not null check (taker_fee >= 0),
    at bigint not null,
    constraint nobody_trades_with_himself check (maker_user_id <> taker_user_id)
  )`,
  sql2`create index fills_of_pair on fills (pair_id, id desc)`,
  sql2`create index fills_by_time on fills (pair_id, at)`,
  sql2`create index fills_of_maker_order on fills (maker_order_id)`,
  sql2`create index fills_of_taker_order on fills (taker_order_id)`,
  sql2`create index fills_of_maker on fills (maker_user_id, id desc)`,
  sql2`create index fills_of_taker on fills (taker_user_id, id desc)`,
  sql2`create table bars (
    pair_id integer not null references pairs,
    resolution text not null check (resolution in ('1min', '60min', '1D')),
    open_time bigint not null,
    open numeric not null,
    high numeric not null,
    low numeric not null,
    close numeric not null,
    volume numeric not null,
    primary key (pair_id, resolution, open_time)
  )`,
  sql2`create table news (
    id integer primary key,
    category integer not null,
    lang text not null check (lang in ('zh', 'hk', 'en', 'kr', 'jp', 'spa')),
    title text not null,
    abstract text not null,
    content text not null,
    cover text not null,
    thumbnail text not null,
    updated_at bigint not null,
    sorts integer not null
  )`,
  sql2`create index news_of_category on news (category, lang, sorts)`,
  sql2`create table settings (name text primary key, value text not null)`
];
var initial = {
  async up(db) {
    for (const statement of statements) await statement.execute(db);
  }
};

// src/store/migrations/0002-codes.ts
import { sql as sql3 } from "kysely";
var statements2 = [
  sql3`create table verification_codes (
    recipient text not null,
    purpose text not null check (purpose in ('confirm', 'forget')),
    channel text not null check (channel in ('email', 'mobile')),
    address text not null,
    code_hash text not null,
    tries integer not null,
    sent_at bigint not null,
    expires_at bigint not null,
    primary key (recipient, purpose)
  )`,
  sql3`create index verification_codes_of_address on verification_codes (address, channel, sent_at desc)`,
  sql3`create table outbox (
    id bigint generated by default as identity primary key,
    recipient text not null,
    country_code text not null,
    channel text not null check (channel in ('email', 'mobile')),
    purpose text not null check (purpose in ('confirm', 'forget')),
    lang text not null,
    code text not null,
    sent_at bigint not null
  )`,
  sql3`create index outbox_of_recipient on outbox (recipient, id desc)`
];
var codes = {
  async up(db) {
    for (const statement of statements2) await statement.execute(db);
  }
};

// src/store/migrations/0003-inviters.ts
import { sql as sql4 } from "kysely";
var inviters = {
  async up(db) {
    await sql4`alter table users add column inviter_id integer references users (id)`.execute(db);
  }
};

// src/store/migrations/0004-core.ts
import { sql as sql5 } from "kysely";
var statements3 = [
  sql5`alter table accounts drop constraint accounts_house_check`,
  sql5`alter table accounts add constraint house_has_a_name check (house <> '')`,
  sql5`create table holds (
    account_id bigint not null references accounts,
    purpose text not null,
    reference bigint not null,
    amount numeric(38, 0) not null check (amount > 0),
    primary key (account_id, purpose, reference)
  )`,
  sql5`insert into holds (account_id, purpose, reference, amount)
    select accounts.id, 'order', orders.id,
      case side when 'buy' then price * tick_size else 1 end
      * (quantity - filled) * lot_size * ('1e' || currencies.scale)::numeric
    from orders join pairs on pairs.id = pair_id
    join currencies on currencies.id = case side when 'buy' then quote_id else base_id end
    join accounts on accounts.user_id = orders.user_id and accounts.currency_id = currencies.id and wallet = 'change'
    where status = 'open'`,
  sql5`create table requests (
    user_id integer not null references users,
    action text not null,
    client_id text not null,
    fields_hash text not null,
    outcome text not null,
    at bigint not null,
    primary key (user_id, action, client_id)
  )`,
  sql5`create index requests_by_time on requests (at)`,
  sql5`drop index orders_by_client_id`,
  sql5`alter table orders drop column client_order_id`,
  sql5`create table deadlines (
    product text not null,
    key text not null,
    at bigint not null,
    sequence bigint not null,
    primary key (product, key)
  )`
];
var core = {
  async up(db) {
    for (const statement of statements3) await statement.execute(db);
  }
};

// src/store/migrations/0005-marks.ts
import { sql as sql6 } from "kysely";
var marks = {
  async up(db) {
    await sql6`create table marks (
      pair_id integer not null references pairs,
      at bigint not null,
      price numeric(38, 0) not null,
      last numeric(38, 0) not null,
      state text not null check (state in ('live', 'stale', 'outlier')),
      primary key (pair_id, at)
    )`.execute(db);
    await sql6`create index marks_by_time on marks (at)`.execute(db);
  }
};

// src/store/migrations/0006-desk.ts
import { sql as sql7 } from "kysely";
var statements4 = [
  sql7`create table desk_cases (
    id bigint primary key,
    kind text not null,
    reference bigint not null,
    user_id integer not null references users,
    details text not null,
    opened_at bigint not null,
    status text not null check (status in ('pending', 'approved', 'rejected', 'withdrawn')),
    decided_at bigint,
    note text not null
  )`,
  sql7`create unique index pending_desk_cases on desk_cases (kind, reference) where status = 'pending'`,
  sql7`create table uploads (
    name text primary key,
    user_id integer not null references users,
    type text not null,
    bytes bytea not null,
    created_at bigint not null
  )`,
  sql7`create index uploads_of_user on uploads (user_id, created_at)`
];
var desk = {
  async up(db) {
    for (const statement of statements4) await statement.execute(db);
  }
};

// src/store/migrations/0007-chain.ts
import { sql as sql8 } from "kysely";
var chain = {
  async up(db) {
    await sql8`create table chain_transactions (
      id bigint primary key,
      direction text not null check (direction in ('in', 'out')),
      network text not null,
      hash text not null unique,
      address text not null,
      currency_id integer not null references currencies,
      amount numeric not null check (amount > 0),
      confirmations integer not null,
      reverse_at integer,
      is_open boolean not null,
      reference bigint unique
    )`.execute(db);
    await sql8`create index open_chain_transactions on chain_transactions (id) where is_open`.execute(db);
  }
};

// src/store/migrations/0008-accounts.ts
import { sql as sql9 } from "kysely";
var statements5 = [
  sql9`update users set account = e164, phone = e164 from (
    select id as of_user, case when account ~ '^1[3-9][0-9]{9}$' then '+86' || account else '+' || account end as e164
    from users where account ~ '^[0-9]{6,15}$'
  ) as phones where id = of_user and not exists (select from users as other where other.account = e164)`,
  sql9`delete from verification_codes where channel = 'mobile'`,
  sql9`alter table sessions add column last_used_at bigint`,
  sql9`update sessions set last_used_at = created_at`,
  sql9`alter table sessions alter column last_used_at set not null`,
  sql9`create index sessions_by_end on sessions (expires_at)`
];
var accounts = {
  async up(db) {
    for (const statement of statements5) await statement.execute(db);
  }
};

// src/store/migrations/0009-transfers.ts
import { sql as sql10 } from "kysely";
var statements6 = [
  sql10`update entries set reference = accounts.user_id
    from postings join accounts on accounts.id = postings.account_id
    where entries.kind = 'transfer' and postings.entry_id = entries.id`,
  sql10`create index transfers_of_user on entries (reference, id desc) where kind = 'transfer'`
];
var transfers = {
  async up(db) {
    for (const statement of statements6) await statement.execute(db);
  }
};

// src/store/migrations/0010-lever.ts
import { sql as sql11 } from "kysely";
var statements7 = [
  sql11`create table lever_orders (
    id bigint primary key,
    user_id integer not null references users,
    pair_id integer not null references pairs,
    direction text not null check (direction in ('long', 'short')),
    multiple integer not null check (multiple > 0),
    lots integer not null check (lots > 0),
    lot_size numeric not null check (lot_size > 0),
    order_price numeric not null check (order_price > 0),
    entry_price numeric not null check (entry_price > 0),
    initial_margin numeric not null check (initial_margin >= 0),
    margin numeric not null check (margin >= 0),
    trade_fee numeric not null check (trade_fee >= 0),
    overnight_fee numeric not null check (overnight_fee >= 0),
    take_profit numeric check (take_profit > 0),
    stop_loss numeric check (stop_loss > 0),
    status text not null check (status in ('entrust', 'position', 'closed', 'revoked')),
    close_price numeric,
    close_reason text,
    profit numeric not null,
    created_at bigint not null,
    opened_at bigint,
    ended_at bigint,
    overnight_until bigint
  )`,
  sql11`create index lever_orders_of_user on lever_orders (user_id, status, id desc)`,
  sql11`create index lever_orders_open on lever_orders (id) where status in ('entrust', 'position')`
];
var lever = {
  async up(db) {
    for (const statement of statements7) await statement.execute(db);
  }
};

// src/store/migrations/0011-reduce-only.ts
import { sql as sql12 } from "kysely";
var statements8 = [
  sql12`alter table lever_orders
    drop constraint lever_orders_status_check,
    add column reduce_only boolean not null default false`,
  sql12`alter table lever_orders
    add constraint lever_status_is_known check (status in ('entrust', 'position', 'closed', 'revoked', 'filled')),
    add constraint reduce_only_never_opens check (
      not reduce_only or status in ('entrust', 'revoked', 'filled') and margin = 0 and trade_fee = 0
    ),
    add constraint only_reduce_only_fills check (reduce_only or status <> 'filled')`
];
var reduceOnly = {
  async up(db) {
    for (const statement of statements8) await statement.execute(db);
  }
};

// src/store/migrations/0012-closed-by.ts
import { sql as sql13 } from "kysely";
var statements9 = [
  sql13`alter table lever_orders
    add column closed_by bigint references lever_orders (id),
    add constraint closed_by_reduce_only check (closed_by is null or close_reason = 'reduce_only')`,
  sql13`create index lever_orders_closed_by on lever_orders (closed_by) where closed_by is not null`
];
var closedBy = {
  async up(db) {
    for (const statement of statements9) await statement.execute(db);
  }
};

// src/store/migrations/0020-options.ts
import { sql as sql14 } from "kysely";
var options = {
  async up(db) {
    await sql14`create table options (
      id bigint primary key,
      user_id integer not null references users,
      pair_id integer not null references pairs,
      currency_id integer not null references currencies,
      direction text not null check (direction in ('up', 'down')),
      seconds integer not null check (seconds > 0),
      profit_ratio integer not null check (profit_ratio >= 0),
      amount numeric(38, 0) not null check (amount > 0),
      fee numeric(38, 0) not null check (fee >= 0),
      open_price numeric not null check (open_price > 0),
      opened_at bigint not null,
      expires_at bigint not null check (expires_at > opened_at),
      outcome text check (outcome in ('win', 'loss', 'draw', 'void')),
      end_price numeric,
      profit numeric(38, 0),
      settled_at bigint,
      check ((outcome is null) = (settled_at is null) and (outcome is null) = (profit is null))
    )`.execute(db);
    await sql14`create index options_by_user on options (user_id, id)`.execute(db);
    await sql14`create index options_open on options (expires_at) where outcome is null`.execute(db);
  }
};

// src/store/migrations/0030-c2c.ts
import { sql as sql15 } from "kysely";
var statements10 = [
  sql15`create table payees (
    user_id integer primary key references users,
    real_name text not null,
    bank_name text not null,
    bank_account text not null,
    alipay_account text not null,
    wechat_account text not null,
    wechat_nickname text not null
  )`,
  sql15`create table merchants (
    user_id integer primary key references users,
    name text not null unique
  )`,
  sql15`create table c2c_ads (
    id bigint primary key,
    user_id integer not null references users,
    type text not null check (type in ('buy', 'sell')),
    currency_id integer not null references currencies,
    price numeric not null check (price > 0),
    total numeric(38, 0) not null check (total > 0),
    surplus numeric(38, 0) not null check (surplus >= 0 and surplus <= total),
    minimum numeric(38, 0) check (minimum > 0),
    way text not null check (way in ('ali_pay', 'we_chat', 'bank')),
    status text not null check (status in ('open', 'withdrawn', 'completed')),
    created_at bigint not null,
    constraint closed_ad_is_empty check (status = 'open' or surplus = 0)
  )`,
  sql15`create index c2c_ads_of_market on c2c_ads (currency_id, type, price) where status = 'open'`,
  sql15`create index c2c_ads_of_user on c2c_ads (user_id, id desc)`,
  sql15`create table c2c_orders (
    id bigint primary key,
    ad_id bigint not null references c2c_ads,
    ad_type text not null check (ad_type in ('buy', 'sell')),
    currency_id integer not null references currencies,
    publisher_id integer not null references users,
    taker_id integer not null references users,
    price numeric not null check (price > 0),
    amount numeric(38, 0) not null check (amount > 0),
    total numeric not null,
    way text not null,
    status text not null check (status in ('unpaid', 'paid', 'completed', 'cancelled')),
    cancelled_by text check (cancelled_by in ('payer', 'timeout')),
    publisher_payee text not null,
    taker_payee text not null,
    created_at bigint not null,
    updated_at bigint not null,
    constraint nobody_takes_an_ad_of_his_own check (publisher_id <> taker_id),
    constraint cancelled_has_a_reason check ((status = 'cancelled') = (cancelled_by is not null))
  )`,
  sql15`create index c2c_orders_of_ad on c2c_orders (ad_id, id desc)`,
  sql15`create index c2c_orders_of_publisher on c2c_orders (publisher_id, id desc)`,
  sql15`create index c2c_orders_of_taker on c2c_orders (taker_id, id desc)`
];
var c2c = {
  async up(db) {
    for (const statement of statements10) await statement.execute(db);
  }
};

// src/store/migrations/0031-acceptors.ts
import { sql as sql16 } from "kysely";
var statements11 = [
  sql16`create table acceptors (
    id integer primary key,
    user_id integer not null references users,
    name text not null unique,
    kind text not null check (kind in ('fiat', 'virtual')),
    deposit_limit numeric not null,
    withdraw_limit numeric not null,
    deposit_rate numeric not null,
    withdraw_rate numeric not null,
    wechat_nickname text not null,
    wechat_account text not null,
    ali_nickname text not null,
    ali_account text not null,
    bank_name text not null,
    bank_account text not null,
    bank_address text not null
  )`,
  sql16`create table acceptor_deals (
    id bigint primary key,
    acceptor_id integer not null references acceptors,
    acceptor_user_id integer not null references users,
    user_id integer not null references users,
    direction text not null check (direction in ('deposit', 'withdraw')),
    way text not null check (way in ('ali_pay', 'we_chat', 'bank')),
    mobile text not null,
    account text not null,
    money numeric not null check (money > 0),
    currency_id integer not null references currencies,
    units numeric(38, 0) not null check (units > 0),
    status text not null check (status in ('waiting', 'transferred', 'confirmed', 'rejected')),
    created_at bigint not null,
    updated_at bigint not null,
    transferred_at bigint,
    constraint nobody_deals_with_himself check (acceptor_user_id <> user_id)
  )`,
  sql16`create index acceptor_deals_of_user on acceptor_deals (user_id, direction, id desc)`
];
var acceptors = {
  async up(db) {
    for (const statement of statements11) await statement.execute(db);
  }
};

// src/store/migrations/0032-deal-terms.ts
import { sql as sql17 } from "kysely";
var statements12 = [
  sql17`alter table acceptor_deals
    add column price numeric check (price > 0),
    add column fee numeric check (fee >= 0)`
];
var dealTerms = {
  async up(db) {
    for (const statement of statements12) await statement.execute(db);
  }
};

// src/store/migrations/0050-identity.ts
import { sql as sql18 } from "kysely";
var statements13 = [
  sql18`create table identities (
    user_id integer primary key references users (id),
    card_hash text not null,
    sealed text not null,
    status text not null check (status in ('pending', 'approved', 'rejected')),
    reason text not null,
    submitted_at bigint not null
  )`,
  sql18`alter table users drop constraint users_review_status_check`,
  sql18`alter table users add constraint users_review_status_check check (review_status in (0, 1, 2, 3))`,
  sql18`create unique index identities_of_card on identities (card_hash) where status <> 'rejected'`,
  sql18`create table identity_reads (
    id bigint generated by default as identity primary key,
    user_id integer not null references users (id),
    reader text not null,
    read_at bigint not null
  )`,
  sql18`create table region_agents (user_id integer primary key references users (id))`,
  sql18`create table region_users (
    id bigint generated by default as identity primary key,
    agent_id integer not null references region_agents (user_id),
    city_name text not null,
    district_name text not null,
    phone text not null,
    joined_at bigint not null
  )`,
  sql18`create index region_users_of_agent on region_users (agent_id, id desc)`,
  sql18`alter table outbox drop constraint outbox_purpose_check`,
  sql18`alter table outbox add constraint outbox_purpose_check check (purpose in ('confirm', 'forget', 'password changed'))`
];
var identity = {
  async up(db) {
    for (const statement of statements13) await statement.execute(db);
  }
};

// src/store/migrations/0051-documents.ts
import { sql as sql19 } from "kysely";
var statements14 = [
  sql19`create table identity_photos (
    user_id integer not null references users (id),
    part text not null check (part in ('front', 'reverse', 'hand')),
    sealed bytea not null,
    primary key (user_id, part)
  )`,
  sql19`create index identity_reads_of_user on identity_reads (user_id, id desc)`
];
var documents = {
  async up(db) {
    for (const statement of statements14) await statement.execute(db);
  }
};

// src/store/migrations/0052-photo-pieces.ts
import { sql as sql20 } from "kysely";
var statements15 = [
  sql20`alter table identity_photos
    add column name text,
    add column is_accepted boolean not null default true,
    drop constraint identity_photos_pkey`,
  sql20`update identity_photos set name = user_id || '-' || part`,
  sql20`alter table identity_photos
    alter column is_accepted drop default,
    add primary key (name)`,
  sql20`create unique index accepted_photos_of_user on identity_photos (user_id, part) where is_accepted`,
  sql20`create table identity_photo_pieces (
    name text not null references identity_photos (name) on delete cascade,
    start integer not null check (start >= 0),
    bytes bytea not null,
    primary key (name, start)
  )`,
  sql20`insert into identity_photo_pieces (name, start, bytes) select name, 0, sealed from identity_photos`,
  sql20`alter table identity_photos drop column sealed`
];
var photoPieces = {
  async up(db) {
    for (const statement of statements15) await statement.execute(db);
  }
};

// src/store/migrations/0060-subscription.ts
import { sql as sql21 } from "kysely";
var subscription = {
  async up(db) {
    await sql21`create table launches (
      id integer primary key,
      currency_id integer not null references currencies,
      quote_id integer not null references currencies,
      price numeric not null check (price > 0),
      total numeric(38, 0) not null check (total > 0),
      sold numeric(38, 0) not null check (sold >= 0 and sold <= total),
      presold numeric(38, 0) not null check (presold >= 0),
      starts_at bigint not null,
      ends_at bigint not null check (ends_at > starts_at),
      result_at bigint not null check (result_at >= ends_at),
      freeze_ms bigint not null check (freeze_ms >= 0)
    )`.execute(db);
    await sql21`create table subscriptions (
      id bigint primary key,
      launch_id integer not null references launches,
      user_id integer not null references users,
      currency_id integer not null references currencies,
      price numeric not null check (price > 0),
      quantity numeric(38, 0) not null check (quantity > 0),
      units numeric(38, 0) not null check (units > 0),
      created_at bigint not null,
      unlocks_at bigint not null,
      unlocked_at bigint,
      check (unlocked_at is null or unlocked_at >= unlocks_at)
    )`.execute(db);
    await sql21`create index subscriptions_of_user on subscriptions (user_id, id desc)`.execute(db);
  }
};

// src/store/migrations/0070-password-resets.ts
import { sql as sql22 } from "kysely";
var passwordResets = {
  async up(db) {
    await sql22`alter table users add column password_reset_at bigint`.execute(db);
  }
};

// src/store/migrations/0071-upload-pieces.ts
import { sql as sql23 } from "kysely";
var statements16 = [
  sql23`create table upload_pieces (
    name text not null references uploads (name) on delete cascade,
    start integer not null check (start >= 0),
    bytes bytea not null,
    primary key (name, start)
  )`,
  sql23`insert into upload_pieces (name, start, bytes) select name, 0, bytes from uploads`,
  sql23`alter table uploads drop column bytes`
];
var uploadPieces = {
  async up(db) {
    for (const statement of statements16) await statement.execute(db);
  }
};

// src/store/migrations/0080-order-types.ts
import { sql as sql24 } from "kysely";
var statements17 = [
  sql24`alter table orders
    drop constraint orders_type_check,
    drop constraint orders_status_check,
    drop constraint limit_has_a_price,
    add column trigger numeric(38, 0) check (trigger > 0),
    add column arrival bigint`,
  sql24`update orders set arrival = id`,
  sql24`alter table orders
    alter column arrival set not null,
    add constraint order_type_is_known check (type in ('limit', 'market', 'post_only', 'ioc', 'fok', 'stop_limit')),
    add constraint order_status_is_known check (status in ('waiting', 'open', 'filled', 'cancelled')),
    add constraint limit_has_a_price check ((type <> 'market') = (price is not null)),
    add constraint stop_has_a_trigger check ((type = 'stop_limit') = (trigger is not null)),
    add constraint only_a_stop_waits check (type = 'stop_limit' or status <> 'waiting'),
    add constraint immediate_never_rests check (not (type in ('ioc', 'fok') and status = 'open'))`,
  sql24`drop index open_orders_of_user`,
  sql24`create index open_orders_of_user on orders (user_id, id desc) where status in ('open', 'waiting')`
];
var orderTypes = {
  async up(db) {
    for (const statement of statements17) await statement.execute(db);
  }
};

// src/store/migrations/0040-wallet.ts
import { sql as sql25 } from "kysely";
var statements18 = [
  sql25`create table withdrawals (
    id bigint primary key,
    user_id integer not null references users,
    currency_id integer not null references currencies,
    wallet text not null,
    amount numeric(38, 0) not null check (amount > 0),
    fee numeric(38, 0) not null check (fee >= 0 and fee < amount),
    address text not null,
    network text not null,
    state text not null,
    hash text not null,
    reason text not null,
    broadcast_at bigint,
    created_at bigint not null
  )`,
  sql25`create index withdrawals_by_user on withdrawals (user_id, currency_id, created_at)`,
  sql25`create table chain_deposits (
    id bigint primary key,
    user_id integer not null references users,
    currency_id integer not null references currencies,
    network text not null,
    hash text not null,
    output integer not null,
    amount numeric(38, 0) not null check (amount > 0),
    confirmations integer not null check (confirmations >= 0),
    required integer not null,
    state text not null,
    created_at bigint not null,
    unique (network, hash, output)
  )`,
  sql25`create index chain_deposits_by_user on chain_deposits (user_id, currency_id)`,
  sql25`create table deposit_proofs (
    id bigint primary key,
    user_id integer not null references users,
    currency_id integer not null references currencies,
    from_address text not null,
    hash text not null,
    claimed numeric(38, 0) not null,
    credited numeric(38, 0) not null,
    picture text not null,
    state text not null,
    reason text not null,
    created_at bigint not null
  )`,
  sql25`create unique index deposit_proofs_by_hash on deposit_proofs (lower(hash)) where state <> 'rejected'`,
  sql25`create index deposit_proofs_by_user on deposit_proofs (user_id, currency_id)`,
  sql25`create table saved_addresses (
    id bigint primary key,
    user_id integer not null references users,
    currency_id integer not null references currencies,
    address text not null,
    notes text not null,
    created_at bigint not null,
    unique (user_id, currency_id, address)
  )`
];
var wallet = {
  async up(db) {
    for (const statement of statements18) await statement.execute(db);
  }
};

// src/store/migrations/0041-deposit-debts.ts
import { sql as sql26 } from "kysely";
var CANONICAL = sql26`regexp_replace(regexp_replace(lower(normalize(hash, NFKC)), '^[^0-9a-z]*0x', ''), '[^0-9a-f]', '', 'g')`;
var statements19 = [
  sql26`alter table chain_deposits
    add column owed numeric(38, 0) not null default 0 check (owed between 0 and amount),
    add column written_off numeric(38, 0) not null default 0 check (written_off between 0 and amount)`,
  sql26`drop index deposit_proofs_by_hash`,
  sql26`with proofs as (
      select id, ${CANONICAL} as canonical,
        row_number() over (partition by ${CANONICAL}, state <> 'rejected' order by id) as place
      from deposit_proofs
    )
    update deposit_proofs
    set hash = case when state = 'rejected' or place = 1 then canonical else canonical || ' of proof ' || proofs.id end
    from proofs where proofs.id = deposit_proofs.id and length(canonical) = 64`,
  sql26`create unique index deposit_proofs_by_hash on deposit_proofs (hash) where state <> 'rejected'`
];
var depositDebts = {
  async up(db) {
    for (const statement of statements19) await statement.execute(db);
  }
};

// src/store/migrate.ts
var migrations = {
  "0001-initial": initial,
  "0002-codes": codes,
  "0003-inviters": inviters,
  "0004-core": core,
  "0005-marks": marks,
  "0006-desk": desk,
  "0007-chain": chain,
  "0008-accounts": accounts,
  "0009-transfers": transfers,
  "0010-lever": lever,
  "0011-reduce-only": reduceOnly,
  "0012-closed-by": closedBy,
  "0020-options": options,
  "0030-c2c": c2c,
  "0031-acceptors": acceptors,
  "0032-deal-terms": dealTerms,
  "0040-wallet": wallet,
  "0041-deposit-debts": depositDebts,
  "0050-identity": identity,
  "0051-documents": documents,
  "0052-photo-pieces": photoPieces,
  "0060-subscription": subscription,
  "0070-password-resets": passwordResets,
  "0071-upload-pieces": uploadPieces,
  "0080-order-types": orderTypes
};
async function migrate(db, version) {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    allowUnorderedMigrations: true
  });
  const { error } = await (version === void 0 ? migrator.migrateToLatest() : migrator.migrateTo(version));
  if (error === void 0) return;
  const reason = error instanceof Error ? error.message : "";
  if (/corrupted migrations/.test(reason)) {
    throw new StoreError(
      "The store is of a newer version of the exchange. Start that version, or name another folder (DATA_DIR)."
    );
  }
  throw new Error("The schema of the store could not be brought up to date.", { cause: error });
}

// src/store/store.ts
var ignore = () => void 0;
async function openStore(options2) {
  const { onFailure = ignore } = options2;
  if (options2.databaseUrl !== void 0) return openPostgres(options2.databaseUrl, onFailure, options2.onStandby);
  return openDirectory(resolve(options2.dataDir), options2.prepared, onFailure);
}
var START_PARAMS = [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"];
async function openDirectory(directory, prepared = "", onFailure = ignore) {
  makeFolder(directory);
  const ensureWritable = spaceGuard(directory);
  ensureWritable();
  const unlock = lockFile(join3(directory, "lock.json"), directory);
  try {
    const database = join3(directory, "database");
    const ready = join3(directory, "ready");
    const isNew = prepareFolder(directory);
    const lite = new PGlite({
      dataDir: database,
      relaxedDurability: false,
      startParams: START_PARAMS,
      ...isNew && await loadPrepared(prepared)
    });
    await lite.waitReady.catch((error) => {
      throw new StoreError(`The database in ${database} is damaged and does not start. ${RESTORE}`, { cause: error });
    });
    const store = await openPglite(lite, onFailure, ensureWritable);
    const log = new DurableLog(database);
    await log.flushAll();
    writeFileSync3(ready, "", { flush: true });
    rmSync3(join3(directory, CREATING), { force: true });
    return {
      ...store,
      flush: () => log.flush(),
      tidy: async function* () {
        yield* store.tidy();
        await log.flushAll();
      },
      close: async () => {
        await store.close();
        await log.flushAll();
        unlock();
      }
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
async function openPglite(lite, onFailure = ignore, ensureWritable = ignore) {
  await lite.waitReady;
  let broken;
  const onLoss = (error) => {
    broken = error;
    onFailure(error);
  };
  const config = Object.assign(createPgConfig(pipelined(lite)), { max: 1, idleTimeoutMillis: 0 });
  const db = connect(config, onLoss, ensureWritable);
  await migrate(db);
  return {
    db,
    hasTakenOver: false,
    ensureExclusive: () => {
      if (broken) throw new Error("The database has failed.", { cause: broken });
    },
    // Its files are locked for one process.
    fence: () => Promise.resolve(),
    ensureWritable,
    // An in-memory database has no disk.
    flush: () => Promise.resolve(),
    tidy: async function* () {
      const { rows: tables } = await sql27`
        select tablename as name from pg_tables where schemaname = 'public' order by tablename
      `.execute(db);
      for (const { name } of tables) {
        await sql27`vacuum (analyze) ${sql27.table(name)}`.execute(db);
        yield;
      }
      await sql27`checkpoint`.execute(db);
    },
    close: async () => {
      await db.destroy();
      await lite.close();
    }
  };
}
var ADVISORY_LOCK = "108170603922277";
var DEAD_AFTER_5_S = "-c tcp_keepalives_idle=2 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=3";
var RECONNECT_EVERY_MS = 250;
async function connectKeeper(connection, onLoss) {
  const keeper = new Client({ ...connection, application_name: "bourse-sandbox lock" });
  keeper.on("error", onLoss);
  await keeper.connect();
  return keeper;
}
async function waitForLock(keeper, reconnect) {
  for (let waiting = keeper; ; ) {
    try {
      waiting ??= await reconnect();
      await waiting.query("select pg_advisory_lock($1)", [ADVISORY_LOCK]);
      return waiting;
    } catch {
      await waiting?.end().catch(ignore);
      waiting = void 0;
      await pauseFor(RECONNECT_EVERY_MS);
    }
  }
}
async function openPostgres(url, onFailure, onStandby) {
  const connection = { connectionString: url, options: DEAD_AFTER_5_S, keepAlive: true };
  let lost;
  const onLoss = (error) => {
    lost = error;
  };
  let keeper = await connectKeeper(connection, onLoss).catch((error) => {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StoreError(
      `The database of DATABASE_URL cannot be reached: ${reason}. Start it, or correct the address.`
    );
  });
  const { rows } = await keeper.query("select pg_try_advisory_lock($1) as locked", [
    ADVISORY_LOCK
  ]);
  const db = connect({ ...connection, max: 6, application_name: "bourse-sandbox" }, (error) => {
    if (error instanceof StoreError) onFailure(error);
  });
  const isStandby = rows[0]?.locked !== true;
  if (isStandby) {
    if (!onStandby) {
      await db.destroy();
      await keeper.end();
      throw new StoreInUseError("The database of DATABASE_URL is in use by another exchange. Stop that one first.");
    }
    onStandby();
    keeper = await waitForLock(keeper, () => {
      lost = void 0;
      return connectKeeper(connection, onLoss);
    });
  }
  await migrate(db);
  const check = onStandby && await becomeWriter(db);
  return {
    db,
    hasTakenOver: isStandby,
    fence: async (transaction) => {
      await check?.(transaction).catch((error) => {
        if (error instanceof FencedError) lost = error;
        throw error;
      });
    },
    ensureExclusive: () => {
      if (lost) throw new Error("The connection that held the lock of the database is lost.", { cause: lost });
    },
    ensureWritable: () => void 0,
    // The server has done so before it answered the commit.
    flush: () => Promise.resolve(),
    tidy: async function* () {
    },
    close: async () => {
      await db.destroy();
      if (!lost) await keeper.end();
    }
  };
}

export {
  PREPARED,
  connect,
  FencedError,
  StoreInUseError,
  openStore,
  openPglite
};
//# sourceMappingURL=chunk-L7RDBG65.js.map
import {monitorEventLoopDelay as M} from 'node:perf_hooks'; const H=M({resolution:10}); H.enable(); setInterval(()=>{ if(H.max>6e7) process.stderr.write('SERVER loop max '+(H.max/1e6).toFixed(0)+'\n'); H.reset();},500).unref();
