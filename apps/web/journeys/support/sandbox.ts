import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { printedAddress, SANDBOX_TOKEN, spawnExchange } from './exchange-process';

/** A separate sandbox exchange: own data, a free port, control surface on, bots off, so that prices do not move. */
export class Sandbox {
  readonly address: string;
  #process: ChildProcess | undefined;
  /** Where the control surface is, of a cluster the core, and the token of its callers. */
  readonly #control: { readonly address: string; readonly token: string };
  readonly #dataDir: string;
  readonly #from: string | undefined;
  /** The repetition of a price, and the last one that was sent. */
  #keeping: NodeJS.Timeout | undefined;
  #kept: Promise<unknown> | undefined;
  /** The users that were made since the sandbox began again. */
  readonly #users: SandboxUser[] = [];

  private constructor(
    process: ChildProcess | undefined,
    address: string,
    {
      control = { address, token: SANDBOX_TOKEN },
      dataDir = '',
      from,
    }: { control?: { address: string; token: string }; dataDir?: string; from?: string | undefined },
  ) {
    this.#process = process;
    this.address = address;
    this.#control = control;
    this.#dataDir = dataDir;
    this.#from = from;
  }

  /** A cluster that runs, by the addresses of its edges and of its core. It is neither begun again nor stopped. */
  static ofCluster({ edges, core, token }: { edges: string; core: string; token: string }): Sandbox {
    return new Sandbox(undefined, edges, { control: { address: core, token } });
  }

  /** Others use it too, such as a cluster: it is neither begun again nor stopped. */
  get isShared(): boolean {
    return this.#process === undefined;
  }

  /** The page of the desk with the token that opens it, as the sandbox prints it at its start. */
  get desk(): string {
    return `${this.#control.address}/sandbox/desk?token=${this.#control.token}`;
  }

  /** Starts from a copy of the data of a stopped sandbox, or anew. `environment` are settings of the exchange, see its README. */
  static async start(from?: string, environment: Record<string, string> = {}): Promise<Sandbox> {
    const dataDir = mkdtempSync(join(tmpdir(), 'bourse-journeys-'));
    if (from !== undefined) cpSync(from, dataDir, { recursive: true });
    const child = spawnExchange({ DATA_DIR: dataDir, PORT: '0', SANDBOX_RESET_FROM: from ?? '', ...environment });
    return new Sandbox(child, await printedAddress(child), { dataDir, from });
  }

  /**
   * Begins again from the data that it was started from, in the same process and at the same address: users, orders, prices, faults,
   * the clock and the back office are as at the start. An exchange that others use too goes on, and only the resting orders of these
   * journeys are cancelled: the next ones expect the prepared book.
   */
  async reset(): Promise<void> {
    const users = this.#users.splice(0);
    if (!this.#process) {
      await this.#cancelOrdersOf(users);
      return;
    }
    const opening = this.beginsAgain();
    await this.#ask('POST', 'reset');
    await opening;
  }

