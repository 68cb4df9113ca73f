import { ZERO } from '@bourse/decimal';
import type { LinkProps } from '@bourse/feature-kit';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import { ABOVE, Alert, Box, Button, Card, Columns, FactList, Link, MenuButton, Padded, Stack } from '@bourse/ui-kit';
import {
  Form,
  FormAlert,
  FormCheckbox,
  FormNumberField,
  FormRadioCards,
  FormTextField,
  type FormOf,
} from '@bourse/ui-kit/forms';
import { AMOUNT_DECIMALS, useAmountText } from '../account/use-amount-text';
import { ComparedAddress } from '../address/address-text';
import type { Account, SavedAddress, WithdrawalInfo } from '@bourse/contracts/wallet';
import { walletMessages } from '../locales/messages';
import { isSameAddress } from '../rules/address/resemblance';
import type { FeeRule } from '../rules/withdrawal-fee';
import type { WithdrawPreview } from './use-withdraw-preview';
import type { WithdrawValues } from '../rules/withdrawal-rules';

export interface WithdrawFormProps {
  readonly form: {
    /** The fields with their errors. */
    readonly values: FormOf<WithdrawValues>;
    readonly preview: WithdrawPreview;
    readonly isBusy: boolean;
  };
  readonly market: {
    readonly currency: string;
    readonly rule: FeeRule;
    /** Networks of the currency; one without a name where it has only one. */
    readonly networks: readonly string[];
    /** The networks are those of the token: the back end has named none. */
    readonly isNetworkAssumed?: boolean | undefined;
    readonly book: readonly SavedAddress[];
    /** To the address book. */
    readonly bookLink: LinkProps;
    /** Withdrawals are possible to addresses of the book only. */
    readonly hasAllowList: boolean;
  };
  /** `source`: the account that the money is taken from; `undefined` if it is not known. */
  readonly balance: { readonly source: Account | undefined; readonly info: WithdrawalInfo };
  readonly actions: {
    /** An address of the book was chosen. */
    readonly onAddress: (address: string) => void;
    readonly onAll: () => void;
    readonly onSubmit: () => void;
  };
}

/** Three networks have one row where the form is one of two columns. */
const NETWORKS = {
  [ABOVE.md]: { '& [role="radiogroup"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))' } },
} as const;

/** An address is never cut: on a phone it has two lines. */
const WHOLE = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

interface SavedAddressesProps {
  readonly book: readonly SavedAddress[];
  /** The address in the field. */
  readonly address: string;
  readonly onAddress: (address: string) => void;
}

/** The addresses of the book, inside the address field. */
function SavedAddresses({ book, address, onAddress }: SavedAddressesProps) {
  const text = walletMessages.useText();
  const entries = book.map((entry) => ({
    id: entry.address,
    label: (
      <Box component="span" sx={WHOLE}>
        {entry.label === '' ? entry.address : `${entry.label} · ${entry.address}`}
      </Box>
    ),
    isSelected: isSameAddress(entry.address, address),
    onSelect: () => onAddress(entry.address),
  }));
  return <MenuButton icon="user" label={text('withdraw.chooseSaved')} entries={entries} />;
}

