import { freshServer, stubLayout } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { decimal } from '@bourse/decimal';
import { preloadMessages } from '@bourse/i18n/testing';
import { aPair, marketHandlers } from '@bourse/market/testing';
import { afterEach, beforeEach, vi } from 'vitest';
import { microOptions } from '../feature';
import { reducers } from '../reducers';
import { OptionPanel } from '../order-form/option-panel';
import { OrdersTabs } from '../orders/orders-tabs';
import { optionExchange, optionHandlers } from '../testing';

export const pair = aPair({ matchId: 7, hasOptions: true, last: decimal(104_000) });
export const openPanel = (options = {}) => renderFeature(<OptionPanel pair={pair} />, { reducers, ...options });
export const openOrders = () => renderFeature(<OrdersTabs pair={pair} />, { reducers });

/** For the top of a test file: for each test a new exchange, a wide screen and the texts of options. */
export function freshOptions() {
  const present = { exchange: optionExchange() };
  const { server, heal } = freshServer(() => {
    present.exchange = optionExchange();
    return [...optionHandlers(present.exchange), ...marketHandlers()];
  });
  beforeEach(async () => {
    stubLayout(1680);
    await preloadMessages(microOptions.messages);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return { present, server, heal };
}
