import type { ExitAbility, OrderMode, Side, Trail } from '@bourse/contracts/market';
import type { Decimal } from '@bourse/decimal';
import {
  EXIT_KINDS,
  exitProblem,
  exitsOf,
  limitPrice,
  trailOfDraft,
  trailProblem,
  type ExitDraft,
  type ExitEntry,
  type ExitKind,
  type Exits,
  type PriceDraft,
} from '@bourse/trading';

/** Take profit and stop loss that a buy carries: the exchange arms them as it fills. */
export interface AttachedExits extends Exits {
  /** Of a stop loss that trails; its price is then where it begins. */
  readonly trail?: Omit<Trail, 'peak'> | undefined;
}

/** The order that the exits belong to. */
export interface ExitInput {
  readonly side: Side;
  readonly mode: OrderMode;
  readonly draft: PriceDraft & { readonly exits?: ExitDraft | undefined };
  /** The price at which the side trades at once. */
  readonly best: Decimal | undefined;
  readonly priceStep?: Decimal | undefined;
  /** Decimals of the pair's prices; left out: those of a stored price. */
  readonly pricePlaces?: number | undefined;
  /** The kinds of exits that the exchange offers. */
  readonly exits?: readonly ExitAbility[] | undefined;
}

/** Only a buy carries exits, and only where the exchange announces them. */
export const offersExits = ({ side, exits = [] }: Pick<ExitInput, 'side' | 'exits'>): boolean =>
  side === 'buy' && exits.includes('attached_exits');

const MOST_PLACES = 8;

/** The price that exits are measured from: the limit price, of a market order the best price. */
export const exitEntryOf = ({
  side,
  mode,
  draft,
  best,
  priceStep,
  pricePlaces = MOST_PLACES,
}: ExitInput): ExitEntry => ({
  side,
  price: mode === 'market' ? best : limitPrice(draft, best),
  priceDecimals: pricePlaces,
  priceStep,
});

/** The typed exits as they are sent. */
export function exitsOfDraft(typed: ExitDraft, entry: ExitEntry): AttachedExits {
  const trail = trailOfDraft(typed);
  return { ...exitsOf(typed, entry), ...(trail && { trail }) };
}

/** The exits that the order carries; `undefined` of an order without. */
export function attachedExits(input: ExitInput): AttachedExits | undefined {
  const { exits: typed } = input.draft;
  if (typed === undefined || !offersExits(input)) return undefined;
  const exits = exitsOfDraft(typed, exitEntryOf(input));
  return exits.takeProfit === undefined && exits.stopLoss === undefined ? undefined : exits;
}

interface ExitFieldProblem {
  readonly field: ExitKind;
  readonly code: (typeof EXIT_PROBLEMS)[number];
}

/** The problems of exits, measured from the price of their order. */
export function exitProblemsOf(exits: AttachedExits, entry: ExitEntry): readonly ExitFieldProblem[] {
  return EXIT_KINDS.flatMap((field) => {
    const { trail } = exits;
    const code =
      field === 'stopLoss' && trail ? trailProblem(trail, entry.price) : exitProblem(field, exits[field], entry);
    return code === undefined ? [] : [{ field, code }];
  });
}

/** The problems of the exits of an order. */
export function exitProblems(input: ExitInput): readonly ExitFieldProblem[] {
  const exits = attachedExits(input);
  return exits ? exitProblemsOf(exits, exitEntryOf(input)) : [];
}

/** Codes of the problems of exits. */
export const EXIT_PROBLEMS = [
  'exits.notPositive',
  'exits.priceStep',
  'exits.mustBeAbove',
  'exits.mustBeBelow',
  'exits.trailMissing',
] as const;

export const isExitProblem = (code: string): code is (typeof EXIT_PROBLEMS)[number] =>
  EXIT_PROBLEMS.some((other) => other === code);
