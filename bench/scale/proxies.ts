import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './local-cluster.ts';
import { startNode, type Node } from './node.ts';
import { findProgram } from './programs.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy');
const HOST = '127.0.0.1';

/** A proxy in front of two edges, with the settings of `deploy/`. */
export interface Proxy {
  readonly name: string;
  /** Where clients connect. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** A proxy that can be started, or the reason why not. */
export type FoundProxy =
  | { readonly name: string; readonly start: (edges: readonly string[]) => Promise<Proxy> }
  | { readonly name: string; readonly skipped: string };

/**
 * A settings file with the places of this machine in place of its own.
 * @throws if the file does not have one of them: the check would try other settings than it says
 */
function settingsOf(path: string, places: Readonly<Record<string, string>>): string {
  let settings = readFileSync(join(DEPLOY, path), 'utf8');
  for (const [place, own] of Object.entries(places)) {
    if (!settings.includes(place)) throw new Error(`deploy/${path} does not have "${place}".`);
    settings = settings.replaceAll(place, own);
  }
  return settings;
}

function proxyOf(name: string, address: string, folder: string, node: Node): Proxy {
  return {
    name,
    address,
    stop: async () => {
      node.signal('SIGTERM');
      await node.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startNginx(
  nginx: string,
  openssl: string,
  [first = '', second = '']: readonly string[],
): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'bourse-nginx-'));
  const [plain, secure] = [await freePort(), await freePort()];
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=trade.example', '-days', '1'];
  execFileSync(
    openssl,
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject],
    { stdio: 'ignore' },
  );
  const http = settingsOf('nginx/cluster.conf', {
    '10.0.0.11:4180': first,
    '10.0.0.12:4180': second,
    'listen 80;': `listen ${HOST}:${plain};`,
    'listen 443 ssl http2;': `listen ${HOST}:${secure} ssl http2;`,
    '/etc/ssl/trade.example.pem': certificate,
    '/etc/ssl/trade.example.key': key,
  });
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const folders = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join(' ');
  const settings = join(folder, 'nginx.conf');
  writeFileSync(
    settings,
    `daemon off; user root; pid ${join(folder, 'pid')}; error_log stderr notice; events {} http { access_log off; ${folders}\n${http}\n}\n`,
  );
  const node = startNode('nginx', nginx, ['-c', settings, '-p', folder]);
  await node.said(/start worker process/);
  return proxyOf('nginx', `https://${HOST}:${secure}`, folder, node);
}

async function startHaproxy(haproxy: string, [first = '', second = '']: readonly string[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'bourse-haproxy-'));
  const port = await freePort();
  const settings = join(folder, 'haproxy.cfg');
  writeFileSync(
    settings,
    settingsOf('haproxy/haproxy.cfg', {
      'edge-1:4180': first,
      'edge-2:4180': second,
      'bind :4180': `bind ${HOST}:${port}`,
      // As many files may not be open here.
      'maxconn 100000': 'maxconn 1000',
    }),
  );
  // It prints nothing when it is open, so that its own check says what is wrong.
  execFileSync(haproxy, ['-c', '-q', '-f', settings]);
  const node = startNode('HAProxy', haproxy, ['-db', '-f', settings]);
  return proxyOf('HAProxy', `http://${HOST}:${port}`, folder, node);
}

/** nginx and HAProxy, where they are installed. */
export function findProxies(): FoundProxy[] {
  const [nginx, openssl, haproxy] = [findProgram('nginx'), findProgram('openssl'), findProgram('haproxy')];
  return [
    nginx !== undefined && openssl !== undefined
      ? { name: 'nginx', start: (edges) => startNginx(nginx, openssl, edges) }
      : { name: 'nginx', skipped: 'the packages nginx and openssl are not installed' },
    haproxy === undefined
      ? { name: 'HAProxy', skipped: 'the package haproxy is not installed' }
      : { name: 'HAProxy', start: (edges) => startHaproxy(haproxy, edges) },
  ];
}
