import { floorTo, times, type Decimal } from '@bourse/decimal';
import { FeaturePart } from '@bourse/feature-kit';
import { findingWords, isLost, WriteOutcome, type WriteState, type Finding, type KnownIds } from '@bourse/safe-writes';
import { useFormat } from '@bourse/i18n';
import { Alert, Button, ConfirmDialog, FactList, Narrow, Padded, Panel, Stack } from '@bourse/ui-kit';
import { Form, FormNumberField, FormRadioCards, FormSelect, FormSubmit, type FormOf } from '@bourse/ui-kit/forms';
import { type ReactNode } from 'react';
import { PAY_METHODS } from '@bourse/contracts/c2c';
import { LINKS } from '../links';
import { useYuan } from '../layout/use-yuan';
import { c2cMessages } from '../locales/messages';
import { C2C_DECIMALS } from '../rules/ad-amounts';
import { useIndexDifference } from '../market/index-difference';
import type { PublishAdTicket } from '../writes/publish-ad';
import { FloatingFields, useFloatingErrors } from '../floating/floating-fields';
import { useFloatingText } from '../floating/ad-price';
import type { AdDraft } from '../rules/ad-rules';
import type { PercentBounds } from '../rules/floating';
import type { Coin } from './use-publish-form';

export interface PublishViewProps {
  readonly form: {
    /** The fields with their errors. */
    readonly values: FormOf<AdDraft>;
    /** Of the entered values. */
    readonly preview: {
      /** Code of the chosen coin. */
      readonly coin: string;
      readonly isSale: boolean;
      /** The price follows the index. */
      readonly isFloating: boolean;
      /** CNY for a coin. */
      readonly price: Decimal | undefined;
      /** CNY. */
      readonly total: Decimal | undefined;
    };
    readonly submit: {
      readonly state: WriteState<PublishAdTicket, KnownIds, Finding>;
      /** The field of the trade password, where the back end wants one. */
      readonly password?: ReactNode;
      readonly confirm: () => void;
      readonly takeBack: () => void;
      readonly lookAgain: () => void;
      readonly dismiss: () => void;
    };
  };
  readonly market: {
    readonly coins: readonly Coin[];
    /** CNY for a coin; `undefined` while unknown. */
    readonly index: Decimal | undefined;
    /** The back end lets a part of an ad be taken. */
    readonly takesParts: boolean;
    /** Bounds of a price that follows the index; `undefined`: prices are fixed. */
    readonly floating?: PercentBounds | undefined;
  };
  readonly balance: {
    /** Coin of a seller; `undefined` for a buyer and while unknown. */
    readonly available: Decimal | undefined;
  };
  readonly actions: {
    readonly onSubmit: (values: AdDraft) => void;
    /** Fills in the input that a failed post has cleared. */
    readonly onRestore?: (() => void) | undefined;
  };
}

