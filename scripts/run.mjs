// Entry point of all commands: installs the pinned package manager, installs the dependencies of the lock file, then
// calls pnpm. Needs Node >= 20 and npm only, and imports Node modules only.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pnpmHome = join(root, 'tooling', 'pnpm');
const ccxtHome = join(root, 'tooling', 'ccxt');
const pnpmEntry = join(pnpmHome, 'node_modules', 'pnpm', 'bin', 'pnpm.mjs');
const isWindows = process.platform === 'win32';
const GRACE_MS = 15_000;
/** Prints a closing line also if the run could not start. */
const isTest = process.env.npm_lifecycle_event === 'test';
const NOTHING_PASSED = '0 passed, 1 failed\n';
/** For these exit codes the program of `npm test` has printed its own closing line. */
const SAID = [0, 1, 2];

/** npm adds variables to the environment of a script that would affect pnpm and turbo; they are removed. */
function cleanEnvironment() {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
  for (const name of Object.keys(env)) {
    if (/^npm_(config|package|lifecycle|node|command|execpath)/i.test(name) || name === 'INIT_CWD') delete env[name];
  }
  const path = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  env[path] = [...pnpmBinaries(), env[path]].join(delimiter);
  return env;
}

/**
 * Folder of the pinned pnpm binary, because turbo looks for `pnpm` on the PATH. npm installs this platform's binary
 * only.
 */
function pnpmBinaries() {
  const scope = join(pnpmHome, 'node_modules', '@pnpm');
  if (!existsSync(scope)) return [];
  return readdirSync(scope)
    .filter((name) => name.startsWith('exe.'))
    .map((name) => join(scope, name));
}

/**
 * Runs a command in a process group of its own and passes signals to the whole group: turbo and vite survive a signal
 * that reaches the shell only.
 */
async function run(command, args, { cwd = root, quiet = false, ownGroup = true } = {}) {
  const grouped = ownGroup && !isWindows;
  const child = spawn(command, args, {
    cwd,
    env: cleanEnvironment(),
    detached: grouped,
    shell: isWindows && command === 'npm',
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));

  let signalled = false;
  const pass = (signal) => {
    signalled = true;
    if (!grouped) return child.kill(signal);
    try {
      process.kill(-child.pid, signal);
    } catch {
      // The process group has already ended.
    }
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, pass);
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exit, signal) => resolve(exit ?? (signal ? 130 : 1)));
  });
  if (signalled && grouped) await untilGroupEnds(child.pid);
  for (const signal of signals) process.off(signal, pass);
  return { code, output, signalled };
}

async function untilGroupEnds(pid) {
  const deadline = Date.now() + GRACE_MS;
  while (Date.now() < deadline) {
    try {
      process.kill(-pid, 0);
    } catch {
      return;
    }
    await wait(50);
  }
  process.kill(-pid, 'SIGKILL');
}

async function step(title, command, args, options) {
  const { code, output } = await run(command, args, { quiet: true, ...options });
  if (code === 0) return;
  process.stderr.write(`${output}\nbourse: ${title} failed (exit ${code}).\n`);
  if (isTest) process.stdout.write(NOTHING_PASSED);
  process.exit(code);
}

/** Is the version of a package installed that the folder's `package.json` pins? */
function isPinned(home, name) {
  const installed = join(home, 'node_modules', name, 'package.json');
  if (!existsSync(installed)) return false;
  const wanted = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).dependencies[name];
  return JSON.parse(readFileSync(installed, 'utf8')).version === wanted;
}

const fetchPinned = (home) =>
  step('npm ci', 'npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: home });

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) {
  process.stderr.write(`bourse: Node 20 or newer is needed, this is ${process.version}.\n`);
  process.exit(1);
}

const args = process.argv.slice(2);
if (!isPinned(pnpmHome, 'pnpm') || !existsSync(pnpmEntry)) {
  process.stderr.write('bourse: fetching the package manager …\n');
  await fetchPinned(pnpmHome);
}
// The library of venues is large: only a feed of one, the gateway and their tests need it.
const needsVenues =
  isTest ||
  args.some((text) => text === 'at-a-venue') ||
  [process.env.FEED ?? '', ...args].some((text) => text.startsWith('ccxt:'));
if (needsVenues && existsSync(join(ccxtHome, 'package.json')) && !isPinned(ccxtHome, 'ccxt')) {
  process.stderr.write('bourse: fetching the library of venues …\n');
  await fetchPinned(ccxtHome);
}
const managesPackages = ['add', 'install', 'i', 'remove', 'update', 'up'].includes(args[0] ?? '');
if (!managesPackages) {
  if (!existsSync(join(root, 'node_modules', '.modules.yaml'))) process.stderr.write('bourse: installing …\n');
  await step('pnpm install', process.execPath, [pnpmEntry, 'install', '--frozen-lockfile']);
}
// `npm run x` may prompt, so it keeps the terminal, which then delivers Ctrl-C itself. pnpm prints the command line
// that it runs; not if the command line contains a secret.
const silence = args.some((arg) => arg.startsWith('--token')) ? ['--silent'] : [];
const ownGroup = isTest || args[0] === 'run';
const { code, signalled } = await run(process.execPath, [pnpmEntry, ...silence, ...args], { ownGroup });
if (isTest && !signalled && !SAID.includes(code)) process.stdout.write(NOTHING_PASSED);
process.exit(code);
