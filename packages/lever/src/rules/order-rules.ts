import { isGreater, isPositive, minus, ONE, plus, type Decimal } from '@bourse/decimal';
import type { PairId } from '@bourse/contracts/market';
import { exitsOf, limitPrice, type ExitDraft, type ExitEntry, type PriceDraft } from '@bourse/trading';
import type { LiquidationAccount } from './account';
import { changeByOpening, type AccountChange } from './account-change';
import type { LotSizes } from './positions';
import type { Direction, ExitTrigger, OrderMode } from '@bourse/contracts/lever';
import { contractValue, positionSize } from './contract-value';
import { findLotProblem, type LotLimits, type LotProblem } from './lot-rules';
import { oppositeOf } from './direction';
import { initialMargin } from './margin';
import { openingFee, type FeeRates, type OpeningFee } from './opening-fee';
import { splitLots } from './split-lots';
import { findStopProblem, missingStop, type StopKind, type StopProblem, type Stops } from './stops';

/* Rules of the leverage order form (trading side, sections 4 and 5). Prices and money are in quote currency.
   Problems are codes, not texts. */

/** The user's input. Take profit and stop loss are prices or per cent, as their unit says; without exits none is typed. */
export interface Draft extends Stops, PriceDraft {
  /** The fields of take profit and stop loss are shown. */
  readonly hasExits: boolean;
  readonly exitUnit: ExitDraft['unit'];
  /** The stop loss is a distance that follows the best price. */
  readonly isTrailing: boolean;
  /** The unit of its distance, where it is not that of the take profit. */
  readonly trailUnit?: ExitDraft['unit'] | undefined;
  /** The price that triggers the exits. */
  readonly exitTrigger: ExitTrigger;
  readonly multiple: Decimal | undefined;
  readonly lots: Decimal | undefined;
  /** Number of entries that the order is split into. */
  readonly parts: number;
  /** The order only closes: a direction is then that of the positions that it closes. */
  readonly isReduceOnly: boolean;
}

export const EMPTY_DRAFT: Draft = {
  multiple: undefined,
  lots: undefined,
  price: undefined,
  isPriceCleared: false,
  takeProfit: undefined,
  stopLoss: undefined,
  hasExits: false,
  exitUnit: 'price',
  isTrailing: false,
  exitTrigger: 'mark',
  parts: 1,
  isReduceOnly: false,
};

/** Everything that the figures of the form follow from. */
export interface FormInput {
  /** `undefined`: the pair has no leverage trading. */
  readonly pair: PairId | undefined;
  /** Decimals of the pair's prices. */
  readonly priceDecimals: number;
  readonly mode: OrderMode;
  readonly draft: Draft;
  /** Best price that a direction opens at: best ask for long, best bid for short. */
  readonly best: Readonly<Record<Direction, Decimal | undefined>>;
  /** Live price: offered as limit price, and compared with limit and stops. */
  readonly live: Decimal | undefined;
  readonly lotSize: Decimal | undefined;
  readonly rates: FeeRates | undefined;
  readonly limits: LotLimits;
  readonly lotSizes: LotSizes;
  readonly account: LiquidationAccount;
  /** The back end takes only both stops together. */
  readonly needsBothStops?: boolean | undefined;
  /** An order carries its take profit and stop loss; otherwise this browser sets them. */
  readonly attachesExits?: boolean | undefined;
}

/** Figures of one direction; each is `undefined` while an input is missing. */
export interface DirectionSummary {
  readonly price: Decimal | undefined;
  readonly value: Decimal | undefined;
  readonly margin: Decimal | undefined;
  readonly fee: OpeningFee | undefined;
  /** Available balance after margin and fee. */
  readonly balanceAfter: Decimal | undefined;
  /** The whole account before and after the order is filled. */
  readonly change: AccountChange | undefined;
}

const NOTHING: DirectionSummary = {
  price: undefined,
  value: undefined,
  margin: undefined,
  fee: undefined,
  balanceAfter: undefined,
  change: undefined,
};

/** The price that a direction is expected to open at. */
export function openingPrice({ mode, draft, best, live }: FormInput, direction: Direction): Decimal | undefined {
  // The book of some back ends is made of positions and often empty; a market order opens at the market's price anyway.
  const price = mode === 'market' ? (best[direction] ?? live) : limitPrice(draft, live);
  return price !== undefined && isPositive(price) ? price : undefined;
}

/** The typed take profit and stop loss. */
export const exitDraft = ({ takeProfit, stopLoss, exitUnit, isTrailing, trailUnit }: Draft): ExitDraft => ({
  takeProfit,
  stopLoss,
  unit: exitUnit,
  isTrailing,
  trailUnit,
});

/** The price that take profit and stop loss of an order in one direction are measured from. */
export const exitEntry = (input: FormInput, direction: Direction): ExitEntry => ({
  side: direction === 'long' ? 'buy' : 'sell',
  price: openingPrice(input, direction),
  priceDecimals: input.priceDecimals,
});

/** The prices of take profit and stop loss of an order in one direction: a distance is on the side of the direction. */
export const stopsOf = (input: FormInput, direction: Direction): Stops =>
  exitsOf(exitDraft(input.draft), exitEntry(input, direction));

