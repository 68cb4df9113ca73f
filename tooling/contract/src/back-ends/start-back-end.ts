import { createServer } from 'node:http';
import { FAMILIES, Refusal, type Family, type Replies } from './replies';

export interface StubBackEnd {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

const CODED = 'GET /currency/new_timeshar';

/** A socket of version 2 answers the handshake of version 4 with this refusal. */
const OTHER_VERSION = { code: 5, message: 'Unsupported protocol version' };

function envelope(name: string, message: unknown): unknown {
  if (message instanceof Refusal) return { type: 'error', message: message.text };
  if (name === CODED) return { code: 1, data: message };
  const isWhole = typeof message === 'object' && message !== null && 'type' in message && message.type === 'ok';
  return isWhole ? message : { type: 'ok', message };
}

/** Starts a server that answers in the forms of a family. It keeps nothing. */
export async function startBackEnd(family: Family): Promise<StubBackEnd> {
  const { needsLanguage } = FAMILIES[family];
  const replies: Replies = FAMILIES[family].replies;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stub');
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    request.resume();
    if (pathname.startsWith('/socket.io')) return answer(400, OTHER_VERSION);
    const path = pathname.replace(/^\/api/, '');
    const name = `${request.method ?? 'GET'} ${path}`;
    const lacksLanguage = needsLanguage.some((call) => call === path) && request.headers['lang'] === undefined;
    if (lacksLanguage) return answer(500, { message: 'Server Error' });
    if (!Object.hasOwn(replies, name)) return answer(path === '/news/list' ? 405 : 404, { message: '' });
    return answer(200, envelope(name, replies[name]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stub does not listen on a port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
