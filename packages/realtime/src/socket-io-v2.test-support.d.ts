/** The parts of the server of version 2 that the tests use. The package has no types of its own. */
declare module 'socket.io-v2' {
  import type { Server as HttpServer } from 'node:http';

  interface Server {
    on(event: 'connection', listener: (socket: never) => void): unknown;
    use(middleware: (socket: unknown, next: (refusal?: Error) => void) => void): unknown;
    emit(event: string, payload?: unknown): unknown;
    close(): unknown;
  }

  export default function createServer(http: HttpServer, options: object): Server;
}
