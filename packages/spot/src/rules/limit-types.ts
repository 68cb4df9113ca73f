import { isGreater, isLess, type Decimal } from '@bourse/decimal';
import {
  EXIT_ABILITIES,
  LIMIT_TYPES,
  type ExitAbility,
  type LimitType,
  type OrderMode,
  type Side,
} from '@bourse/contracts/market';

/** The user's choice of the type of a limit order. */
export interface TypeDraft {
  /** `undefined`: a plain limit order, good till cancelled. */
  readonly type?: LimitType;
  /** Trigger price of a stop-limit order. */
  readonly trigger?: Decimal | undefined;
}

/** Only the choice of a draft. */
export function typeDraft({ type, trigger }: TypeDraft): TypeDraft {
  return { ...(type && { type }), ...(trigger !== undefined && { trigger }) };
}

/** The type of the order; `undefined` for a plain limit order, a market order, and a type that the exchange does not offer. */
export function limitTypeOf({
  mode,
  draft,
  limitTypes = [],
}: {
  readonly mode: OrderMode;
  readonly draft: TypeDraft;
  readonly limitTypes?: readonly LimitType[] | undefined;
}): LimitType | undefined {
  const { type } = draft;
  return mode === 'limit' && type !== undefined && limitTypes.includes(type) ? type : undefined;
}

/** The types of orders and exits that an exchange does not announce for a pair; none where it announces no types at all. */
export function missingTypes(
  announced: { readonly limitTypes: readonly LimitType[]; readonly exits: readonly ExitAbility[] } | undefined,
): readonly (LimitType | ExitAbility)[] {
  if (!announced) return [];
  const { limitTypes, exits } = announced;
  return [
    ...LIMIT_TYPES.filter((type) => !limitTypes.includes(type)),
    ...EXIT_ABILITIES.filter((ability) => !exits.includes(ability)),
  ];
}

/** Does an order of this type never rest? */
export const isImmediate = (type: LimitType | undefined): boolean => type === 'ioc' || type === 'fok';

/** Would a limit order trade at once? `best`: the price at which its side trades. */
function wouldTake(side: Side, price: Decimal | undefined, best: Decimal | undefined): boolean {
  if (price === undefined || best === undefined) return false;
  return side === 'buy' ? !isLess(price, best) : !isGreater(price, best);
}

/** Has the last price already reached the trigger of a stop-limit order? A buy waits for a rise, a sale for a fall. */
function isTriggerReached(side: Side, trigger: Decimal | undefined, last: Decimal | undefined): boolean {
  if (trigger === undefined || last === undefined) return false;
  return side === 'buy' ? !isGreater(trigger, last) : !isLess(trigger, last);
}

/** The prices that the type of an order is compared with. */
export interface TypePrices {
  readonly price: Decimal | undefined;
  readonly trigger: Decimal | undefined;
  /** The price at which the side trades. */
  readonly best: Decimal | undefined;
  readonly last: Decimal | undefined;
}

/** Key of the warning that an order of this type would not wait: a post-only order is rejected then, a stop-limit order is placed at once. */
export function typeWarning(type: LimitType | undefined, side: Side, { price, trigger, best, last }: TypePrices) {
  if (type === 'post_only' && wouldTake(side, price, best)) return 'form.wouldTake';
  if (type === 'stop_limit' && isTriggerReached(side, trigger, last)) return 'form.triggerReached';
  return undefined;
}
