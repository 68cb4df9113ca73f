import { hasKey, isObject, readAs, type DialectCheck, type DialectFindings } from '../../check';
import { decimal, isGreater, isLess, parseDecimal, plus, sumIfKnown, times } from '@bourse/decimal';
import { pairKeysOf, type Pair } from '../../market';
import { leverDeal, leverDealAll, leverMyTrade, leverSetStop, REFUSES_ZERO, type LeverDeal } from '..';

declare module '../../check' {
  interface Known {
    pair?: Pair;
  }
}

/** No position has it. */
const NO_ID = 2_147_483_647;

const TWO = decimal(2);

/** Sets stops of 0 for a position that does not exist: nothing changes, and the refusal says which of the two is wrong. */
async function doesRefuseZeroStops({ answerTo }: DialectCheck): Promise<boolean> {
  const request = { id: NO_ID, target_profit_price: '0', stop_loss_price: '0' };
  const body = (await answerTo(leverSetStop, request))?.body;
  return isObject(body) && body['type'] === 'error' && REFUSES_ZERO.test(String(body['message']));
}

/**
 * Whether `all_levers` contradicts its meaning: it is less than the available money, or, with positions, more than twice the available
 * money and the margins together. */
function isSizeOfPositions(message: unknown, { available, positions }: LeverDeal): boolean {
  const balance = isObject(message) ? parseDecimal(message['all_levers']) : undefined;
  if (balance === undefined || available === undefined) return false;
  if (isLess(balance, available)) return true;
  const margins = sumIfKnown(positions.map(({ margin }) => margin));
  // Pending orders hold the rest; they rarely hold more than all of the other money.
  return positions.length > 0 && margins !== undefined && isGreater(balance, times(plus(available, margins), TWO));
}

/** Whether the list of all positions is refused without a pair. */
async function doesNeedPair({ answerTo }: DialectCheck): Promise<boolean> {
  const body = (await answerTo(leverDealAll, { page: 1 }))?.body;
  return isObject(body) && body['type'] === 'error';
}

/** Signs of a dialect in the replies about positions, and what users notice of leverage. */
export async function dialect(check: DialectCheck): Promise<DialectFindings> {
  const { known, messageOf } = check;
  const positions = await messageOf(leverMyTrade, { status: 1, page: 1 });
  const message = known.pair && (await messageOf(leverDeal, pairKeysOf(known.pair.id)));
  const deal = readAs(leverDeal, message);
  const refusesZeroStops = await doesRefuseZeroStops(check);
  const needsPair = await doesNeedPair(check);
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
