import type { Decimal } from '@bourse/decimal';
import type { Finding, KnownIds, useWrite } from '@bourse/safe-writes';
import type { Launch } from '@bourse/contracts/subscription';
import type { QuantityProblem } from '../rules/quantity';
import type { SellThrough } from '../rules/sell-through';
import type { SubscribePreview } from '../rules/subscribe-preview';
import type { SubscribeTicket } from '../writes/subscribe';

type SubscribeWrite = ReturnType<
  typeof useWrite<never, { ticket: SubscribeTicket; before: KnownIds; finding: Finding; reply: string }>
>;

/** The form of a subscription. */
export interface FormModel {
  readonly values: { readonly quantity: Decimal | undefined };
  readonly errors: {
    readonly quantity: QuantityProblem | undefined;
    /** The text of the server's refusal. */
    readonly refusal: string | undefined;
  };
  readonly preview: SubscribePreview;
  readonly submit: Pick<SubscribeWrite, 'state' | 'isBusy' | 'confirm' | 'takeBack' | 'lookAgain' | 'dismiss'>;
}

export interface MarketModel {
  readonly launch: Launch;
  /** Market price of the token in USDT; `undefined` while unknown. */
  readonly price: Decimal | undefined;
  /** How fast the launch sells; `undefined` while it is not known. */
  readonly pace: SellThrough | undefined;
}

export interface BalanceModel {
  readonly isLoggedIn: boolean;
  /** USDT; `undefined` for a visitor and while unknown. */
  readonly available: Decimal | undefined;
}

export interface FormActions {
  readonly onQuantity: (quantity: Decimal | undefined) => void;
  readonly onSubmit: () => void;
  /** Asks for confirmation again with the current price. */
  readonly onNewPrice: () => void;
}
