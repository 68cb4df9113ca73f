import { ControlError } from '../control/json';
import type { Bots } from './bots/bots';

/**
 * Bots that are still being opened. They start and stop once they are open; a price cannot be set before.
 * @param opening is reported by the caller where it fails: then no bot trades
 */
export function lateBots(opening: Promise<Bots>, onError: (error: unknown) => void): Bots {
  let opened: Bots | undefined;
  let isWanted = false;
  let isClosed = false;
  const ready = opening.then(
    (bots) => {
      opened = bots;
      if (isClosed) bots.close();
      else if (isWanted) bots.start();
      return bots;
    },
    (error: unknown) => {
      onError(error);
      return undefined;
    },
  );
  const present = () => {
    if (!opened) throw new ControlError('The bots are still being opened.');
    return opened;
  };
  return {
    open: async () => void (await ready),
    start() {
      isWanted = true;
      opened?.start();
    },
    async stop() {
      isWanted = false;
      await (await ready)?.stop();
    },
    isRunning: () => opened?.isRunning() ?? false,
    step: async () => present().step(),
    setPrice: async (pairId, price) => present().setPrice(pairId, price),
    follow: (symbol, price) => opened?.follow(symbol, price),
    close() {
      isClosed = true;
      opened?.close();
    },
  };
}