/** The form of an ad, with the total and the difference to the index. */
export function PublishView({ form, market, balance, actions }: PublishViewProps) {
  const { values, preview, submit } = form;
  const { coin } = preview;
  const { available } = balance;
  const { onSubmit, onRestore } = actions;
  const { state } = submit;
  const text = c2cMessages.useText();
  const format = useFormat();
  const yuan = useYuan();
  const priceHint = usePriceHint();
  const floatingError = useFloatingErrors(market.floating ?? { least: undefined, most: undefined });
  const describe = (finding: Finding) =>
    findingWords(finding, {
      found: { title: text('publish.found'), message: text('publish.foundHint') },
      nothing: { title: text('publish.notFound') },
    });
  return (
    <Narrow>
      <Panel label={text('publish.title')}>
        <Padded>
          <Stack>
            {onRestore && (
              <Alert
                tone="warning"
                action={
                  <Button size="small" tone="quiet" onClick={onRestore}>
                    {text('publish.restore')}
                  </Button>
                }
              >
                {text('publish.cleared')}
              </Alert>
            )}
            {isLost(state) && (
              <WriteOutcome
                state={state}
                unknownTitle={text('ad.unknown')}
                summary={text('publish.summary', {
                  amount: format.amount(state.ticket.amount, C2C_DECIMALS),
                  coin: state.ticket.currency,
                })}
                describe={describe}
                onLookAgain={submit.lookAgain}
                onDismiss={submit.dismiss}
                onTryAgain={() => void values.submit(onSubmit)}
              />
            )}
            <Form
              form={values}
              label={text('publish.title')}
              onSubmit={onSubmit}
              errorText={(code) => errorText(text, code) ?? floatingError(code) ?? code}
            >
              <FormRadioCards
                name="type"
                label={text('publish.type')}
                cards={[
                  { value: 'sell', title: text('publish.sell'), details: text('publish.sellNote') },
                  { value: 'buy', title: text('publish.buy'), details: text('publish.buyNote') },
                ]}
              />
              <FormSelect
                name="currencyId"
                label={text('market.coin')}
                placeholder={text('publish.choose')}
                options={market.coins.map(({ id, name }) => ({ value: String(id), label: name }))}
              />
              {market.floating && (
                <FormRadioCards
                  name="pricing"
                  label={text('pricing.label')}
                  cards={[
                    { value: 'fixed', title: text('pricing.fixed'), details: text('pricing.fixedNote') },
                    { value: 'floating', title: text('pricing.floating'), details: text('pricing.floatingNote') },
                  ]}
                />
              )}
              {market.floating && preview.isFloating ? (
                <FloatingFields bounds={market.floating} price={preview.price} />
              ) : (
                <FormNumberField
                  name="price"
                  label={text('ad.price')}
                  decimals={C2C_DECIMALS}
                  unit="CNY"
                  hint={priceHint(preview, market.index)}
                />
              )}
              <FormNumberField
                name="amount"
                label={text('publish.amount')}
                decimals={C2C_DECIMALS}
                unit={coin}
                aside={
                  available &&
                  `${text('asset.available')} ${format.amount(floorTo(available, C2C_DECIMALS), C2C_DECIMALS)} ${coin}`
                }
                action={
                  available !== undefined && (
                    <Button
                      size="small"
                      tone="quiet"
                      onClick={() => values.set({ amount: floorTo(available, C2C_DECIMALS) })}
                    >
                      {text('action.all')}
                    </Button>
                  )
                }
              />
              {market.takesParts && (
                <FormNumberField
                  name="minimum"
                  label={text('publish.minimum')}
                  decimals={C2C_DECIMALS}
                  unit={coin}
                  hint={text('publish.minimumHint')}
                />
              )}
              <FormRadioCards
                name="method"
                label={text('market.method')}
                cards={PAY_METHODS.map((method) => ({ value: method, title: text(`method.${method}`) }))}
              />
              <FactList facts={[{ label: text('publish.total'), value: yuan(preview.total), missing: 'notEntered' }]} />
              <FormSubmit>{text('publish.submit')}</FormSubmit>
            </Form>
            {/* After the button: above the form it would arrive late and move a field under a press. */}
            <FeaturePart part={LINKS.tradeRequirements} isOptional />
          </Stack>
        </Padded>
      </Panel>
      <Confirmation {...submit} />
    </Narrow>
  );
}

type Text = ReturnType<typeof c2cMessages.useText>;
const CODES = [
  'publish.coinRequired',
  'publish.priceRequired',
  'publish.amountRequired',
  'publish.amountShort',
  'publish.minimumWrong',
  'publish.methodRequired',
] as const;

/** The text of a code of the schema. */
function errorText(text: Text, code: string): string | undefined {
  const key = CODES.find((each) => each === code);
  return key && text(key);
}

/** The index price, and what the typed price is against it. */
function usePriceHint() {
  const text = c2cMessages.useText();
  const yuan = useYuan();
  const difference = useIndexDifference();
  return ({ price, isSale }: PublishViewProps['form']['preview'], index: Decimal | undefined) => {
    if (!index) return undefined;
    // A publisher of a sell ad has the role of a seller.
    const toIndex = price && difference.percent(price, index, isSale ? 'sell' : 'buy')?.words;
    return [text('publish.index', { price: yuan(index) }), toIndex].filter(Boolean).join(' ');
  };
}

function Confirmation({ state, password, confirm, takeBack }: PublishViewProps['form']['submit']) {
  const text = c2cMessages.useText();
  const format = useFormat();
  const yuan = useYuan();
  const floatingText = useFloatingText();
  if (state.phase !== 'confirming' && state.phase !== 'sending') return null;
  const { type, price, floating, amount, currency, method, minimum } = state.ticket;
  return (
    <ConfirmDialog
      open
      title={text(type === 'sell' ? 'publish.confirmSale' : 'publish.confirmPurchase', { coin: currency })}
      confirmLabel={text('publish.submit')}
      pending={state.phase === 'sending'}
      onConfirm={confirm}
      onCancel={takeBack}
    >
      <Stack>
        <FactList
          facts={[
            ...(floating
              ? [
                  { label: text('ad.price'), value: floatingText({ least: undefined, most: undefined, ...floating }) },
                  { label: text('floating.present'), value: yuan(price) },
                ]
              : [{ label: text('ad.price'), value: yuan(price) }]),
            { label: text('publish.amount'), value: `${format.amount(amount, C2C_DECIMALS)} ${currency}` },
            {
              label: text('publish.minimum'),
              value: minimum ? `${format.amount(minimum, C2C_DECIMALS)} ${currency}` : text('publish.wholeAd'),
            },
            { label: text('publish.total'), value: yuan(times(price, amount)) },
            { label: text('market.method'), value: text(`method.${method}`) },
          ]}
        />
        {type === 'sell' && <Alert tone="info">{text('publish.escrow')}</Alert>}
        {password}
      </Stack>
    </ConfirmDialog>
  );
}
