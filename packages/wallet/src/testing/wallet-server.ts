import { freshServer } from '@bourse/feature-kit/test-server';
import { afterEach, beforeAll } from 'vitest';
import { loadTexts } from './open-screen';
import { walletExchange, walletHandlers, type WalletExchange } from './handlers';

/** For the top of a screen's test file: a back end that is made anew for each test, texts, and empty storage. */
export function walletServer(make: () => Partial<WalletExchange> = () => ({})) {
  const present = { exchange: walletExchange() };
  const { server } = freshServer(() => {
    present.exchange = walletExchange(make());
    return walletHandlers(present.exchange);
  });
  beforeAll(loadTexts);
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return { server, exchange: () => present.exchange };
}
