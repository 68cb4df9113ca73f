import { asFailure } from '@bourse/api-client';
import { useFormat, useLanguage } from '@bourse/i18n';
import { ReadError } from '@bourse/feature-kit';
import {
  Alert,
  Button,
  colour,
  CopyButton,
  Dialog,
  EmptyState,
  FactList,
  QrCode,
  Skeleton,
  Tabs,
} from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { walletApi } from '../api';
import { AddressText, ComparedAddress } from '../address/address-text';
import type { Balance, DepositAddress } from '../contract';
import { RecordTable } from '../account/record-table';
import { walletMessages } from '../locales/messages';
import { Body, Columns, Hint } from '../parts/layout';
import { useAmountText } from '../parts/use-amount-text';
import { useKnownDepositAddresses } from '../stored';
import { ProofForm } from './proof-form';

const QrFrame = styled('figure')({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  padding: 12,
  border: `1px solid ${colour.line}`,
  borderRadius: 6,
  alignSelf: 'start',
  '& figcaption': { fontWeight: 600, fontSize: 14 },
});
const AddressLine = styled('div')({ display: 'flex', alignItems: 'start', gap: 8, '& > span': { flex: 1 } });

/** Notes the address and compares it with the one of the last visit. */
function useChangedAddress(key: string, address: string): { before: string | undefined; accept: () => void } {
  const [known, change] = useKnownDepositAddresses();
  const before = known[key];
  const isNew = before === undefined;
  useEffect(() => {
    if (isNew) change((all) => ({ ...all, [key]: address }));
    // oxlint-disable-next-line react/exhaustive-deps -- `change` is made anew on every render
  }, [isNew, key, address]);
  return {
    before: before === undefined || before === address ? undefined : before,
    accept: () => change((all) => ({ ...all, [key]: address })),
  };
}

function OneAddress({ currency, entry }: { readonly currency: Balance; readonly entry: DepositAddress }) {
  const text = walletMessages.useText();
  const format = useFormat();
  const amountText = useAmountText();
  const network = entry.network === '' ? currency.currency : entry.network;
  const { before, accept } = useChangedAddress(`${currency.currency} ${entry.network}`, entry.address);
  const name = text('deposit.addressOf', { currency: currency.currency, network });
  return (
    <Body>
      {before !== undefined && (
        <Alert tone="warning" isAnnounced>
          <div>{text('deposit.changed')}</div>
          <div>
            {text('deposit.before')} <ComparedAddress address={before} other={entry.address} />
          </div>
          <div>
            {text('deposit.now')} <ComparedAddress address={entry.address} other={before} />
          </div>
          <Button size="small" tone="quiet" onClick={accept}>
            {text('deposit.acceptChange')}
          </Button>
        </Alert>
      )}
      <Columns>
        <QrFrame>
          <QrCode value={entry.address} label={name} />
          <figcaption>{network}</figcaption>
        </QrFrame>
        <Body style={{ padding: 0 }}>
          <div>
            <Hint>{name}</Hint>
            <AddressLine>
              <AddressText address={entry.address} />
              <CopyButton value={entry.address} label={text('deposit.copy')} />
            </AddressLine>
          </div>
          <FactList
            facts={[
              { label: text('deposit.network'), value: network },
              ...(entry.minimum === undefined
                ? []
                : [{ label: text('deposit.minimum'), value: amountText(entry.minimum, currency.currency) }]),
              ...(entry.confirmations === undefined
                ? []
                : [{ label: text('deposit.confirmations'), value: format.number(entry.confirmations) }]),
              { label: text('deposit.account'), value: text('account.change') },
            ]}
          />
          <Alert>
            <div>{text('deposit.onlySend', { currency: currency.currency, network })}</div>
            {entry.tips !== '' && <div>{entry.tips}</div>}
          </Alert>
        </Body>
      </Columns>
    </Body>
  );
}

export interface DepositPanelProps {
  readonly currency: Balance;
  /** Opens on this network. */
  readonly network?: string | undefined;
}

/** The deposit addresses of a currency, network by network, the latest deposits, and the proof form. */
export function DepositPanel({ currency, network: wanted }: DepositPanelProps) {
  const text = walletMessages.useText();
  const { language: lang } = useLanguage();
  const { currentData, error, isError, refetch } = walletApi.endpoints.depositAddress.useQuery({
    currency: currency.currencyId,
    lang,
  });
  const [chosen, setChosen] = useState(wanted);
  const [hasProof, setHasProof] = useState(false);

  if (isError && !currentData) {
    const failure = asFailure(error);
    return failure.kind === 'rejected' ? (
      <EmptyState
        title={text('deposit.unsupported', { currency: currency.currency })}
        hint={text('deposit.unsupported.hint')}
      />
    ) : (
      <ReadError title={text('deposit.failed')} failure={failure} onRetry={() => void refetch()} />
    );
  }
  if (!currentData) return <Skeleton height={240} />;
  const [first] = currentData;
  if (!first) return <EmptyState title={text('deposit.unsupported', { currency: currency.currency })} />;
  const entry = currentData.find(({ network }) => network === chosen) ?? first;
  const address = <OneAddress key={`${entry.network} ${entry.address}`} currency={currency} entry={entry} />;
  return (
    <>
      {currentData.length > 1 ? (
        <Tabs
          label={text('deposit.network')}
          items={currentData.map(({ network }, at) => ({
            id: network,
            label: network === '' ? text('deposit.addressNumber', { number: at + 1 }) : network,
          }))}
          value={entry.network}
          onChange={setChosen}
        >
          {address}
        </Tabs>
      ) : (
        address
      )}
      <Body>
        <div>
          <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => setHasProof(true)}>
            {text('proof.open')}
          </Button>
        </div>
        {hasProof && (
          <Dialog
            open
            title={text('proof.title', { currency: currency.currency })}
            onClose={(by) => {
              // A click beside the dialog keeps what was typed and the picture.
              if (by !== 'outside') setHasProof(false);
            }}
            hasCloseButton
          >
            <Body style={{ padding: '0 0 24px' }}>
              <ProofForm currency={currency} onDone={() => setHasProof(false)} />
            </Body>
          </Dialog>
        )}
        <h3>{text('deposit.latest')}</h3>
      </Body>
      <RecordTable
        account="change"
        currencyId={currency.currencyId}
        currency={currency.currency}
        isExpecting
        filter={(row) =>
          !row.value.startsWith('-') &&
          (row.hash !== '' || row.state !== undefined) &&
          (row.network === '' || row.network === entry.network)
        }
      />
    </>
  );
}
