import { createServer, type AddressInfo, type Socket } from 'node:net';

/** The part of Redis 7 that a fan-out uses, in memory: sharded channels over RESP3. */
export interface MemoryRedis {
  readonly url: string;
  /** Commands wait until the returned function is called. */
  hold(): () => void;
  /** Breaks every connection, as a server that is killed does. */
  breakConnections(): void;
  close(): void;
}

/** A command and its arguments; a character is a byte. */
type Command = readonly string[];

const bulk = (text: string) => `$${text.length}\r\n${text}\r\n`;
const push = (...parts: readonly string[]) => `>${parts.length}\r\n${parts.join('')}`;

/** Starts the server on a free port. */
export async function memoryRedis(): Promise<MemoryRedis> {
  const channels = new Map<string, Set<Socket>>();
  const sockets = new Set<Socket>();
  let held: (() => void)[] | undefined;
  const hear = (channel: string) => channels.get(channel) ?? new Set<Socket>();

  const answers: Readonly<Record<string, (socket: Socket, channel: string, message: string) => string>> = {
    HELLO: () => '%0\r\n',
    PING: () => '+PONG\r\n',
    SSUBSCRIBE: (socket, channel) => {
      channels.set(channel, hear(channel).add(socket));
      return push(bulk('ssubscribe'), bulk(channel), ':1\r\n');
    },
    SUNSUBSCRIBE: (socket, channel) => {
      hear(channel).delete(socket);
      return push(bulk('sunsubscribe'), bulk(channel), ':0\r\n');
    },
    SPUBLISH: (_socket, channel, message) => {
      for (const other of hear(channel)) {
        other.write(push(bulk('smessage'), bulk(channel), bulk(message)), 'latin1');
      }
      return `:${hear(channel).size}\r\n`;
    },
  };

  const carryOut = (socket: Socket, [name = '', channel = '', message = '']: Command) => {
    const answer = answers[name.toUpperCase()];
    socket.write(answer ? answer(socket, channel, message) : '+OK\r\n', 'latin1');
  };

  const server = createServer((socket) => {
    let received = '';
    sockets.add(socket);
    socket.setEncoding('latin1');
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      sockets.delete(socket);
      for (const listening of channels.values()) listening.delete(socket);
    });
    socket.on('data', (chunk) => {
      received += chunk.toString();
      for (let taken = takeCommand(received); taken; taken = takeCommand(received)) {
        const { command, length } = taken;
        received = received.slice(length);
        if (held) held.push(() => carryOut(socket, command));
        else carryOut(socket, command);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has such an address
  const { port } = server.address() as AddressInfo;
  const breakConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    hold() {
      const waiting: (() => void)[] = [];
      held = waiting;
      return () => {
        held = undefined;
        for (const run of waiting) run();
      };
    },
    breakConnections,
    close: () => {
      breakConnections();
      server.close();
    },
  };
}

/** The first whole command, an array of bulk strings, and its length; `undefined` where more has to be received. */
function takeCommand(text: string): { command: Command; length: number } | undefined {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (!head) return undefined;
  let at = head[0].length;
  const command: string[] = [];
  for (let count = Number(head[1]); count > 0; count -= 1) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at));
    if (!size) return undefined;
    const from = at + size[0].length;
    const until = from + Number(size[1]);
    if (text.length < until + 2) return undefined;
    command.push(text.slice(from, until));
    at = until + 2;
  }
  return { command, length: at };
}
