import { hasKey, isObject, readAs, type DialectCheck, type DialectFindings } from '../../check';
import { pairKeysOf, type Pair } from '../../market';
import { leverDeal, leverMyTrade, leverSetStop, REFUSES_ZERO } from '..';

declare module '../../check' {
  interface Known {
    pair?: Pair;
  }
}

/** No position has it. */
const NO_ID = 2_147_483_647;

/** Sets stops of 0 for a position that does not exist: nothing changes, and the refusal says which of the two is wrong. */
async function doesRefuseZeroStops({ answerTo }: DialectCheck): Promise<boolean> {
  const request = { id: NO_ID, target_profit_price: '0', stop_loss_price: '0' };
  const body = (await answerTo(leverSetStop, request))?.body;
  return isObject(body) && body['type'] === 'error' && REFUSES_ZERO.test(String(body['message']));
}

/** Signs of a dialect in the replies about positions, and what users notice of leverage. */
export async function dialect(check: DialectCheck): Promise<DialectFindings> {
  const { known, messageOf } = check;
  const positions = await messageOf(leverMyTrade, { status: 1, page: 1 });
  const deal = known.pair && readAs(leverDeal, await messageOf(leverDeal, pairKeysOf(known.pair.id)));
  const refusesZeroStops = await doesRefuseZeroStops(check);
  return {
    signs: [
      {
        presets: ['c', 'd', 'e'],
        says: 'positions come as a page without another around it',
        isThere: hasKey(positions, 'data') && !hasKey(positions, 'message'),
      },
    ],
    notes: [
      refusesZeroStops && 'A stop of 0 is refused: take profit and stop loss are set together ("stops": "both").',
      deal !== undefined &&
        (deal.bids.length === 0 || deal.asks.length === 0) &&
        'The leverage book is empty or one-sided: market orders are shown with the last price.',
      deal !== undefined &&
        deal.maintenanceRate === undefined &&
        'No maintenance rate is sent: no liquidation price, no liquidation warning.',
    ],
  };
}
