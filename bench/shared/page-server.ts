import { readFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { acceptWebSocket, type WebSocketEnd } from './web-socket.ts';

export interface PageServer {
  /** `http://127.0.0.1:<port>` */
  readonly address: string;
  /** To every page that has a socket open. */
  readonly send: (text: string) => void;
  readonly close: () => Promise<void>;
}

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> | void;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Answers with the files of a folder. */
export function filesOf(folder: string): Answer {
  return async ({ url = '/' }, outgoing) => {
    const path = join(folder, normalize(new URL(url, 'http://page').pathname));
    try {
      const body = await readFile(path);
      outgoing.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(body);
    } catch {
      outgoing.writeHead(404).end();
    }
  };
}

/** Forwards requests to another server. */
export function answersOf(address: string): Answer {
  return (incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const passed = request(new URL(url, address), { method, headers: { ...headers, host: new URL(address).host } });
    passed.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  };
}

/** Serves pages, and is the server of their WebSockets. */
export async function servePages(
  answer: Answer,
  onOpen: (socket: WebSocketEnd) => void = () => {},
): Promise<PageServer> {
  const sockets = new Set<WebSocketEnd>();
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  server.on('upgrade', (incoming, duplex) => {
    const socket = acceptWebSocket(incoming, duplex);
    sockets.add(socket);
    onOpen(socket);
    duplex.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on TCP has such an address
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    send: (text) => {
      for (const socket of sockets) socket.send(text);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
