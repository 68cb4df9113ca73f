import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** The server's end of one WebSocket (RFC 6455): enough to stream text to a browser on the same machine. */
export interface WebSocketEnd {
  readonly send: (text: string) => void;
  /** Handler of the browser's messages. */
  readonly hear: (listener: (text: string) => void) => void;
}

const HANDSHAKE_KEY = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const TEXT = 0x1;
const CLOSE = 0x8;
const MASKED = 0x80;
const LAST_FRAGMENT = 0x80;
/**
 * Longest payload whose length fits into the header's second byte; the other two values announce a length of 2 or 8
 * bytes.
 */
const SHORT = 125;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

function header(length: number): Buffer {
  if (length <= SHORT) return Buffer.of(LAST_FRAGMENT | TEXT, length);
  if (length < 2 ** 16) return Buffer.of(LAST_FRAGMENT | TEXT, IN_TWO_BYTES, length >> 8, length & 0xff);
  const long = Buffer.alloc(10);
  long.set([LAST_FRAGMENT | TEXT, IN_EIGHT_BYTES]);
  long.writeBigUInt64BE(BigInt(length), 2);
  return long;
}

interface Frame {
  readonly kind: number;
  readonly text: string;
  /** Bytes of the whole frame. */
  readonly size: number;
}

/** The first frame, once it is complete. Browsers mask their frames, which are short here. */
function firstFrame(bytes: Buffer): Frame | undefined {
  const [first, second] = bytes;
  if (first === undefined || second === undefined) return undefined;
  const short = second & ~MASKED;
  if (short === IN_EIGHT_BYTES) throw new Error('A page sent more than 64 KiB at once.');
  const lengthEnd = short === IN_TWO_BYTES ? 4 : 2;
  if (bytes.length < lengthEnd) return undefined;
  const length = short === IN_TWO_BYTES ? bytes.readUInt16BE(2) : short;
  const start = lengthEnd + 4;
  const size = start + length;
  if (bytes.length < size) return undefined;
  const mask = bytes.subarray(lengthEnd, start);
  const text = Buffer.from(bytes.subarray(start, size).map((byte, index) => byte ^ (mask[index % 4] ?? 0))).toString();
  return { kind: first & 0x0f, text, size };
}

/** Answers an upgrade request. */
export function acceptWebSocket({ headers }: IncomingMessage, socket: Duplex): WebSocketEnd {
  const accept = createHash('sha1').update(`${headers['sec-websocket-key']}${HANDSHAKE_KEY}`).digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  let hearer: ((text: string) => void) | undefined;
  const end: WebSocketEnd = {
    send: (text) => {
      const body = Buffer.from(text);
      if (socket.writable) socket.write(Buffer.concat([header(body.length), body]));
    },
    hear: (listener) => {
      hearer = listener;
    },
  };
  let pending = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    pending = Buffer.concat([pending, chunk]);
    for (let frame = firstFrame(pending); frame; frame = firstFrame(pending)) {
      pending = pending.subarray(frame.size);
      if (frame.kind === TEXT) hearer?.(frame.text);
      else if (frame.kind === CLOSE) socket.end();
    }
  });
  // A browser that is closed in the middle of a stream resets its connection.
  socket.on('error', () => socket.destroy());
  return end;
}
