/**
 * Measures the load sizes of the built client against the budgets in `build/budget.ts`. Needs `vite build` first.
 * Writes `.reports/budget.json` (sums, as test runners report them) and `.reports/bundle.json` (which files, how
 * large).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BUDGETS, measure } from '../build/budget.ts';
import { readManifest } from '../build/bundle.ts';

const app = join(import.meta.dirname, '..');
const reports = join(app, '.reports');

const say = (line: string) => void process.stdout.write(`${line}\n`);

function report(name: string, content: unknown): void {
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, name), `${JSON.stringify(content, undefined, 2)}\n`);
}

function run(): boolean {
  const manifest = readManifest(readFileSync(join(app, 'dist/.vite/manifest.json'), 'utf8'));
  const sizeOf = (file: string) => brotliCompressSync(readFileSync(join(app, 'dist', file))).length;
  const measured = BUDGETS.map((budget) => measure(manifest, budget, sizeOf));
  const failed = measured.filter(({ size, limit }) => size > limit);

  for (const { name, size, limit, files } of measured) {
    say(`${size > limit ? 'TOO LARGE' : 'ok'}  ${name}: ${size.toFixed(1)} of ${limit} KiB brotli`);
    for (const [file, bytes] of files) say(`      ${(bytes / 1024).toFixed(1).padStart(6)}  ${file}`);
  }
  report('bundle.json', measured);
  report('budget.json', {
    numTotalTests: measured.length,
    numPassedTests: measured.length - failed.length,
    numFailedTests: failed.length,
    success: failed.length === 0,
    testResults: failed.map(({ name, size, limit }) => ({
      name,
      status: 'failed',
      assertionResults: [
        { status: 'failed', fullName: '', failureMessages: [`${size.toFixed(1)} of ${limit} KiB brotli`] },
      ],
    })),
  });
  return failed.length === 0;
}

try {
  if (!run()) process.exitCode = 1;
} catch (error) {
  say(`The bundle could not be measured: ${error instanceof Error ? error.message : String(error)}`);
  report('budget.json', {
    numTotalTests: BUDGETS.length,
    numPassedTests: 0,
    numFailedTests: BUDGETS.length,
    success: false,
  });
  process.exitCode = 1;
}