  /** Resolves once a running exchange has begun again, as after another start of a recording. Called before it does. */
  async beginsAgain(): Promise<void> {
    if (this.#process) await printedAddress(this.#process);
  }

  /** Starts the stopped exchange again, at the same address. Its clock is ahead by `downtimeMs`. */
  async startAgain(downtimeMs: number): Promise<void> {
    const { port } = new URL(this.address);
    const child = spawnExchange({
      DATA_DIR: this.#dataDir,
      PORT: port,
      SANDBOX_CLOCK_AHEAD_MS: String(downtimeMs),
      SANDBOX_RESET_FROM: this.#from ?? '',
    });
    this.#process = child;
    await printedAddress(child);
  }

  async stop(): Promise<void> {
    await this.close();
    if (this.#dataDir !== '') rmSync(this.#dataDir, { recursive: true, force: true });
  }

  /** Stops the process and keeps its data. Resolves to their folder. */
  async close(): Promise<string> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return this.#dataDir;
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    await ended;
    return this.#dataDir;
  }

  /** A user of this journey's own, with money in the coin account, or in another account. */
  async user(
    balances: Record<string, string>,
    account = 'change',
    state: { reviewStatus?: 0 | 1 | 2; isSeller?: boolean } = {},
  ): Promise<SandboxUser> {
    const made = v.parse(user, await this.#ask('POST', 'users', { ...state, balances: { [account]: balances } }));
    this.#users.push(made);
    return made;
  }

  /** The last verification code sent to an address. */
  async codeOf(recipient: string): Promise<string> {
    const path = `outbox?${new URLSearchParams({ recipient }).toString()}`;
    const [newest] = v.parse(outbox, await this.#ask('GET', path));
    if (!newest) throw new Error(`Nothing was sent to ${recipient}.`);
    return newest.code;
  }

  /** Another trader's order. */
  order(order: { account: string; symbol: string; side: 'buy' | 'sell'; quantity: string; price?: string }) {
    return this.#ask('POST', 'orders', order);
  }

  /** Puts an offer of another trader one tick above the best bid, so that a smaller market buy fills in one part. */
  async offerOnTop(symbol: string, quantity: string): Promise<void> {
    const [base = ''] = symbol.split('/');
    const { account } = await this.user({ [base]: quantity });
    await this.order({ account, symbol, side: 'sell', quantity, price: tickAbove(await this.bestBid(symbol)) });
  }

  /** Lifts every offer up to this price with a new trader's money: the last price moves there. */
  async buyUpTo(symbol: string, price: string): Promise<void> {
    const { account } = await this.user({ USDT: '1000000000' });
    await this.order({ account, symbol, side: 'buy', quantity: '1000', price });
    await this.order({
      account: (await this.user({ SOL: '1000', BTC: '1000' })).account,
      symbol,
      side: 'sell',
      quantity: '0.1',
      price,
    });
  }

  /** A payment from outside to the user's deposit address; it gets a confirmation with every block. */
  payIn(payment: { account: string; currency: string; network?: string; amount: string }): Promise<unknown> {
    return this.#ask('POST', 'deposits', payment);
  }

  /** Moves the last price of a pair, a whole number, to about 95 % of what it was. */
  async dropPrice(symbol: string): Promise<void> {
    const { now_price: last } = await this.pair(symbol);
    await this.setPrice(symbol, String(Math.floor(Number(last) * DROPPED)));
  }

  /** Moves the last price of a pair, and the orders of the market makers around it. */
  setPrice(symbol: string, price: string): Promise<unknown> {
    return this.#ask('POST', 'price', { symbol, price });
  }

  /**
   * Moves a price and keeps it: the price of other markets, at which options open and small balances are converted, is good for five seconds.
   * The next price, of any pair, replaces it.
   */
  async keepPrice(symbol: string, price: string): Promise<void> {
    await this.endPrice();
    await this.setPrice(symbol, price);
    this.#keeping = setInterval(() => {
      // A sandbox that is stopped gets it later.
      this.#kept = this.setPrice(symbol, price).catch(() => undefined);
    }, KEPT_EVERY_MS);
  }

  /** Keeps no price any more. */
  async endPrice(): Promise<void> {
    clearInterval(this.#keeping);
    await this.#kept;
  }

  /** Lets the back office decide by itself after some seconds, or only by `decide`. */
  automaticDesk(isAutomatic: boolean): Promise<unknown> {
    return this.#ask('POST', 'desk/mode', { automaticAfterSeconds: isAutomatic ? DESK_SECONDS : null });
  }

  /** The back office's decision about the user's only pending case. */
  async decide(
    { id }: Pick<SandboxUser, 'id'>,
    verdict: 'approve' | 'reject',
    details: { note?: string; fields?: Record<string, string> } = {},
  ): Promise<void> {
    const { cases } = v.parse(pending, await this.#ask('GET', `desk/cases?status=pending&user=${id}`));
    const own = cases.find(({ userId }) => userId === id);
    if (!own) throw new Error(`User ${id} has no pending case.`);
    await this.#ask('POST', `desk/cases/${own.id}`, { verdict, ...details });
  }

  /** Broken audit rules; empty if the books are sound. */
  async brokenRules(): Promise<object> {
    return v.parse(v.object({ broken: v.record(v.string(), v.unknown()) }), await this.#ask('GET', 'audit')).broken;
  }

  /** Moves the sandbox's clock forward. */
  advance(advanceMs: number): Promise<unknown> {
    return this.#ask('POST', 'clock', { advanceMs });
  }

  expireSession(account: string): Promise<unknown> {
    return this.#ask('POST', 'sessions/expire', { account });
  }

  fault(fault: HttpFault): Promise<unknown> {
    return this.#ask('POST', 'faults', fault);
  }

  resetFaults(): Promise<unknown> {
    return this.#ask('DELETE', 'faults');
  }

  /** Events of a name that are lost, sent twice, or sent after the next one. */
  socketFault(fault: { event: string; kind: 'drop' | 'duplicate' | 'reorder'; times: number }): Promise<unknown> {
    return this.#ask('POST', 'socket/faults', fault);
  }

  interruptSocket(forMs: number): Promise<unknown> {
    return this.#ask('POST', 'socket/interrupt', { forMs });
  }

  /** A pair as the quotation has it. */
  async pair(symbol: string): Promise<v.InferOutput<typeof named>> {
    const groups = v.parse(quotation, await this.message('GET', 'currency/quotation_new'));
    const pair = groups.flatMap((group) => group.quotation).find((entry) => symbolOf(entry) === symbol);
    if (!pair) throw new Error(`There is no pair ${symbol}.`);
    return pair;
  }

  /** The time of the exchange, epoch milliseconds. */
  async now(): Promise<number> {
    return v.parse(v.object({ now: v.number() }), await this.#ask('GET', 'clock')).now;
  }

  /** The best bid. */
  async bestBid(symbol: string): Promise<string> {
    const { legal_id, currency_id } = await this.pair(symbol);
    const ids = `legal_id=${legal_id}&currency_id=${currency_id}`;
    const [best] = v.parse(book, await this.message('POST', 'transaction/deal', ids)).in;
    return String(best?.price);
  }

  /** The `message` of a call, as the client would get it. */
  async message(method: 'GET' | 'POST', path: string, body?: string, token = ''): Promise<unknown> {
    const response = await fetch(`${this.address}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: token },
      ...(body !== undefined && { body }),
    });
    return v.parse(envelope, await response.json()).message;
  }

  async #cancelOrdersOf(users: readonly SandboxUser[]): Promise<void> {
    for (const { token } of users) {
      for (const type of ['in', 'out']) {
        const page = await this.message('POST', `transaction_${type}`, 'page=1', token);
        // The session of a user may have been ended.
        if (!v.is(orders, page)) continue;
        for (const { id } of page.list) await this.message('POST', 'transaction_del', `id=${id}&type=${type}`, token);
      }
    }
  }

  async #ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${this.#control.address}/sandbox/${path}`, {
      method,
      headers: { 'x-sandbox-token': this.#control.token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`sandbox/${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }
}

/** One tick of 0.01 above a price. */
export function tickAbove(price: string): string {
  const [whole = '0', fraction = ''] = price.split('.');
  const ticks = BigInt(whole + fraction.padEnd(2, '0')) + 1n;
  return `${ticks / 100n}.${String(ticks % 100n).padStart(2, '0')}`;
}

const user = v.object({ id: v.number(), account: v.string(), password: v.string(), token: v.string() });
const orders = v.object({ list: v.array(v.object({ id: v.number() })) });
const DESK_SECONDS = 3;
const pending = v.object({ cases: v.array(v.object({ id: v.number(), userId: v.number() })) });
const outbox = v.array(v.object({ code: v.string() }));
export type SandboxUser = v.InferOutput<typeof user>;

const envelope = v.object({ message: v.unknown() });
const named = v.object({
  id: v.number(),
  currency_name: v.string(),
  legal_name: v.string(),
  currency_id: v.number(),
  legal_id: v.number(),
  now_price: v.union([v.string(), v.number()]),
});
const symbolOf = (pair: v.InferOutput<typeof named>) => `${pair.currency_name}/${pair.legal_name}`;
const DROPPED = 0.95;
const KEPT_EVERY_MS = 1000;
const quotation = v.array(v.object({ quotation: v.array(named) }));
const book = v.object({ in: v.array(v.object({ price: v.union([v.string(), v.number()]) })) });

export interface HttpFault {
  path: string;
  method?: 'GET' | 'POST';
  kind: 'status' | 'delay' | 'drop' | 'malformed' | 'html';
  status?: number;
  delayMs?: number;
  times?: number;
  /** `reply`: the request is carried out, and only its answer is spoilt. */
  spoils?: 'request' | 'reply';
}
