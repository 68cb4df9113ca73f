import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from '@playwright/test';

interface PushService {
  readonly origin: string;
  /** Headers of the messages that have arrived. */
  readonly messages: readonly IncomingHttpHeaders[];
  stop(): Promise<void>;
}

/** A push service on this machine. It takes messages and cannot read them; a page of it is another site. */
export async function startPushService(): Promise<PushService> {
  const messages: IncomingHttpHeaders[] = [];
  const server = createServer((request, reply) => {
    request.resume().on('end', () => {
      if (request.method === 'POST') messages.push(request.headers);
      reply.writeHead(request.method === 'POST' ? 201 : 200, { 'content-type': 'text/html' }).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    messages,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * Chromium without a window has no push service, and denies notifications: its pages subscribe to the service of the journey, and their user
 * allows them. The key is a point of the curve, as a browser's is.
 */
export async function stubPushManager(context: BrowserContext, origin: string): Promise<void> {
  await context.addInitScript((pushOrigin) => {
    const STORED = 'journey.push';
    // Of the page: the function is sent to it as text.
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- see above
    const bytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0).buffer;
    const keys: Readonly<Record<string, string>> = {
      p256dh: 'BGsX0fLhLEJH+Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT+NC4v4af5uO5+tKfA+eFivOM1drMV7Oy7ZAaDe/UfU=',
      auth: 'AAAAAAAAAAAAAAAAAAAAAA==',
    };
    const present = () => {
      const endpoint = localStorage.getItem(STORED);
      if (endpoint === null) return null;
      return {
        endpoint,
        getKey: (name: string) => bytes(keys[name] ?? ''),
        unsubscribe: async () => localStorage.removeItem(STORED),
      };
    };
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    Object.assign(PushManager.prototype, {
      getSubscription: async () => present(),
      subscribe: async () => {
        localStorage.setItem(STORED, `${pushOrigin}/push/1`);
        return present();
      },
    });
  }, origin);
}
