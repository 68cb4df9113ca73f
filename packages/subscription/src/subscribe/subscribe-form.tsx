import type { Decimal } from '@bourse/decimal';
import { findingWords, isLost, WriteOutcome } from '@bourse/safe-writes';
import { useEntryLinks, useLink, useServerNow } from '@bourse/feature-kit';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import { Alert, Button, FactList, Narrow, NumberField, Padded, Panel, Quiet, Row, Select } from '@bourse/ui-kit';
import { subscriptionMessages } from '../locales/messages';
import { PATHS } from '../paths';
import { allOf, costOf, QUANTITY_STEP } from '../rules/quantity';
import type { BalanceModel, FormActions, FormModel, MarketModel } from './model';
import { Prospect } from './prospect';

/** Decimals of a cost (money side, section 9). */
export const COST_DECIMALS = 6;

export interface SubscribeFormProps {
  readonly form: FormModel;
  readonly market: MarketModel;
  readonly balance: BalanceModel;
  readonly actions: FormActions;
}

/** Currency, quantity and cost of a subscription. */
export function SubscribeForm({ form, market, balance, actions }: SubscribeFormProps) {
  const { values, errors, preview, submit } = form;
  const { isLoggedIn, available } = balance;
  const { onQuantity, onSubmit } = actions;
  const text = subscriptionMessages.useText();
  const format = useFormat();
  const { logIn } = useEntryLinks();
  const records = useLink(PATHS.records);
  const { price, remaining, name, endsAt } = market.launch;
  const now = useServerNow()();
  const isOver = endsAt !== undefined && now >= endsAt;
  const { state } = submit;
  const usdt = (amount: Decimal | undefined) => `${format.amount(amount, COST_DECIMALS)} USDT`;
  const costText = (cost: Decimal) => format.money(cost, { currency: 'USDT', decimals: COST_DECIMALS });
  return (
    <Panel title={text('subscribe.action')}>
      <Padded>
        <form
          noValidate
          aria-label={text('subscribe.action')}
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <Narrow>
            {isLost(state) && (
              <WriteOutcome
                state={state}
                unknownTitle={text('subscribe.unknown')}
                summary={text('subscribe.summary', {
                  quantity: format.amount(state.ticket.quantity),
                  name: state.ticket.token,
                  cost: costText(costOf(state.ticket.quantity, state.ticket.price)),
                })}
                describe={(finding) =>
                  findingWords(finding, {
                    found: { title: text('subscribe.found'), message: text('subscribe.foundHint') },
                    nothing: { title: text('subscribe.notFound') },
                  })
                }
                onLookAgain={submit.lookAgain}
                onDismiss={submit.dismiss}
                onTryAgain={state.ticket.token === name ? onSubmit : undefined}
              />
            )}
            <Select
              label={text('subscribe.currency')}
              options={[{ value: 'USDT', label: 'USDT' }]}
              value="USDT"
              onChange={() => onQuantity(undefined)}
            />
            <NumberField
              label={text('quantity')}
              value={values.quantity}
              onChange={onQuantity}
              decimals={0}
              step={QUANTITY_STEP}
              unit={name}
              aside={isLoggedIn ? text('subscribe.available', { amount: usdt(available) }) : undefined}
              action={
                available !== undefined && (
                  <Button size="small" tone="quiet" onClick={() => onQuantity(allOf(available, price, remaining))}>
                    {text('subscribe.all')}
                  </Button>
                )
              }
              error={errors.quantity && text(`problem.${errors.quantity}`)}
              hint={text('subscribe.multiple')}
              keepsErrorRoom
            />
            {preview.nearest.length > 0 && (
              <Row>
                {preview.nearest.map(({ quantity, cost, left }) => (
                  <Button key={quantity} size="small" tone="quiet" onClick={() => onQuantity(quantity)}>
                    {left === undefined
                      ? text('subscribe.nearestCost', { quantity: format.amount(quantity), cost: costText(cost) })
                      : text('subscribe.nearest', {
                          quantity: format.amount(quantity),
                          cost: costText(cost),
                          left: usdt(left),
                        })}
                  </Button>
                ))}
              </Row>
            )}
            <FactList
              facts={[
                { label: text('subscribe.rate'), value: `1 ${name} = ${format.price(price)} USDT` },
                {
                  label: text('subscribe.market'),
                  value: market.price === undefined ? NO_VALUE : `${format.price(market.price)} USDT`,
                },
                {
                  label: text('subscribe.cost'),
                  value: preview.cost ? costText(preview.cost) : NO_VALUE,
                  missing: 'notEntered',
                },
              ]}
            />
            {preview.breakEvenFall !== undefined && (
              <Quiet>
                {text('subscribe.breakEven', {
                  price: format.price(price),
                  fall: format.percent(preview.breakEvenFall),
                })}
              </Quiet>
            )}
            {!isOver && <Prospect launch={market.launch} quantity={values.quantity} pace={market.pace} />}
            {errors.refusal !== undefined && (
              <Alert tone="error" isAnnounced>
                {errors.refusal}
              </Alert>
            )}
            {isLoggedIn ? (
              <Button type="submit" fullWidth disabled={submit.isBusy || isOver}>
                {text('subscribe.now')}
              </Button>
            ) : (
              <Alert
                tone="warning"
                action={
                  <Button size="small" {...logIn}>
                    {text('subscribe.logIn')}
                  </Button>
                }
              >
                {text('subscribe.visitor')}
              </Alert>
            )}
            {isLoggedIn && (
              <Button tone="quiet" fullWidth {...records}>
                {text('records.title')}
              </Button>
            )}
          </Narrow>
        </form>
      </Padded>
    </Panel>
  );
}
