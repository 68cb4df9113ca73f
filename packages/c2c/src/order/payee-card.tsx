import { toFixed, type Decimal } from '@bourse/decimal';
import { Box, Alert, colour, CopyButton, Fold, Quiet, RADIUS, Row, soft, Stack, WEIGHT, space } from '@bourse/ui-kit';
import type { Payee, PayMethod } from '@bourse/contracts/c2c';
import { c2cMessages } from '../locales/messages';
import { C2C_DECIMALS } from '../rules/ad-amounts';
import { SupportLink } from '../support/support-link';
import { hasValidCheckDigit } from '../rules/luhn';
import { hasAccount, payeeFields, type PayeeField } from '../rules/payee-fields';

const LINE = {
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 2,
  // The background of a changed line reaches beyond its text, which is in line with the text around.
  margin: space(0, -2),
  padding: space(0.5, 2),
  borderRadius: `${RADIUS.control}px`,
  '& dt': { color: colour.quiet },
  '& dd': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minWidth: 0,
    margin: 0,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  '&[data-changed]': { backgroundColor: soft(colour.warning, 16), fontWeight: WEIGHT.strong },
  '& del': { fontWeight: WEIGHT.regular, color: colour.quiet },
} as const;

const GROUP = { display: 'inline-block', '&:not(:last-child)': { marginInlineEnd: 1.5 } } as const;

/** A card number in groups of four. Its text has no spaces: what is selected and copied is the number. */
function CardNumber({ number }: { readonly number: string }) {
  if (!/^\d{12,}$/.test(number)) return number;
  // oxlint-disable-next-line react/no-array-index-key -- groups of a number that does not change its order
  return number.match(/\d{1,4}/g)?.map((group, at) => (
    <Box component="span" sx={GROUP} key={at}>
      {group}
    </Box>
  ));
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
          <Box sx={LINE} key={field} data-changed={changed.includes(field) || undefined}>
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
          </Box>
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
