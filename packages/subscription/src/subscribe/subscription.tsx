import type { BalanceModel, MarketModel } from './model';
import { SubscribeView } from './subscribe-view';
import { useSubscribeForm } from './use-subscribe-form';

export interface SubscriptionProps {
  readonly market: MarketModel;
  readonly isLoggedIn: boolean;
  readonly onRefused: () => void;
}

/** A launch with the form that subscribes to it. */
export function Subscription({ market, isLoggedIn, onRefused }: SubscriptionProps) {
  const balance: BalanceModel = { isLoggedIn, available: isLoggedIn ? market.launch.balance : undefined };
  const { actions, ...form } = useSubscribeForm(market, balance, onRefused);
  return <SubscribeView form={form} market={market} balance={balance} actions={actions} />;
}
