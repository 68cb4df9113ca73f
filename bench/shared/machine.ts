import { arch, cpus, loadavg, platform, release, totalmem } from 'node:os';
import process from 'node:process';
import type { Machine } from './bench.ts';
import { launch } from './browser.ts';
import { round } from './statistics.ts';

/** Describes the machine: figures are valid for this machine only. */
export async function thisMachine(): Promise<Machine> {
  const browser = await launch();
  const chromium = browser.version();
  await browser.close();
  const processors = cpus();
  return {
    processor: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    memory: round(totalmem() / 2 ** 30),
    system: `${platform()} ${release()} ${arch()}`,
    node: process.versions.node,
    chromium,
    load: round(loadavg()[0] ?? 0, 2),
  };
}
