import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The changed content of an answer; `undefined` leaves it unchanged. */
export type Spoil = (request: { path: string; isVisitor: boolean }, body: string) => string | undefined;

/** A proxy in front of an exchange that changes its answers; the socket passes through as polling. */
export async function spoilingProxy(target: string): Promise<{ url: string; spoil(how: Spoil): void; close(): void }> {
  let how: Spoil | undefined;
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '/' } = request;
      const path = url.replace(/\?.*/, '');
      const headers = Object.fromEntries(
        ['authorization', 'content-type'].flatMap((name) => {
          const value = request.headers[name];
          return typeof value === 'string' ? [[name, value]] : [];
        }),
      );
      const sent = await bodyOf(request);
      const answer = await fetch(`${target}${url}`, { method, headers, ...(method === 'POST' && { body: sent }) });
      const body = await answer.text();
      const isVisitor = request.headers.authorization === undefined;
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
      response.end(how?.({ path, isVisitor }, body) ?? body);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has such an address
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spoil: (next) => {
      how = next;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
