import { selectUserId } from '@bourse/api-client';
import { useAppSelector } from '@bourse/feature-kit';
import { Alert, CopyButton, Row, Text } from '@bourse/ui-kit';
import { useCompanyAddressQuery } from '../api';
import { AddressText } from '../address/address-text';
import { depositNetwork } from '../rules/address/deposit-network';
import { networkKind } from '@bourse/contracts/addresses';
import type { Balance } from '@bourse/contracts/wallet';
import { walletMessages } from '../locales/messages';

/** The kind of the network of `company_eth_address`. */
const KIND = 'evm';
const ETHEREUM = 'ETH';

export interface CompanyAddressProps {
  readonly currency: Balance;
  /** The chosen network; empty for the only one of the currency. */
  readonly network: string;
}

/** The operator's own Ethereum address, for a payment that a deposit proof follows. Shown for networks of its kind only. */
export function CompanyAddress({ currency, network }: CompanyAddressProps) {
  const text = walletMessages.useText();
  const userId = useAppSelector(selectUserId);
  const isOfKind = networkKind(network, currency) === KIND;
  const { currentData } = useCompanyAddressQuery(userId ?? 0, {
    skip: userId === undefined || !isOfKind,
  });
  if (!isOfKind || currentData === undefined || currentData === '') return null;
  const { name } = depositNetwork({ network, address: currentData }, currency);
  const names = { currency: currency.currency, network: name ?? ETHEREUM };
  return (
    <section aria-label={text('deposit.company')}>
      <Text as="h3" size="reading" isStrong>
        {text('deposit.company')}
      </Text>
      <Text size="table" tone="quiet">
        {text('deposit.addressOf', names)}
      </Text>
      <Row>
        <AddressText address={currentData} />
        <CopyButton value={currentData} label={text('deposit.copy')} />
      </Row>
      <Alert tone="warning">
        <div>{text('deposit.onlySend', names)}</div>
        <div>{text('deposit.companyHint')}</div>
      </Alert>
    </section>
  );
}
