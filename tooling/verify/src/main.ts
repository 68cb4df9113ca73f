// Runs every check of the repository, goes on after a failure, and closes with the one line that sums them up.
import { spawn } from 'node:child_process';
import { ensureBrowser } from './browser.ts';
import { PARTS, type Part } from './parts.ts';
import { add, clearReports, closingLine, countReports, NONE, type Count } from './reports.ts';

function run([command, ...args]: Part['command']): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

/** A part that failed without a failing test in its report (a crash, say) still counts as one failure. */
async function check(part: Part): Promise<Count> {
  if (part.needsBrowser && !ensureBrowser()) return { ...NONE, failed: 1 };
  if (part.report === undefined) return (await run(part.command)) ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 };
  clearReports(part.report);
  const succeeded = await run(part.command);
  const count = countReports(part.report);
  const isSilent = count.passed + count.failed === 0;
  return (succeeded && !isSilent) || count.failed > 0 ? count : { ...count, failed: 1 };
}

const only = process.argv.slice(2);
const parts = only.length > 0 ? PARTS.filter((part) => only.includes(part.name)) : PARTS;
const lines: string[] = [];
let total = NONE;
for (const part of parts) {
  const started = Date.now();
  process.stdout.write(`\n── ${part.name}\n`);
  const count = await check(part);
  total = add(total, count);
  const seconds = Math.round((Date.now() - started) / 1000);
  lines.push(`${count.failed > 0 ? 'FAILED' : 'ok    '}  ${part.name}: ${closingLine(count)} (${seconds} s)`);
}
process.stdout.write(`\n${lines.join('\n')}\n\n${closingLine(total)}\n`);
process.exit(total.failed > 0 ? 1 : 0);
