import { toFixed, type Decimal } from '@bourse/decimal';
import { Alert, colour, CopyButton, Fold, Quiet, RADIUS, Row, soft, Stack, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { Payee, PayMethod } from '@bourse/contracts/c2c';
import { c2cMessages } from '../locales/messages';
import { C2C_DECIMALS } from '../rules/ad-amounts';
import { SupportLink } from '../support/support-link';
import { hasValidCheckDigit } from '../rules/luhn';
import { hasAccount, payeeFields, type PayeeField } from '../rules/payee-fields';

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 8,
  // The background of a changed line reaches beyond its text, which is in line with the text around.
  margin: '0 -8px',
  padding: '2px 8px',
  borderRadius: RADIUS.control,
  '& dt': { color: colour.quiet },
  '& dd': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minWidth: 0,
    margin: 0,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  '&[data-changed]': { backgroundColor: soft(colour.warning, 16), fontWeight: WEIGHT.strong },
  '& del': { fontWeight: WEIGHT.regular, color: colour.quiet },
});

const Group = styled('span')({ '& + &': { marginInlineStart: 6 } });

/** A card number in groups of four. Its text has no spaces: what is selected and copied is the number. */
function CardNumber({ number }: { readonly number: string }) {
  if (!/^\d{12,}$/.test(number)) return number;
  // oxlint-disable-next-line react/no-array-index-key -- groups of a number that does not change its order
  return number.match(/\d{1,4}/g)?.map((group, at) => <Group key={at}>{group}</Group>);
}

export interface PayeeCardProps {
  readonly payee: Payee;
  /** As this device saw it first. */
  readonly first: Payee | undefined;
  readonly changed: readonly PayeeField[];
  readonly method: PayMethod | undefined;
  /** CNY to pay. */
  readonly total: Decimal;
  /** The user has paid: the details are folded, and nothing is to be copied. */
  readonly isPaid?: boolean;
  /** The user's own payee information. */
  readonly isOwn: boolean;
}

/** Where to pay: each field with a copy button, all of them with the exact amount, and changes since the first view. */
export function PayeeCard({ payee, first, changed, method, total, isPaid = false, isOwn }: PayeeCardProps) {
  const text = c2cMessages.useText();
  const fields = payeeFields(payee, method);
  const all = [
    ...fields.map((field) => `${text(`payee.${field}`)}: ${payee[field]}`),
    `${text('order.total')}: ${toFixed(total, C2C_DECIMALS)} CNY`,
  ].join('\n');
  // The user reads of a wrong card of their own in the payment settings.
  const isCardWrong = !isOwn && fields.includes('bankAccount') && hasValidCheckDigit(payee.bankAccount) === false;
  const card = (
    <Stack>
      {changed.length > 0 && (
        <Alert tone="warning" title={text('payee.changed')} isAnnounced>
          {text('payee.changedHint')}
        </Alert>
      )}
      {!hasAccount(payee, method) && (
        <Alert tone="warning">
          {text(isOwn ? 'payee.ownAccountMissing' : 'payee.accountMissing')} {!isOwn && <SupportLink />}
        </Alert>
      )}
      <Stack component="dl" spacing={1} sx={{ margin: 0 }}>
        {fields.map((field) => (
          <Line key={field} data-changed={changed.includes(field) || undefined}>
            <dt>{text(`payee.${field}`)}</dt>
            <dd>
              <span translate="no">
                {field === 'bankAccount' ? <CardNumber number={payee[field]} /> : payee[field]}
                {changed.includes(field) && first && (
                  <>
                    {' '}
                    <del>{first[field]}</del>
                  </>
                )}
              </span>
              {!isPaid && (
                <CopyButton value={payee[field]} label={text('payee.copy', { field: text(`payee.${field}`) })} />
              )}
            </dd>
          </Line>
        ))}
      </Stack>
      {isCardWrong && <Alert tone="warning">{text('payee.cardWrong')}</Alert>}
      {!isOwn && !isPaid && (
        <Row spacing={1} sx={{ ml: -2 }}>
          <CopyButton value={all} label={text('payee.copyAll')} />
          <Quiet>{text('payee.copyAll')}</Quiet>
        </Row>
      )}
    </Stack>
  );
  return isPaid ? <Fold title={text('payee.paidTo')}>{card}</Fold> : card;
}
