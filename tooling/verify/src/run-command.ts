import { spawn, type ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();

export interface Ran {
  readonly hasSucceeded: boolean;
  /** What it printed; empty if it printed to the terminal itself. */
  readonly output: string;
}

export interface RunOptions {
  /** Collects the output instead of printing it as it comes. */
  readonly isQuiet?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program to its end. */
export function runCommand(
  [command, ...args]: readonly [string, ...string[]],
  { isQuiet = false, env = {} }: RunOptions = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    let output = '';
    const stream = isQuiet ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      stdio: ['ignore', stream, stream],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    running.add(child);
    const keep = (text: string) => (output += text);
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    const end = (hasSucceeded: boolean, words = '') => {
      running.delete(child);
      resolve({ hasSucceeded, output: output + words });
    };
    child.on('error', (error) => end(false, error.message));
    // No code where a signal ended it.
    child.on('close', (code) => end(code === 0));
  });
}

/** Ends the programs that run just now. */
export function stopCommands(): void {
  for (const child of running) child.kill();
}