/** Contract value, margin, fee, balance afterwards and liquidation price of one direction. */
export function summarise(input: FormInput, direction: Direction): DirectionSummary {
  const { draft, lotSize, rates, account, pair, limits } = input;
  const price = openingPrice(input, direction);
  const { lots, multiple } = draft;
  if (price === undefined || lotSize === undefined || findLotProblem(lots, limits) === 'form.lotsInteger') {
    return { ...NOTHING, price };
  }
  if (lots === undefined) return { ...NOTHING, price };
  const value = contractValue(lots, lotSize, price);
  const fee = rates && openingFee(value, rates);
  if (multiple === undefined || !isPositive(multiple)) return { ...NOTHING, price, value, fee };
  const margin = initialMargin(value, multiple);
  const cost = fee && plus(margin, fee.total);
  return {
    price,
    value,
    margin,
    fee,
    balanceAfter: account.available === undefined || !cost ? undefined : minus(account.available, cost),
    change:
      fee && pair !== undefined
        ? changeByOpening(
            { ...account, pair, lotSizes: input.lotSizes, priceDecimals: input.priceDecimals },
            {
              exposure: { direction, entryPrice: price, size: positionSize(lots, lotSize) },
              margin,
              fee: fee.total,
            },
          )
        : undefined,
  };
}

export type FormField = 'pair' | 'multiple' | 'price' | 'lots' | 'parts' | StopKind;

/** The fields that a mode shows; every other field has no value. */
export const SHOWN_FIELDS = {
  market: ['multiple', 'lots', 'takeProfit', 'stopLoss', 'parts'],
  limit: ['price', 'multiple', 'lots', 'takeProfit', 'stopLoss', 'parts'],
} as const satisfies Readonly<Record<OrderMode, readonly FormField[]>>;

export interface Problem {
  readonly field: FormField;
  readonly code:
    | LotProblem
    | StopProblem
    | LimitProblem
    | 'form.pairMissing'
    | 'form.multipleRequired'
    | 'form.noBestPrice'
    | 'form.insufficient'
    | 'form.partsTooSmall';
}

/**
 * A reduce-only order needs lots and, as limit order, a price. Neither limits nor balance count, and more lots than are open close
 * what is open: no check of the client keeps a position open.
 */
function findReduceProblems(input: FormInput, direction: Direction): readonly Problem[] {
  const problems: Problem[] = [];
  if (input.pair === undefined) problems.push({ field: 'pair', code: 'form.pairMissing' });
  const price = input.mode === 'limit' ? findPriceProblem(input, oppositeOf(direction)) : undefined;
  if (price !== undefined) problems.push({ field: 'price', code: price });
  const lots = findLotProblem(input.draft.lots, { minimum: ONE, maximum: undefined });
  if (lots !== undefined) problems.push({ field: 'lots', code: lots });
  return problems;
}

/** Problems of an order in one direction, in the order of the fields; none for a valid order. */
export function findProblems(input: FormInput, direction: Direction): readonly Problem[] {
  const { draft, limits, live, account } = input;
  if (draft.isReduceOnly) return findReduceProblems(input, direction);
  const problems: Problem[] = [];
  const report = (field: FormField, code: Problem['code'] | undefined) => {
    if (code !== undefined) problems.push({ field, code });
  };
  if (input.pair === undefined) report('pair', 'form.pairMissing');
  if (draft.multiple === undefined || !isPositive(draft.multiple)) report('multiple', 'form.multipleRequired');
  report('price', findPriceProblem(input, direction));
  const lotProblem = findLotProblem(draft.lots, limits);
  report('lots', lotProblem);
  const { price, margin, fee, balanceAfter } = summarise(input, direction);
  if (lotProblem === undefined && draft.lots !== undefined) {
    if (splitLots(draft.lots, draft.parts, limits.minimum) === undefined) report('parts', 'form.partsTooSmall');
    if (account.available !== undefined && margin !== undefined && (balanceAfter ?? margin).startsWith('-')) {
      report('lots', 'form.insufficient');
    } else if (fee === undefined && margin !== undefined && account.available !== undefined) {
      if (isGreater(margin, account.available)) report('lots', 'form.insufficient');
    }
  }
  const stops = stopsOf(input, direction);
  const missing = input.needsBothStops ? missingStop(draft, false) : undefined;
  if (missing) report(missing, 'stops.bothNeeded');
  if (price !== undefined) {
    for (const kind of ['takeProfit', 'stopLoss'] as const) {
      // A limit order fills at its limit: the market of now says nothing about its stops.
      report(kind, findStopProblem(direction, kind, stops[kind], price, input.mode === 'market' ? live : price));
    }
  }
  return problems;
}

/** Problems of an order in each of some directions, before the user has chosen one: a limit above the market is wrong for a buy only. */
export function findCommonProblems(input: FormInput, directions: readonly Direction[]): readonly Problem[] {
  const [first = [], ...others] = directions.map((direction) => findProblems(input, direction));
  return first.filter(({ field, code }) =>
    others.every((problems) => problems.some((other) => other.field === field && other.code === code)),
  );
}

export type LimitProblem = 'form.priceRequired' | 'form.limitBuyAbove' | 'form.limitSellBelow';

/** A limit is not empty; a buy is not above the live price, a sell is not below it (trading side, section 5). */
export function findLimitProblem(
  direction: Direction,
  price: Decimal | undefined,
  live: Decimal | undefined,
): LimitProblem | undefined {
  if (price === undefined || !isPositive(price)) return 'form.priceRequired';
  if (live === undefined) return undefined;
  if (direction === 'long') return isGreater(price, live) ? 'form.limitBuyAbove' : undefined;
  return isGreater(live, price) ? 'form.limitSellBelow' : undefined;
}

function findPriceProblem(input: FormInput, direction: Direction): Problem['code'] | undefined {
  const price = openingPrice(input, direction);
  if (input.mode === 'limit') return findLimitProblem(direction, price, input.live);
  return price === undefined ? 'form.noBestPrice' : undefined;
}
