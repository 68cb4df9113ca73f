import { FeaturePart } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { Alert, Button, Checkbox, Dialog, FactList, FieldRow, Stack, TextField } from '@bourse/ui-kit';
import { useState } from 'react';
import { useYuan } from '../layout/use-yuan';
import { c2cMessages } from '../locales/messages';
import { C2C_DECIMALS } from '../rules/ad-amounts';
import type { OrderDialogProps } from './cancel-dialog';
import { compareNames, type NameMatch } from '../rules/name-match';
import { LINKS } from '../links';

const UNVERIFIED = { tone: 'info', key: 'match.unverified' } as const;
const RESULTS = {
  match: { tone: 'success', key: 'match.verified' },
  near: { tone: 'warning', key: 'match.near' },
  mismatch: { tone: 'error', key: 'match.mismatch' },
} as const satisfies Record<NameMatch, object>;

/**
 * Releases the coin. The seller types the remitter's name from the bank's notice; it is compared with the name of the
 * counterparty, which is called verified only where the exchange has compared it. Release needs the statement that the money has arrived.
 */
export function ReleaseDialog({ order, isPending, onConfirm, onCancel }: OrderDialogProps) {
  const text = c2cMessages.useText();
  const format = useFormat();
  const yuan = useYuan();
  const [remitter, setRemitter] = useState('');
  const [hasArrived, setArrived] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const isTyped = remitter.trim() !== '';
  const match = isTyped && order.counterpartyName !== '' ? compareNames(remitter, order.counterpartyName) : undefined;
  const confirm = () => {
    if (isTyped && hasArrived) onConfirm();
    else setPressed(true);
  };
  return (
    <Dialog
      open
      hasCloseButton
      title={text('release.title', { amount: format.amount(order.amount, C2C_DECIMALS), coin: order.currency })}
      onClose={(by) => by !== 'outside' && !isPending && onCancel()}
      actions={
        <FieldRow style={{ width: '100%' }}>
          <Button tone="quiet" onClick={onCancel}>
            {text('release.notYet')}
          </Button>
          <Button tone={match === 'mismatch' ? 'danger' : 'primary'} pending={isPending} onClick={confirm}>
            {text(match === 'mismatch' ? 'release.anyway' : 'action.release')}
          </Button>
        </FieldRow>
      }
    >
      <Stack>
        <FeaturePart part={LINKS.antiPhishingPhrase} isOptional />
        <Alert tone="warning">{text('release.warning')}</Alert>
        <FactList
          facts={[
            { label: text('order.toReceive'), value: <strong>{yuan(order.total)}</strong> },
            ...(order.counterpartyName === ''
              ? []
              : [{ label: text('order.counterparty'), value: <span translate="no">{order.counterpartyName}</span> }]),
          ]}
        />
        <TextField
          label={text('release.remitter')}
          hint={text('release.remitterHint')}
          value={remitter}
          onChange={setRemitter}
          maxLength={80}
          error={isPressed && !isTyped ? text('release.remitterMissing') : undefined}
          keepsErrorRoom={text('release.remitterMissing')}
        />
        {match && <MatchResult match={match} isVerified={order.isNameVerified} />}
        <Checkbox
          label={text('release.arrived', { money: yuan(order.total) })}
          checked={hasArrived}
          onChange={setArrived}
          error={isPressed && !hasArrived ? text('release.arrivedMissing') : undefined}
          keepsErrorRoom={text('release.arrivedMissing')}
        />
      </Stack>
    </Dialog>
  );
}

function MatchResult({ match, isVerified }: { readonly match: NameMatch; readonly isVerified: boolean }) {
  const text = c2cMessages.useText();
  // A name that the exchange has not verified is no evidence of the buyer.
  const { tone, key } = match === 'match' && !isVerified ? UNVERIFIED : RESULTS[match];
  return (
    <Alert tone={tone} isAnnounced>
      {text(key)}
    </Alert>
  );
}
