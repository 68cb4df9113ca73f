import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';

const MAIN = join(import.meta.dirname, '../../../sandbox-exchange/dist/main.js');
const START_TIMEOUT_MS = 60_000;

/** A sandbox exchange of its own: its own data, a free port, control open, bots off, so that nothing moves by itself. */
export class Sandbox {
  readonly address: string;
  readonly #process: ChildProcess;
  readonly #dataDir: string;

  private constructor(process: ChildProcess, address: string, dataDir: string) {
    this.#process = process;
    this.address = address;
    this.#dataDir = dataDir;
  }

  static async start(): Promise<Sandbox> {
    const dataDir = mkdtempSync(join(tmpdir(), 'bourse-journeys-'));
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, PORT: '0', DATA_DIR: dataDir, SANDBOX_CONTROL: '1', BOT_RATE: '0', DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    try {
      return new Sandbox(child, await printedAddress(child), dataDir);
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('close', resolve));
    this.#process.kill('SIGTERM');
    await ended;
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  /** A user of this journey's own, with money in the coin account. */
  async user(change: Record<string, string>): Promise<SandboxUser> {
    return v.parse(user, await this.#control('POST', 'users', { balances: { change } }));
  }

  /** The verification code that was sent to somebody last. */
  async codeOf(recipient: string): Promise<string> {
    const path = `outbox?${new URLSearchParams({ recipient }).toString()}`;
    const [newest] = v.parse(outbox, await this.#control('GET', path));
    if (!newest) throw new Error(`Nothing was sent to ${recipient}.`);
    return newest.code;
  }

  /** Another trader's order. */
  order(order: { account: string; symbol: string; side: 'buy' | 'sell'; quantity: string; price?: string }) {
    return this.#control('POST', 'orders', order);
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

  expireSession(account: string): Promise<unknown> {
    return this.#control('POST', 'sessions/expire', { account });
  }

  fault(fault: HttpFault): Promise<unknown> {
    return this.#control('POST', 'faults', fault);
  }

  resetFaults(): Promise<unknown> {
    return this.#control('DELETE', 'faults');
  }

  interruptSocket(forMs: number): Promise<unknown> {
    return this.#control('POST', 'socket/interrupt', { forMs });
  }

  /** The highest price that somebody offers to pay. */
  async bestBid(symbol: string): Promise<string> {
    const groups = v.parse(quotation, await this.message('GET', 'currency/quotation_new'));
    const pair = groups
      .flatMap((group) => group.quotation)
      .find((entry) => `${entry.currency_name}/${entry.legal_name}` === symbol);
    const ids = `legal_id=${pair?.legal_id}&currency_id=${pair?.currency_id}`;
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

  async #control(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${this.address}/sandbox/${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`sandbox/${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }
}

const user = v.object({ id: v.number(), account: v.string(), password: v.string(), token: v.string() });
const outbox = v.array(v.object({ code: v.string() }));
export type SandboxUser = v.InferOutput<typeof user>;

const envelope = v.object({ message: v.unknown() });
const named = v.object({
  currency_name: v.string(),
  legal_name: v.string(),
  currency_id: v.number(),
  legal_id: v.number(),
});
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

function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`the sandbox did not start:\n${output}`)), START_TIMEOUT_MS);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /https?:\/\/[\w.:[\]-]+/.exec(output)?.[0];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`the sandbox ended with ${code}:\n${output}`)));
  });
}
