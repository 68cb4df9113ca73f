import { hasKey, isObject, readAs, refusalOf, type DialectCheck, type DialectFindings } from '../../check';
import { isGreater, isLess, parseDecimal, plus, sumIfKnown } from '@bourse/decimal';
import { pairKeysOf, type Pair } from '../../market';
import { leverDeal, leverDealAll, leverMyTrade, leverSetStop, REFUSES_ZERO, type LeverDeal } from '..';

declare module '../../check' {
  interface Known {
    pair?: Pair;
  }
}

/** Whether `all_levers` contradicts its meaning: less than the available money, or, with positions, more than twice that and the margins. */
function isSizeOfPositions(message: unknown, { available, positions }: LeverDeal): boolean {
  const balance = isObject(message) ? parseDecimal(message['all_levers']) : undefined;
  const known = sumIfKnown([available, ...positions.map(({ margin }) => margin)]);
  if (balance === undefined || available === undefined) return false;
  const isLarge = known !== undefined && positions.length > 0 && isGreater(balance, plus(known, known));
  return isLess(balance, available) || isLarge;
}

/** Signs of a dialect in the replies about positions, and what users notice of leverage. */
export async function dialect(check: DialectCheck): Promise<DialectFindings> {
  const { known, messageOf } = check;
  const positions = await messageOf(leverMyTrade, { status: 1, page: 1 });
  const message = known.pair && (await messageOf(leverDeal, pairKeysOf(known.pair.id)));
  const deal = readAs(leverDeal, message);
  // Of a position that does not exist: nothing changes, and the refusal says which of the two is wrong.
  const stops = { id: 2_147_483_647, target_profit_price: '0', stop_loss_price: '0' };
  const zeroStops = await refusalOf(check, leverSetStop, stops);
  const needsPair = (await refusalOf(check, leverDealAll, { page: 1 })) !== undefined;
  return {
    signs: [
      {
        presets: ['c', 'd', 'e'],
        says: 'positions come as a page without another around it',
        isThere: hasKey(positions, 'data') && !hasKey(positions, 'message'),
      },
    ],
    notes: [
      REFUSES_ZERO.test(zeroStops ?? '') &&
        'A stop of 0 is refused: take profit and stop loss are set together ("stops": "both").',
      deal !== undefined &&
        (deal.bids.length === 0 || deal.asks.length === 0) &&
        'The leverage book is empty or one-sided: market orders are shown with the last price.',
      deal?.hasPartialLots === true && 'Parts of a lot are offered: the client orders whole lots.',
      deal !== undefined &&
        isSizeOfPositions(message, deal) &&
        '`all_levers` is not the balance of the contract account but a size of positions: the client computes equity without it.',
      needsPair &&
        'The list of all positions is refused without a pair: the client reads all pairs from the list of orders.',
      deal !== undefined &&
        deal.maintenanceRate === undefined &&
        'No maintenance rate is sent: no liquidation price, no liquidation warning.',
    ],
  };
}
