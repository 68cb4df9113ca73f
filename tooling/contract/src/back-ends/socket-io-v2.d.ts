/** The parts of the server of version 2 that the stubs use. The package has no types of its own. */
declare module 'socket.io-v2' {
  import type { Server as HttpServer } from 'node:http';

  interface Server {
    on(event: 'connection', listener: (socket: never) => void): unknown;
    close(): unknown;
  }

  export default function createServer(http: HttpServer, options: object): Server;
}
