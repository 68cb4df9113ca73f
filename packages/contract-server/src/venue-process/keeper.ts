import { fork, type ChildProcess } from 'node:child_process';

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

/** What the process says. `open`: it is ready. `failed` before that: it is replaced. `beat`: a sign of life. */
export interface ProcessMessage {
  readonly is: string;
  /** Of `failed`. */
  readonly message?: string;
  /** Of `beat`: bytes of resident memory. */
  readonly memory?: number;
}

interface Needs<Sent extends object, Heard extends ProcessMessage> {
  /** Path of the program: of the build, or TypeScript of the sources. */
  readonly program: string;
  /** Name of the venue for the operator. */
  readonly venue: string;
  /** The first message of each process. */
  readonly open: Sent;
  readonly onMessage: (message: Heard) => void;
  /** The process has ended; what it was asked is not answered any more. */
  readonly onEnd: (reason: string) => void;
  /** One line for the operator when the venue is lost, and when it is back. */
  readonly say: (line: string) => void;
}

/**
 * Keeps the process that speaks with a venue running: replaces one that ended, is silent, or has grown too large, with longer and longer
 * pauses.
 */
export class Keeper<Sent extends object, Heard extends ProcessMessage> {
  readonly #needs: Needs<Sent, Heard>;
  #child: ChildProcess | undefined;
  #startedAt = 0;
  #heardAt = 0;
  #failures = 0;
  #following: Sent | undefined;
  #isClosed = false;
  /** The present process has opened the venue; ever one has. */
  #isOpen = false;
  #hasOpened = false;
  #problem = 'the process has ended';
  /** The present process is ended by the keeper itself. */
  #isReplaced = false;
  #restart: NodeJS.Timeout | undefined;
  readonly #watch: NodeJS.Timeout;

  constructor(needs: Needs<Sent, Heard>) {
    this.#needs = needs;
    this.#start();
    this.#watch = setInterval(() => this.#replaceIfSilent(), SILENT_MS / 4);
    this.#watch.unref();
  }

  send(message: Sent): void {
    if (this.#child?.connected) this.#child.send(message);
  }

  /** Sends a subscription, now and after every replacement. */
  follow(message: Sent): void {
    this.#following = message;
    this.send(message);
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
    this.#isReplaced = false;
    const { program } = this.#needs;
    const child = fork(program, {
      execArgv: [
        `--max-old-space-size=${HEAP_MB}`,
        ...(program.endsWith('.ts') ? ['--conditions=@bourse/source'] : []),
      ],
      // The environment may have secrets of the exchange.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child = child;
    child.on('message', (message: Heard) => this.#take(message));
    child.on('error', (error) => (this.#problem = error.message));
    child.once('exit', (code, signal) => this.#ended(signal ?? code));
    child.send(this.#needs.open);
  }

  #take(message: Heard): void {
    this.#heardAt = Date.now();
    if (message.is === 'failed' && message.message !== undefined) this.#problem = message.message;
    if (message.is === 'failed' && !this.#isOpen) {
      this.#replace(this.#problem);
      return;
    }
    if (message.is === 'open') {
      if (this.#hasOpened) this.#needs.say(`${this.#needs.venue} is followed again.`);
      this.#isOpen = true;
      this.#hasOpened = true;
      if (this.#following) this.send(this.#following);
    }
    if (message.is === 'beat' && (message.memory ?? 0) > MOST_MEMORY) this.#replace('it needed too much memory');
    else this.#needs.onMessage(message);
  }

  #replaceIfSilent(): void {
    if (Date.now() - this.#heardAt > SILENT_MS) this.#replace('it did not answer');
  }

  #replace(problem: string): void {
    this.#problem = problem;
    this.#isReplaced = true;
    this.#child?.kill('SIGKILL');
  }

  #ended(how: string | number | null): void {
    if (this.#isClosed) return;
    const reason = this.#isReplaced ? this.#problem : `${this.#problem} (${String(how)})`;
    this.#needs.onEnd(reason);
    if (!this.#hasOpened) return;
    this.#needs.say(`${this.#needs.venue} is lost: ${reason}. Orders are refused until it is back.`);
    if (Date.now() - this.#startedAt > STEADY_MS) this.#failures = 0;
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#restart = setTimeout(() => this.#start(), pause);
  }
}
