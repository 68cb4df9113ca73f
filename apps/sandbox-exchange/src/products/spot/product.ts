import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { Context } from '../../core/context';
import type { Product } from '../../core/product';
import type { Published } from '../../core/published';
import { explain } from './explain';
import { ANNOUNCED } from './announced';
import { SPOT_AUDIT } from './audit';
import { cancelOpenOrders } from './cancel-open';
import { openOrdersOf } from './open-orders';
import { publishedVolumesOf } from './published-volumes';
import { loadSpot, writeSpot } from './store';
import { pruneSpot } from './prune';
import { ORDER_HOLD, SPOT, type SpotContext } from './spot-context';
import { activateStop } from './activate-stop';
import type { SpotState } from './state';
import type { Fill, Order } from './types';

declare module '../../core/events' {
  interface ExchangeEvents {
    /** An order was placed, filled or cancelled. */
    order: Order;
    fill: Fill;
  }
}

/** Limit, stop-limit and market orders of spot pairs. */
export const spot: Product<SpotState> = {
  ...SPOT,
  announced: ANNOUNCED,
  explain,
  // The reference of a hold and a release is an order, of a trade a fill.
  entries: {
    order_hold: SERVER_TEXTS.ledgerSpotHeld,
    order_release: SERVER_TEXTS.ledgerSpotReleased,
    // As the base currency sees it; of the quote currency, a credit is a sale. A buyer's better price releases a part of the hold.
    trade: {
      credit: SERVER_TEXTS.ledgerSpotBought,
      debit: SERVER_TEXTS.ledgerSpotSold,
      released: SERVER_TEXTS.ledgerSpotReleased,
    },
  },
  holdPurposes: [ORDER_HOLD],
  audit: SPOT_AUDIT,
  prune: pruneSpot,

  async load({ db, catalog, published }) {
    const state = await loadSpot(db);
    openOrdersOf(published).load(state.allOpen());
    publishedVolumesOf(published).load(state.volumes.all());
    publish(
      state,
      published,
      catalog.pairs().map(({ id }) => id),
    );
    return state;
  },

  cancelOpen: (context, state, userId) => cancelOpenOrders({ ...context, spot: state }, userId),

  // Every deadline is a stop-limit order that was triggered.
  due: (context, state, { key }) => activateStop({ ...context, spot: state }, Number(key)),
  writes(state) {
    const writes = state.takeWrites();
    if (writes.placed.length === 0 && writes.changed.length === 0) return undefined;
    return {
      write: (transaction) => writeSpot(transaction, writes),
      publish: (published) => {
        openOrdersOf(published).update([...writes.changed, ...writes.placed]);
        publishedVolumesOf(published).update(writes.volumes);
        publish(state, published, writes.pairs);
      },
    };
  },
};

/** Gives a command the state of spot trading. */
export function enter(context: Context): SpotContext {
  return { ...context, spot: context.of(spot) };
}

function publish(state: SpotState, published: Published, pairIds: Iterable<number>): void {
  for (const pairId of pairIds) {
    const book = state.book(pairId);
    published.publish(pairId, {
      bids: [...book.levels('buy')],
      asks: [...book.levels('sell')],
      last: state.lastPrice(pairId),
    });
  }
}
