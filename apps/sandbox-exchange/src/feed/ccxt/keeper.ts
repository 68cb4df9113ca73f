import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FromChild, ToChild } from './messages';

/** JavaScript memory of the process, in megabytes: it ends where it needs more. */
const HEAP_MB = 384;
/** Resident memory above which it is replaced: ccxt keeps what it received out of order. */
const MOST_MEMORY = 640 * 2 ** 20;
/** Without a sign of life for so long it is replaced. */
const SILENT_MS = 30_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
/** Running for so long resets the pause. */
const STEADY_MS = 120_000;

interface Needs {
  readonly open: Extract<ToChild, { do: 'open' }>;
  readonly onMessage: (message: FromChild) => void;
  /** The process has ended; what it was asked is not answered any more. */
  readonly onEnd: (reason: string) => void;
  /** One line for the operator when the venue is lost, and when it is back. */
  readonly say: (line: string) => void;
  readonly program?: string;
}

/**
 * Keeps the process that speaks with a venue running: replaces one that ended, is silent, or has grown too large, with longer and longer
 * pauses.
 */
export class Keeper {
  readonly #needs: Needs;
  #child: ChildProcess | undefined;
  #startedAt = 0;
  #heardAt = 0;
  #failures = 0;
  #follows = false;
  #isClosed = false;
  /** The present process has opened the venue; ever one has. */
  #isOpen = false;
  #hasOpened = false;
  #problem = 'the process has ended';
  #restart: NodeJS.Timeout | undefined;
  readonly #watch: NodeJS.Timeout;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#start();
    this.#watch = setInterval(() => this.#replaceIfSilent(), SILENT_MS / 4);
    this.#watch.unref();
  }

  send(message: ToChild): void {
    if (this.#child?.connected) this.#child.send(message);
  }

  /** Subscribes to the pairs, now and after every replacement. */
  follow(): void {
    this.#follows = true;
    this.send({ do: 'follow' });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#watch);
    clearTimeout(this.#restart);
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  #start(): void {
    this.#startedAt = Date.now();
    this.#heardAt = Date.now();
    this.#isOpen = false;
    const child = fork(this.#needs.program ?? programOf(), {
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      // The environment may have secrets of the exchange.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child = child;
    child.on('message', (message: FromChild) => this.#take(message));
    child.on('error', (error) => (this.#problem = error.message));
    child.once('exit', (code, signal) => this.#ended(signal ?? code));
    child.send(this.#needs.open);
  }

  #take(message: FromChild): void {
    this.#heardAt = Date.now();
    if (message.is === 'failed') this.#problem = message.message;
    if (message.is === 'failed' && !this.#isOpen) {
      this.#replace(message.message);
      return;
    }
    if (message.is === 'open') {
      if (this.#hasOpened) this.#needs.say(`${this.#needs.open.venue} is followed again.`);
      this.#isOpen = true;
      this.#hasOpened = true;
      if (this.#follows) this.send({ do: 'follow' });
    }
    if (message.is === 'beat' && message.memory > MOST_MEMORY) this.#replace('it needed too much memory');
    else this.#needs.onMessage(message);
  }

  #replaceIfSilent(): void {
    if (Date.now() - this.#heardAt > SILENT_MS) this.#replace('it did not answer');
  }

  #replace(problem: string): void {
    this.#problem = problem;
    this.#child?.kill('SIGKILL');
  }

  #ended(how: string | number | null): void {
    if (this.#isClosed) return;
    const reason = `${this.#problem} (${String(how)})`;
    this.#needs.onEnd(reason);
    if (!this.#hasOpened) return;
    this.#needs.say(`${this.#needs.open.venue} is lost: ${reason}. Orders are refused until it is back.`);
    if (Date.now() - this.#startedAt > STEADY_MS) this.#failures = 0;
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#restart = setTimeout(() => this.#start(), pause);
  }
}

/** Built beside the exchange's main file; in the sources beside this one. */
function programOf(): string {
  const built = join(import.meta.dirname, 'ccxt-child.js');
  return existsSync(built) ? built : join(import.meta.dirname, 'child.ts');
}
