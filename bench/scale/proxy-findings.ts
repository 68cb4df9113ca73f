import { randomBytes } from 'node:crypto';
import { request as requestPlain, type IncomingHttpHeaders } from 'node:http';
import { request as requestSecure } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import { io } from 'socket.io-client';

/** What a proxy in front of the edges was asked, and what came of it. */
export interface ProxyFinding {
  readonly what: string;
  readonly measured: string;
  readonly isReached: boolean;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends the path as it is written. The certificate is of this check's own making. */
function send(address: string, path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> {
  const { protocol, hostname, port } = new URL(address);
  const request = protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, method, headers, agent: false, rejectUnauthorized: false };
    const sent = request(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    sent.once('error', reject).end(body);
  });
}

const CHUNK_BYTES = 12;

function chunk(type: string, content: Buffer): Buffer {
  const written = Buffer.alloc(content.length + CHUNK_BYTES);
  written.writeUInt32BE(content.length, 0);
  written.write(type, 4, 'latin1');
  content.copy(written, 8);
  written.writeUInt32BE(crc32(written.subarray(4, content.length + 8)), content.length + 8);
  return written;
}

/** A PNG of noise, about 3 bytes a pixel: it cannot be compressed. */
function noise(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.concat(
    Array.from({ length: side }, () => Buffer.concat([Buffer.alloc(1), randomBytes(side * 3)])),
  );
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function upload(address: string, token: string, picture: Buffer): Promise<Answer> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png');
  const encoded = new Response(form);
  const headers = { authorization: token, 'content-type': encoded.headers.get('content-type') ?? '' };
  return send(address, '/api/upload', { method: 'POST', headers, body: Buffer.from(await encoded.arrayBuffer()) });
}

/** Connects by one transport, logs in, and waits for a public event. */
async function socketBy(address: string, token: string, transport: 'websocket' | 'polling'): Promise<string> {
  const options = { transports: [transport], upgrade: false, forceNew: true, reconnection: false };
  const socket = io(address, { ...options, rejectUnauthorized: false, auth: { token }, withCredentials: true });
  const event = new Promise<string>((resolve) => socket.onAny((name: string) => resolve(name)));
  const failed = new Promise<string>((resolve) => {
    socket.once('connect_error', ({ message }) => resolve(`failed: ${message}`));
    socket.once('disconnect', (reason) => resolve(`failed: ${reason}`));
  });
  try {
    const heard = async () => {
      await new Promise<void>((resolve) => socket.once('connect', resolve));
      await socket.timeout(10_000).emitWithAck('login', 0);
      return `event ${await event}`;
    };
    return await Promise.race([heard(), failed, wait(20_000, 'failed: nothing came')]);
  } catch (error) {
    return `failed: ${String(error)}`;
  } finally {
    socket.disconnect();
  }
}

const isEnvelope = ({ status, body }: Answer) => status === 200 && body.startsWith('{"type":"ok"');
const said = ({ status, body }: Answer) => `${status}, ${body.length} characters`;

async function untilReady(address: string): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const answer = await send(address, '/readyz').catch(() => undefined);
    if (answer?.status === 200) return;
    await wait(500);
  }
  throw new Error(`${address} does not become ready`);
}

/** Asks edges behind a proxy what clients and attackers ask: calls, HEAD, dot segments, uploads, sockets. */
export async function tryProxy(name: string, address: string, token: string): Promise<ProxyFinding[]> {
  const findings: ProxyFinding[] = [];
  const note = (what: string, measured: string, isReached: boolean) =>
    findings.push({ what: `${name}: ${what}`, measured, isReached });
  await untilReady(address);
  const secured = await send(address, '/', { headers: { accept: 'text/html' } });
  note('the page of the client', said(secured), secured.status === 200 && secured.body.includes('<html'));
  if (address.startsWith('https:')) {
    const header = secured.headers['strict-transport-security'] ?? 'none';
    note('HSTS over TLS', header, header !== 'none');
  }

  const path = `/api/currency/quotation_new?asked=${name}`;
  const head = await send(address, path, { method: 'HEAD' });
  note('HEAD has no body', said(head), head.status === 200 && head.body === '');
  const [first, second] = [await send(address, path), await send(address, path)];
  note('GET after HEAD is complete', `${said(first)}; ${said(second)}`, isEnvelope(first) && isEnvelope(second));
  const own = await send(address, '/api/user/info', { headers: { authorization: token } });
  note('a private call', said(own), isEnvelope(own));

  for (const odd of ['/api/../healthz', '/api/%2e%2e/healthz', '/api/x/../../brand.json', '/api/..%2fsandbox/audit']) {
    const answer = await send(address, odd);
    note(`dot segments are refused: ${odd}`, said(answer), answer.status === 404 || answer.status === 400);
  }

  const [small, large] = [await upload(address, token, noise(1100)), await upload(address, token, noise(1500))];
  note('a picture of 3.6 MB is stored', said(small), isEnvelope(small));
  note('a picture of 6.8 MB is refused', said(large), large.status === 413);

  for (const transport of ['websocket', 'polling'] as const) {
    const heard = await socketBy(address, token, transport);
    note(`a socket by ${transport}`, heard, heard.startsWith('event'));
  }
  return findings;
}
