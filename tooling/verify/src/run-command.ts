import { spawn, type ChildProcess } from 'node:child_process';

let running: ChildProcess | undefined;

/** Runs a program to its end, its words shown as they come; says whether it ended well. */
export function runCommand(
  [command, ...args]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    running = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    running.on('error', () => resolve(false));
    // No code where a signal ended it.
    running.on('close', (code) => resolve(code === 0));
  });
}

/** Ends the program that runs just now. */
export function stopCommand(): void {
  running?.kill();
}
