// Packs the packages, checks the tarballs, and builds and opens an application from them. With `--keep` the folder with the tarballs,
// the application and a picture of it stays.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApplication, install } from './application.ts';
import { startExchange } from './exchange.ts';
import { lintTarball } from './lint-tarball.ts';
import { openPage } from './open-page.ts';
import { packAll, type Tarball } from './tarballs.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'bourse-published-'));
const keepsFolder = process.argv.includes('--keep');

async function problemsOfPage(tarballs: readonly Tarball[]): Promise<string[]> {
  install(folder, tarballs);
  const dist = await buildApplication(folder);
  const { server, port } = await startExchange(dist);
  try {
    return await openPage(port, join(folder, 'page.png'));
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

try {
  const tarballs = packAll(root, folder);
  const problems: string[] = [];
  for (const tarball of tarballs) problems.push(...(await lintTarball(tarball)));
  if (problems.length === 0) problems.push(...(await problemsOfPage(tarballs)));
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  if (keepsFolder) process.stdout.write(`${folder}\n`);
  else rmSync(folder, { recursive: true });
}
