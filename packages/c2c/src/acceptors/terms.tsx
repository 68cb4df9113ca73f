import { useFormat } from '@bourse/i18n';
import { Alert, type Fact } from '@bourse/ui-kit';
import type { Decimal } from '@bourse/decimal';
import type { Acceptor, AcceptorDeal } from '@bourse/contracts/c2c';
import { useYuan } from '../layout/use-yuan';
import { c2cMessages } from '../locales/messages';
import { SupportLink } from '../support/support-link';
import { COIN_DECIMALS } from '../rules/deal-amounts';

type CoinTerms = Pick<Acceptor | AcceptorDeal, 'coin' | 'price' | 'wallet'>;

/** Texts about the coin of a deal; each is `undefined` or empty where the exchange does not state it. */
export function useCoinTexts() {
  const text = c2cMessages.useText();
  const format = useFormat();
  const yuan = useYuan();
  return {
    amount: (value: Decimal | undefined, coin: string) =>
      value === undefined || coin === '' ? undefined : `${format.amount(value, COIN_DECIMALS)} ${coin}`,
    rate: ({ coin, price }: Pick<CoinTerms, 'coin' | 'price'>) =>
      coin === '' || price === undefined ? undefined : text('acceptors.rate', { coin, price: yuan(price) }),
    account: ({ wallet }: Pick<CoinTerms, 'wallet'>) => wallet && text(`deal.wallet.${wallet}`),
  };
}

/** Facts whose value is known. */
export const knownFacts = (
  ...facts: readonly { readonly label: string; readonly value: Fact['value'] | undefined }[]
): Fact[] => facts.filter((fact): fact is Fact => fact.value !== undefined);

/** Shown where the exchange does not state coin, rate or account. */
export function UnknownTerms({ acceptor }: { readonly acceptor: Acceptor }) {
  const text = c2cMessages.useText();
  const isKnown = acceptor.coin !== '' && acceptor.price !== undefined && acceptor.wallet !== undefined;
  return isKnown ? null : (
    <Alert tone="warning">
      {text('deal.unknownTerms')} <SupportLink />
    </Alert>
  );
}
