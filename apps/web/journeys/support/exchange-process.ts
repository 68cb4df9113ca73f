import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { HANG_MS } from '@bourse/vitest-config/patience';

const MAIN = join(import.meta.dirname, '../../../sandbox-exchange/dist/main.js');
export const SANDBOX_TOKEN = 'token-of-journeys';

/** Starts the built exchange with its control surface and without bots, so that prices do not move. */
export function spawnExchange(settings: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      SANDBOX_CONTROL: '1',
      SANDBOX_TOKEN,
      BOT_RATE: '0',
      DATABASE_URL: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The address that the exchange prints when it is open. The process is killed if it does not open. */
export function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const stopListening = () => {
      clearTimeout(timer);
      child.stdout?.off('data', read);
      child.stderr?.off('data', read);
      child.off('exit', onExit);
    };
    const timer = setTimeout(() => {
      stopListening();
      child.kill('SIGKILL');
      reject(new Error(`the sandbox did not open:\n${output}`));
    }, HANG_MS);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /open at (https?:\/\/[\w.:[\]-]+)/.exec(output)?.[1];
      if (address === undefined) return;
      stopListening();
      // An unread output would fill its pipe.
      child.stdout?.resume();
      child.stderr?.resume();
      resolve(address);
    };
    const onExit = (code: number | null) => {
      stopListening();
      reject(new Error(`the sandbox ended with ${code}:\n${output}`));
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', onExit);
  });
}
