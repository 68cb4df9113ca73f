import { keepDigits } from '@bourse/contracts/wire';
import { INTEREST } from '@bourse/contracts/events';
import type { VersionLinkFactory } from './link';
import { loadSocket } from './load-socket';

/**
 * How the library reports a server of version 2: over WebSocket by a text of its own, over polling as a packet that it cannot
 * parse.
 */
const isOfVersion2 = (error: Error) =>
  error.message.includes('v2.x') || ('code' in error && error.code === 'parser error');

/** A link over Socket.IO 4. The library's own reconnection is off; `connection.ts` decides when to retry. */
export const openSocket4: VersionLinkFactory = async ({ url, session, interest }, handlers) => {
  const [{ io }, { Decoder, Encoder }] = await loadSocket();

  /** Numbers in events keep their digits, as in replies. */
  class ExactDecoder extends Decoder {
    constructor() {
      super(keepDigits);
    }
  }

  const options = {
    autoConnect: false,
    reconnection: false,
    forceNew: true,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    parser: { Encoder, Decoder: ExactDecoder },
    auth: (give: (handshake: object) => void) => give({ token: session().token, [INTEREST]: interest() }),
  };
  const socket = url === undefined ? io(options) : io(url, options);
  let isClosing = false;

  socket.on('connect', () => handlers.onConnect());
  socket.on('connect_error', (error) => {
    if (isOfVersion2(error)) handlers.onOtherVersion();
    else handlers.onFailure();
  });
  socket.on('disconnect', () => {
    if (!isClosing) handlers.onDisconnect();
  });
  socket.onAny((name: string, payload: unknown) => handlers.onEvent(name, payload));
  socket.io.on('ping', () => handlers.onPing());

  return {
    open: () => void socket.connect(),
    close: () => {
      isClosing = true;
      socket.disconnect();
      isClosing = false;
    },
    emit: (name, payload) => void socket.emit(name, payload),
    want: (wanted) => void socket.emit(INTEREST, wanted),
  };
};
