import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Subscription } from './subscriptions';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Browser extends Subscription {
  /** Decrypts a message as the browser does (RFC 8291). */
  readonly open: (body: Buffer) => unknown;
}

interface FakePushService {
  readonly origin: string;
  /** Statuses of the next answers; 201 after them. */
  readonly answers: { status: number; headers?: Record<string, string> }[];
  readonly received: readonly Received[];
  /** The next message that arrives, or has arrived and was not taken. */
  next(): Promise<Received>;
  /** A subscription of a new browser. */
  browser(): Browser;
  close(): Promise<void>;
}

/** A push service on this machine that takes every message. */
export async function openFakePushService(): Promise<FakePushService> {
  const answers: FakePushService['answers'] = [];
  const received: Received[] = [];
  const wanted: ((message: Received) => void)[] = [];
  const untaken: Received[] = [];
  let browsers = 0;
  const server = createServer((incoming, reply) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const { status, headers } = answers.shift() ?? { status: 201 };
      const message = { path: incoming.url ?? '', headers: incoming.headers, body: Buffer.concat(parts) };
      reply.writeHead(status, headers).end('x'.repeat(status === 201 ? 0 : 100_000));
      received.push(message);
      const want = wanted.shift();
      if (want) want(message);
      else untaken.push(message);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    answers,
    received,
    next: () => {
      const message = untaken.shift();
      return message ? Promise.resolve(message) : new Promise((resolve) => void wanted.push(resolve));
    },
    browser() {
      browsers += 1;
      return newBrowser(`${origin}/push/${browsers}`);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const derive = (key: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** A subscription with the keys of a browser. */
export function newBrowser(endpoint: string): Browser {
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint,
    p256dh: own.toString('base64url'),
    auth: auth.toString('base64url'),
    open(body) {
      const salt = body.subarray(0, 16);
      const keyEnd = 21 + body.readUInt8(20);
      const sender = body.subarray(21, keyEnd);
      const shared = derive(
        pair.computeSecret(sender),
        auth,
        Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]),
        32,
      );
      const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
      const decipher = createDecipheriv('aes-128-gcm', key, derive(shared, salt, 'Content-Encoding: nonce\0', 12));
      decipher.setAuthTag(body.subarray(-16));
      const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as unknown;
    },
  };
}

/** The claims of the VAPID header (RFC 8292), whose signature is checked. @throws without a valid one */
export function vapidClaims({ authorization = '' }: IncomingHttpHeaders): { key: string; claims: unknown } {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isValid) throw new Error('the signature is not valid');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as unknown };
}