/** In two columns: address, network, amount and summary; what to know. The submit opens the review. */
export function WithdrawForm({ form, market, balance, actions }: WithdrawFormProps) {
  const text = walletMessages.useText();
  const format = useFormat();
  const amountText = useAmountText();
  const { values, isBusy } = form;
  const { address, amount, fee, net, isFeeUnknown, expensive, lookalike, matching, isUnchecked, usableAt, rest } =
    form.preview;
  const { currency, rule, networks, isNetworkAssumed = false, book, bookLink, hasAllowList } = market;
  const { source, info } = balance;
  const { onAddress, onAll, onSubmit } = actions;
  const rateText = (rate: FeeRule['rate']) =>
    rule.kind === 'flat' ? amountText(rate, currency) : format.percent(rate);
  const feeText = isFeeUnknown ? NO_VALUE : rateText(rule.rate);
  const rateOf = (network: string) => info.networks?.find(({ name }) => name === network)?.rate ?? rule.rate;
  const errorText = (key: string) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rules return keys of these texts
    text(key as Parameters<typeof text>[0], {
      minimum: amountText(info.minimum ?? ZERO, currency),
      maximum: amountText(info.maximum ?? ZERO, currency),
      rest: amountText(rest ?? info.dayLimit ?? ZERO, currency),
      time: usableAt === undefined ? '' : format.zonedDateTime(usableAt),
    });

  return (
    <Stack>
      {/* The most expensive mistake is first, also on a phone. */}
      <Alert tone="warning">{text('withdraw.wrongNetwork')}</Alert>
      <Columns shares={[3, 2]} spacing={6}>
        <Form form={values} label={text('withdraw.of', { currency })} errorText={errorText} onSubmit={onSubmit}>
          <FormTextField
            name="address"
            label={text('withdraw.address', { currency })}
            maxLength={128}
            {...(book.length > 0 && { end: <SavedAddresses book={book} address={address} onAddress={onAddress} /> })}
            {...(isUnchecked && { hint: text('address.noChecksum') })}
          />
          <div>
            <Button tone="quiet" size="small" {...bookLink}>
              {text('withdraw.manageBook')}
            </Button>
          </div>
          {lookalike !== undefined && (
            <Alert tone="error" isAnnounced>
              <div>{text('address.resemblesWhy')}</div>
              <div>
                {text('address.typed')} <ComparedAddress address={address} other={lookalike} />
              </div>
              <div>
                {text('address.used')} <ComparedAddress address={lookalike} other={address} />
              </div>
              <FormCheckbox name="hasCompared" label={text('address.compared')} />
            </Alert>
          )}
          {isNetworkAssumed && <Alert tone="warning">{text('withdraw.networkAssumed', { currency })}</Alert>}
          {networks.length > 1 && (
            <Box sx={NETWORKS}>
              <FormRadioCards
                name="network"
                label={text('withdraw.network')}
                cards={networks.map((name) => ({
                  value: name,
                  title: name,
                  details:
                    address !== '' && !matching.includes(name)
                      ? text('withdraw.networkMismatch')
                      : text('withdraw.networkFee', { fee: rateText(rateOf(name)) }),
                }))}
              />
            </Box>
          )}
          <FormNumberField
            name="amount"
            label={text('withdraw.amount')}
            decimals={AMOUNT_DECIMALS}
            unit={currency}
            aside={text('withdraw.available', { amount: amountText(info.available, currency) })}
            action={
              <Button size="small" tone="quiet" onClick={onAll}>
                {text('action.all')}
              </Button>
            }
          />
          <Card>
            <Padded>
              <FactList
                facts={[
                  ...(source === undefined ? [] : [{ label: text('withdraw.from'), value: text(`account.${source}`) }]),
                  { label: text('withdraw.fee'), value: amount && !isFeeUnknown ? amountText(fee, currency) : feeText },
                  {
                    label: text('withdraw.net'),
                    value: amount && !isFeeUnknown ? amountText(net, currency) : NO_VALUE,
                    missing: 'notEntered',
                  },
                ]}
              />
            </Padded>
          </Card>
          {expensive && (
            <Alert tone="warning" isAnnounced>
              <div>
                {text('withdraw.highFee')}{' '}
                {expensive.amountForOnePercent !== undefined &&
                  text('withdraw.onePercent', { amount: amountText(expensive.amountForOnePercent, currency) })}
              </div>
              <FormCheckbox name="acceptsFee" label={text('withdraw.acceptsFee')} />
            </Alert>
          )}
          <Button type="submit" size="large" fullWidth pending={isBusy}>
            {text('withdraw.review')}
          </Button>
          <FormAlert />
        </Form>
        <WithdrawTerms
          currency={currency}
          info={info}
          rest={rest}
          isFeeUnknown={isFeeUnknown}
          allowListLink={hasAllowList ? undefined : bookLink}
        />
      </Columns>
    </Stack>
  );
}

interface WithdrawTermsProps {
  readonly currency: string;
  readonly info: WithdrawalInfo;
  readonly rest: WithdrawPreview['rest'];
  /** The minimum is that of the network, which is not chosen. */
  readonly isFeeUnknown: boolean;
  /** To the switch of the allow-list; `undefined` while that protects the withdrawal. */
  readonly allowListLink: LinkProps | undefined;
}

/** What to know before a withdrawal: the balance, the limits, and the allow-list that is off. */
function WithdrawTerms({ currency, info, rest, isFeeUnknown, allowListLink }: WithdrawTermsProps) {
  const text = walletMessages.useText();
  const amountText = useAmountText();
  return (
    <Stack>
      <FactList
        facts={[
          { label: text('balances.available'), value: amountText(info.available, currency) },
          ...(info.minimum === undefined || isFeeUnknown
            ? []
            : [{ label: text('withdraw.minimum'), value: amountText(info.minimum, currency) }]),
          ...(info.maximum === undefined
            ? []
            : [{ label: text('withdraw.maximum'), value: amountText(info.maximum, currency) }]),
          ...(rest === undefined ? [] : [{ label: text('withdraw.rest'), value: amountText(rest, currency) }]),
          ...(rest === undefined && info.dayLimit !== undefined
            ? [{ label: text('withdraw.dayLimit'), value: amountText(info.dayLimit, currency) }]
            : []),
          ...(allowListLink === undefined
            ? []
            : [
                {
                  label: text('allowList.title'),
                  value: (
                    <>
                      {text('allowList.off')} · <Link {...allowListLink}>{text('allowList.switchOn')}</Link>
                    </>
                  ),
                },
              ]),
        ]}
      />
    </Stack>
  );
}
