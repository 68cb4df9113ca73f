import { NO_VALUE, useFormat } from '@bourse/i18n';
import {
  Box,
  Alert,
  Button,
  colour,
  Columns,
  CopyButton,
  FactList,
  FONT_SIZE,
  QrCode,
  RADIUS,
  Row,
  Stack,
  Text,
  WEIGHT,
  hairline,
} from '@bourse/ui-kit';
import { useEffect } from 'react';
import { isSameAddress } from '../rules/address/resemblance';
import { addressFault } from '@bourse/contracts/addresses';
import { AddressText, ComparedAddress } from '../address/address-text';
import { depositNetwork } from '../rules/address/deposit-network';
import type { Balance, DepositAddress } from '@bourse/contracts/wallet';
import { walletMessages } from '../locales/messages';
import { Body } from '../layout/body';
import { useAmountText } from '../account/use-amount-text';
import { useKnownDepositAddresses } from '../account/stored-values';

const QR_FRAME = {
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 2,
  margin: 0,
  padding: 3,
  border: hairline(colour.line),
  borderRadius: `${RADIUS.control}px`,
  alignSelf: 'start',
  '& figcaption': { fontWeight: WEIGHT.strong, fontSize: FONT_SIZE.form },
} as const;

/** Notes the address and compares it with the one of the last visit. */
function useChangedAddress(key: string, address: string): { before: string | undefined; accept: () => void } {
  const [known, change] = useKnownDepositAddresses();
  const before = known[key];
  const isNew = before === undefined;
  useEffect(() => {
    if (isNew) change((all) => ({ ...all, [key]: address }));
  }, [isNew, key, address, change]);
  return {
    before: before === undefined || isSameAddress(before, address) ? undefined : before,
    accept: () => change((all) => ({ ...all, [key]: address })),
  };
}

/** One deposit address; where it is not valid, why, and neither QR code nor copy. */
export function OneAddress({ currency, entry }: { readonly currency: Balance; readonly entry: DepositAddress }) {
  const text = walletMessages.useText();
  const { name, kind } = depositNetwork(entry, currency);
  const fault = addressFault(entry.address, kind);
  // The address of an unknown network cannot be checked.
  if (fault === undefined || fault === 'unknownNetwork') return <ValidAddress currency={currency} entry={entry} />;
  return (
    <Body>
      <Alert tone="error" isAnnounced>
        <div>
          {text(fault === 'checksum' ? 'deposit.checksum' : 'deposit.invalid', {
            network: name ?? currency.currency,
          })}
        </div>
        <AddressText address={entry.address} />
      </Alert>
    </Body>
  );
}

/** The warning, then in two columns QR code and address, and what to know. */
function ValidAddress({ currency, entry }: { readonly currency: Balance; readonly entry: DepositAddress }) {
  const text = walletMessages.useText();
  const format = useFormat();
  const amountText = useAmountText();
  const { name: network } = depositNetwork(entry, currency);
  const { before, accept } = useChangedAddress(`${currency.currency} ${entry.network}`, entry.address);
  const name =
    network === undefined
      ? text('deposit.address', { currency: currency.currency })
      : text('deposit.addressOf', { currency: currency.currency, network });
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
      {/* The most expensive mistake is above the address. */}
      <Alert tone="warning">
        {network === undefined
          ? text('deposit.unnamed', { currency: currency.currency })
          : text('deposit.onlySend', { currency: currency.currency, network })}{' '}
        {text('deposit.ends', { end: entry.address.slice(-6) })}
      </Alert>
      <Columns shares={[1, 1]} spacing={6}>
        <Row spacing={4} sx={{ alignItems: 'start', '& > div': { flex: '1 1 200px' } }}>
          <Box component="figure" sx={QR_FRAME}>
            <QrCode value={entry.address} label={name} />
            <figcaption>{network ?? currency.currency}</figcaption>
          </Box>
          <Stack>
            <Text size="table" tone="quiet">
              {name}
            </Text>
            <AddressText address={entry.address} />
            <div>
              <CopyButton value={entry.address} label={text('deposit.copy')} showsLabel />
            </div>
          </Stack>
        </Row>
        <Stack>
          <FactList
            facts={[
              { label: text('deposit.network'), value: network ?? NO_VALUE },
              ...(entry.minimum === undefined
                ? []
                : [{ label: text('deposit.minimum'), value: amountText(entry.minimum, currency.currency) }]),
              ...(entry.confirmations === undefined
                ? []
                : [{ label: text('deposit.confirmations'), value: format.number(entry.confirmations) }]),
              { label: text('deposit.account'), value: text('account.change') },
            ]}
          />
          {entry.minimum !== undefined && (
            <Text size="table" tone="quiet">
              {text('deposit.belowMinimum', { minimum: amountText(entry.minimum, currency.currency) })}
            </Text>
          )}
          {entry.tips !== '' && (
            <Text size="table" tone="quiet">
              {entry.tips}
            </Text>
          )}
        </Stack>
      </Columns>
    </Body>
  );
}
