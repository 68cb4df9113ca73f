import { spawn, type ChildProcess } from 'node:child_process';

/** A process of the cluster. */
export interface Node {
  readonly name: string;
  readonly pid: number;
  /** Resolves with the first line that the pattern matches; rejects if the process ends before. */
  readonly said: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Everything that it has printed. */
  readonly output: () => string;
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Ends the process at once. */
  readonly kill: () => void;
  readonly hasEnded: () => boolean;
  readonly ended: Promise<void>;
}

interface NodeOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly uid?: number;
  /** The signal that ends it at once. */
  readonly killedBy?: NodeJS.Signals;
}

/** Starts a process and keeps what it prints. */
export function startNode(
  name: string,
  command: string,
  args: string[],
  { killedBy = 'SIGKILL', ...options }: NodeOptions = {},
): Node {
  const child: ChildProcess = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let printed = '';
  const waiting = new Set<() => void>();
  const take = (chunk: Buffer) => {
    printed += chunk.toString();
    for (const look of waiting) look();
  };
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  let hasEnded = false;
  const ended = new Promise<void>((resolve) =>
    child.once('close', () => {
      hasEnded = true;
      resolve();
    }),
  );
  return {
    name,
    pid: child.pid ?? 0,
    output: () => printed,
    hasEnded: () => hasEnded,
    ended,
    signal: (signal) => void child.kill(signal),
    kill: () => void child.kill(killedBy),
    said: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(printed);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
        const fail = async () => {
          await ended;
          waiting.delete(look);
          reject(new Error(`${name} has ended: ${printed.slice(-2000)}`));
        };
        void fail();
      }),
  };
}
