// @vitest-environment jsdom
import { respond, status } from '@bourse/api-client/testing';
import { freshServer } from '@bourse/feature-kit/test-server';
import { beforeEach, expect, it } from 'vitest';
import { leverSubmit } from '@bourse/contracts/lever';
import { aPosition, leverExchange, leverHandlers, type LeverExchange } from '../testing';
import { aTab } from './a-tab.test-support';
import { reverseTicket, reverseWrite } from './reverse-write';

const positions = [aPosition({ id: 31 }), aPosition({ id: 32 })] as const;
let exchange: LeverExchange;
const { server } = freshServer(() => {
  exchange = leverExchange({ positions: [...positions] });
  return leverHandlers(exchange);
});
beforeEach(() => sessionStorage.clear());

it('a lost reversal is not told as done because of the reversal of an equal position', async () => {
  const store = await aTab();
  const reverse = (position: (typeof positions)[number]) => {
    const ticket = reverseTicket(position);
    if (ticket) store.dispatch(reverseWrite.press(ticket));
    return store.dispatch(reverseWrite.send());
  };
  let second: ReturnType<typeof reverse> | undefined;
  server.use(
    respond(leverSubmit, async () => {
      server.resetHandlers(...leverHandlers(exchange));
      second = reverse(positions[1]);
      await second;
      return status(504);
    }),
  );
  expect(await reverse(positions[0])).toEqual({ kind: 'unknown', finding: 'closed' });
  expect(await second).toBeUndefined();
  expect(exchange.positions.map(({ id }) => id)).toEqual([32]);
});
