import {
  decimal,
  dividedBy,
  isGreater,
  isPositive,
  larger,
  plus,
  times,
  toDrawingNumber,
  ZERO,
  type Decimal,
} from '@bourse/decimal';
import { isDistance, oversizeOf } from '@bourse/trading';
import type { Direction } from '@bourse/contracts/lever';
import { summariseAccount } from './account';
import { costOfLot, type LotCost } from './affordable-lots';
import { positionSize } from './contract-value';
import { oppositeOf } from './direction';
import { exitDraft, openingPrice, stopsOf, summarise, type DirectionSummary, type FormInput } from './order-rules';
import { reductionOf, type Reduction } from './reduction';
import type { RiskBudget } from './risk-based-lots';
import { splitFeeDifference, splitLots } from './split-lots';
import { isAboveMarket, isBeyondLiquidation, type StopKind, type Stops } from './stops';
import { unrealisedProfit } from './unrealised-profit';

const HUNDRED = decimal(100);

/** Prices, lot size, fee and limits for the lots of a given risk. */
export type SizingBase = Omit<RiskBudget, 'risk' | 'stopLoss' | 'direction'>;

/** Take profit and stop loss of an order. One that is typed as a price belongs to the direction that its side of the market implies. */
export interface ExitPreview {
  readonly prices: Stops;
  /** P/L at each, before fees. */
  readonly profit: Readonly<Record<StopKind, Decimal | undefined>>;
  /** The stop loss is beyond the estimated liquidation price. */
  readonly isStopBeyond: boolean;
}

/** What an order would do, in quote currency. */
export interface OrderPreview {
  readonly summaries: Readonly<Record<Direction, DirectionSummary>>;
  /** Share of the available balance that the lots use with their fee, 0 to 100; `undefined` while it is not known. */
  readonly share: number | undefined;
  /** Share of the account's equity that the margin of a large order takes, per cent; `undefined` for a smaller one. */
  readonly oversize: Decimal | undefined;
  /** Extra fee of a split order; zero or `undefined` without a split. */
  readonly splitFee: Decimal | undefined;
  /** By the direction of the order. */
  readonly exits: Readonly<Record<Direction, ExitPreview>>;
  /** `undefined` while a part of it is not known. */
  readonly sizingBase: Readonly<Record<Direction, SizingBase | undefined>>;
  /** What a reduce-only order closes, by the direction of the positions; `undefined` for an order that opens, and without lots. */
  readonly reductions: Readonly<Record<Direction, Reduction | undefined>>;
}

type Summaries = OrderPreview['summaries'];

/** The direction that a stop price implies: above the entry is a take profit of a long position, and so on. */
function directionOf(kind: StopKind, input: FormInput, shown: Direction): Direction {
  // A distance is on the side of each direction.
  if (isDistance(exitDraft(input.draft), kind)) return shown;
  const price = input.draft[kind];
  const entry = input.mode === 'limit' ? openingPrice(input, 'long') : input.live;
  if (price === undefined || entry === undefined) return shown;
  return isAboveMarket('long', kind) === isGreater(price, entry) ? 'long' : 'short';
}

function stopProfit(kind: StopKind, input: FormInput, shown: Direction): Decimal | undefined {
  const { draft, lotSize } = input;
  const direction = directionOf(kind, input, shown);
  const stop = stopsOf(input, direction)[kind];
  const entryPrice = openingPrice(input, direction);
  if (stop === undefined || entryPrice === undefined || draft.lots === undefined || lotSize === undefined) {
    return undefined;
  }
  return unrealisedProfit({ direction, entryPrice, size: positionSize(draft.lots, lotSize) }, stop);
}

function sizingBase(direction: Direction, input: FormInput): SizingBase | undefined {
  const { lotSize, rates, limits } = input;
  const entryPrice = openingPrice(input, direction);
  if (entryPrice === undefined || lotSize === undefined) return undefined;
  return {
    entryPrice,
    lotSize,
    feePercent: rates ? plus(rates.spread, rates.tradeFee) : ZERO,
    minimumLots: limits.minimum,
    maximumLots: limits.maximum,
  };
}

function splitFee({ draft, limits, lotSize, rates }: FormInput, { long }: Summaries): Decimal | undefined {
  if (draft.lots === undefined || draft.parts === 1) return undefined;
  const parts = splitLots(draft.lots, draft.parts, limits.minimum);
  if (!parts || lotSize === undefined || long.price === undefined || !rates) return undefined;
  return splitFeeDifference(parts, lotSize, long.price, rates);
}

/** Cost of one lot in the dearer direction: the lots of a share are affordable in both. `undefined` while a part of it is not known. */
export function lotCost({ lotSize, draft, rates }: FormInput, { long, short }: Summaries): LotCost | undefined {
  const [first, second = first] = [long.price, short.price].filter((price) => price !== undefined);
  if (first === undefined || second === undefined) return undefined;
  if (lotSize === undefined || draft.multiple === undefined || !rates) return undefined;
  return { price: larger(first, second), lotSize, multiple: draft.multiple, rates };
}

function share(input: FormInput, summaries: Summaries): number | undefined {
  const { lots } = input.draft;
  const { available } = input.account;
  const cost = lotCost(input, summaries);
  if (!cost || available === undefined) return undefined;
  if (lots === undefined || !isPositive(available)) return 0;
  return Math.min(100, toDrawingNumber(dividedBy(times(times(lots, costOfLot(cost)), HUNDRED), available)));
}

/** Take profit and stop loss of an order in a direction. */
function exitPreview(input: FormInput, direction: Direction, summaries: Summaries): ExitPreview {
  const stopDirection = directionOf('stopLoss', input, direction);
  return {
    prices: stopsOf(input, direction),
    profit: {
      takeProfit: stopProfit('takeProfit', input, direction),
      stopLoss: stopProfit('stopLoss', input, direction),
    },
    isStopBeyond: isBeyondLiquidation(
      stopDirection,
      stopsOf(input, stopDirection).stopLoss,
      summaries[stopDirection].change?.after.liquidation,
    ),
  };
}

/** What a reduce-only order closes of the positions of a direction. */
function reduction(input: FormInput, direction: Direction): Reduction | undefined {
  const { draft, account, pair, lotSizes, priceDecimals } = input;
  if (!draft.isReduceOnly || pair === undefined || draft.lots === undefined) return undefined;
  // Selling closes a long position.
  const price = openingPrice(input, oppositeOf(direction));
  return reductionOf({ ...account, pair, lotSizes, priceDecimals }, direction, draft.lots, price);
}

/** The preview of the form's input for both directions. */
export function previewOf(input: FormInput): OrderPreview {
  const summaries = { long: summarise(input, 'long'), short: summarise(input, 'short') };
  return {
    summaries,
    share: share(input, summaries),
    oversize: oversizeOf(
      summaries.long.margin ?? summaries.short.margin,
      summariseAccount({ ...input.account, pushedRiskRate: undefined }).equity,
    ),
    splitFee: splitFee(input, summaries),
    exits: { long: exitPreview(input, 'long', summaries), short: exitPreview(input, 'short', summaries) },
    sizingBase: { long: sizingBase('long', input), short: sizingBase('short', input) },
    reductions: { long: reduction(input, 'long'), short: reduction(input, 'short') },
  };
}
