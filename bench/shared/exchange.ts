import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { built, type Built } from './build.ts';

export interface Exchange {
  /** `http://127.0.0.1:<port>` */
  readonly address: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const OPEN = /open at (http:\S+)/;

/**
 * Starts the built sandbox exchange, which serves the built client too, on a free port and with data of its own.
 * `environment` are settings of the exchange, see its README; `build` is another build than the present one.
 */
export async function startExchange(
  environment: Readonly<Record<string, string>> = {},
  build: Promise<Built> = built(),
): Promise<Exchange> {
  const { web, sandbox } = await build;
  const data = mkdtempSync(join(tmpdir(), 'bourse-bench-'));
  const child = spawn(process.execPath, [join(sandbox, 'main.js')], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      WEB_DIR: web,
      DATA_DIR: data,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A failing benchmark must stop its exchange, and leave no data.
  const remove = () => {
    child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  process.once('exit', remove);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = OPEN.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('error', reject);
    void ended.then(() => reject(new Error(`The exchange did not open: ${output}`)));
  });
  return {
    address,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', remove);
      remove();
    },
  };
}
