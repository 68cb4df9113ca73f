import { FeaturePart, usePolling, useTokenPriceQuery } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { EmptyState, Padded, Panel, Tabs, Text } from '@bourse/ui-kit';
import { useState } from 'react';
import { walletMessages } from '../locales/messages';
import { Body } from '../layout/body';
import { useWallet } from './use-wallet';
import { RecordTable } from './record-table';
import { LINKS } from '../links';

/** Interval of reads of the token's price (money side, section 9), milliseconds. */
const PRICE_POLL_MS = 1000;

/** The platform's own token: its price, asset records and subscription records. Hidden without a token. */
export function PlatformToken() {
  const text = walletMessages.useText();
  const format = useFormat();
  const { wallet } = useWallet();
  const [tab, setTab] = useState<'assets' | 'subscriptions'>('assets');
  const token = wallet?.accounts.change.balances.find(({ currency }) => currency === wallet.platformToken);
  const { currentData: price } = useTokenPriceQuery(undefined, {
    skip: !token,
    ...usePolling(PRICE_POLL_MS),
  });
  if (!token) return null;
  return (
    <div style={{ marginTop: 16 }}>
      <Panel title={token.currency}>
        <Body style={{ paddingBottom: 0 }}>
          {price !== undefined && (
            <Text size="table" tone="quiet">
              {text('token.price', { token: token.currency, price: format.price(price) })}
            </Text>
          )}
        </Body>
        <Tabs
          label={token.currency}
          items={[
            { id: 'assets', label: text('token.assetRecords') },
            { id: 'subscriptions', label: text('token.subscriptionRecords') },
          ]}
          value={tab}
          onChange={setTab}
        >
          {tab === 'assets' ? (
            <RecordTable account="change" currencyId={token.currencyId} currency={token.currency} />
          ) : (
            <Padded>
              <FeaturePart
                part={LINKS.subscriptionRecords}
                missing={<EmptyState title={text('token.noSubscriptions')} hint={text('token.noSubscriptions.hint')} />}
              />
            </Padded>
          )}
        </Tabs>
      </Panel>
    </div>
  );
}
