import { ControlError } from '../operator/json';
import type { Bots } from './bots/bots';

/**
 * Bots that are opened when they are started first. They trade and stop once they are open; a price cannot be set before.
 * @param onError is called where the opening fails: then no bot trades
 */
export function lateBots(openBots: () => Promise<Bots>, onError: (error: unknown) => void): Bots {
  let opened: Bots | undefined;
  let opening: Promise<void> | undefined;
  let isWanted = false;
  let isClosed = false;
  async function open() {
    opened = await openBots();
    if (isClosed) opened.close();
    else if (isWanted) opened.start();
  }
  const ready = () => (opening ??= open().catch(onError));
  const present = () => {
    if (!opened) throw new ControlError('The bots are still being opened.');
    return opened;
  };
  return {
    open: ready,
    start() {
      isWanted = true;
      if (opened) opened.start();
      else void ready();
    },
    async stop() {
      isWanted = false;
      await opening;
      await opened?.stop();
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
