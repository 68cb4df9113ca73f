import { asFailure } from '@bourse/api-client';
import { useFormat, useLanguage } from '@bourse/i18n';
import { ReadError } from '@bourse/feature-kit';
import { Button, Dialog, EmptyState, RadioCards, Skeleton, Text } from '@bourse/ui-kit';
import { useState } from 'react';
import { useDepositAddressQuery } from '../api';
import type { Balance, DepositAddress } from '@bourse/contracts/wallet';
import { walletMessages } from '../locales/messages';
import { Body } from '../layout/body';
import { useAmountText } from '../account/use-amount-text';
import { CompanyAddress } from './company-address';
import { DepositHistory } from './deposit-history';
import { OneAddress } from './one-address';
import { ProofForm } from './proof-form';

/** Identifies an address among those of its currency. */
const keyOf = ({ network, address }: DepositAddress) => `${network} ${address}`;

export interface DepositPanelProps {
  readonly currency: Balance;
}

/** The deposit addresses of a currency, network by network, the latest deposits, and the proof form. */
export function DepositPanel({ currency }: DepositPanelProps) {
  const text = walletMessages.useText();
  const format = useFormat();
  const amountText = useAmountText();
  const { language: lang } = useLanguage();
  const { currentData, error, isError, refetch } = useDepositAddressQuery({
    currency: currency.currencyId,
    lang,
  });
  const [chosen, setChosen] = useState<string>();
  const [hasProof, setHasProof] = useState(false);

  if (isError && !currentData) {
    const failure = asFailure(error);
    if (failure.kind === 'malformed') {
      return (
        <EmptyState
          title={text('deposit.unreadable')}
          hint={text('deposit.unreadable.hint')}
          action={<Button onClick={() => void refetch()}>{text('failed.retry')}</Button>}
        />
      );
    }
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
  // With several networks no address is shown before the choice: money sent over another network is lost.
  const entry = currentData.length === 1 ? first : currentData.find((each) => keyOf(each) === chosen);
  const detailsOf = ({ minimum, confirmations }: DepositAddress) =>
    [
      minimum && text('deposit.cardMinimum', { minimum: amountText(minimum, currency.currency) }),
      confirmations !== undefined && text('deposit.cardConfirmations', { count: format.number(confirmations) }),
    ]
      .filter((part) => typeof part === 'string')
      .map((part) => (
        <Text key={part} as="span" size="inherit" style={{ display: 'block' }}>
          {part}
        </Text>
      ));
  return (
    <>
      {currentData.length > 1 && (
        <Body>
          <RadioCards
            label={text('deposit.network')}
            cards={currentData.map((each, at) => ({
              value: keyOf(each),
              title: each.network === '' ? text('deposit.addressNumber', { number: at + 1 }) : each.network,
              details: detailsOf(each),
            }))}
            value={chosen}
            onChange={setChosen}
          />
          {!entry && (
            <Text size="table" tone="quiet">
              {text('deposit.chooseNetwork')}
            </Text>
          )}
        </Body>
      )}
      {entry && <OneAddress key={keyOf(entry)} currency={currency} entry={entry} />}
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
            <Body style={{ padding: 0 }}>
              <ProofForm currency={currency} onDone={() => setHasProof(false)} />
            </Body>
          </Dialog>
        )}
        {entry && <CompanyAddress currency={currency} network={entry.network} />}
        <Text as="h3" size="reading" isStrong>
          {text('deposit.latest')}
        </Text>
      </Body>
      <DepositHistory currency={currency} network={entry?.network} />
    </>
  );
}
