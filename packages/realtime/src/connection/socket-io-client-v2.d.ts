/** The parts of socket.io-client 2 that the client uses. The package has no types of its own. */
declare module 'socket.io-client-v2' {
  interface Emitter {
    on(event: string, listener: () => void): unknown;
  }

  interface Manager extends Emitter {
    on(event: 'packet', listener: (packet: { readonly type: number; readonly data?: unknown }) => void): unknown;
    on(event: string, listener: () => void): unknown;
    readonly decoder: { add: (packet: unknown) => void };
  }

  interface Socket extends Emitter {
    readonly io: Manager;
    connect(): unknown;
    disconnect(): unknown;
    emit(event: string, payload: unknown): unknown;
  }

  function io(options: object): Socket;
  function io(url: string, options: object): Socket;
  export default io;
}
