import { keepDigits } from '@bourse/api-client/contract';
import type { LinkFactory } from './link';

/**
 * A link over socket.io. The library is imported when the first connection is opened, so it is not part of the first
 * load. Its own reconnection is off; `connection.ts` decides when to retry.
 */
export const openSocketLink: LinkFactory = async ({ url, session }, handlers) => {
  const [{ io }, { Decoder, Encoder }] = await Promise.all([import('socket.io-client'), import('socket.io-parser')]);

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
    auth: (give: (handshake: object) => void) => give({ token: session().token }),
  };
  const socket = url === undefined ? io(options) : io(url, options);
  let isClosing = false;

  socket.on('connect', () => handlers.onConnect());
  socket.on('connect_error', () => handlers.onFailure());
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
  };
};
