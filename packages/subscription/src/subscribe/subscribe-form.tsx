import { isMultipleOf, isNegative, isPositive, minus, type Decimal } from '@bourse/decimal';
import {
  isLost,
  useEntryLinks,
  useLink,
  WriteOutcome,
  type Finding,
  type KnownIds,
  type useWrite,
} from '@bourse/feature-kit';
import { useFormat, NO_VALUE } from '@bourse/i18n';
import { Alert, Button, FactList, Narrow, NumberField, Padded, Panel, Quiet, Row, Select } from '@bourse/ui-kit';
import type { Launch } from '../contract';
import { subscriptionMessages } from '../locales/messages';
import { breakEvenFall } from '../rules/break-even-fall';
import { allOf, costOf, nearestMultiples, QUANTITY_STEP, type QuantityProblem } from '../rules/quantity';
import type { SellThrough } from '../rules/sell-through';
import type { SubscribeTicket } from '../writes/subscribe';
import { Prospect } from './prospect';
import { PATHS } from '../paths';

/** Decimals of a cost (money side, section 9). */
export const COST_DECIMALS = 6;

type SubscribeWrite = ReturnType<typeof useWrite<never, SubscribeTicket, KnownIds, Finding, string>>;

export interface SubscribeFormProps {
  readonly launch: Launch;
  /** Market price of the token in USDT; `undefined` while unknown. */
  readonly market: Decimal | undefined;
  readonly isLoggedIn: boolean;
  readonly quantity: Decimal | undefined;
  /** How fast the launch sells; `undefined` while it is not known. */
  readonly pace: SellThrough | undefined;
  readonly problem: QuantityProblem | undefined;
  readonly refusal: string | undefined;
  readonly write: Pick<SubscribeWrite, 'state' | 'isBusy' | 'confirm' | 'takeBack' | 'lookAgain' | 'dismiss'>;
  readonly onQuantity: (quantity: Decimal | undefined) => void;
  readonly onSubmit: () => void;
}

/** Currency, quantity and cost of a subscription. */
export function SubscribeForm(props: SubscribeFormProps) {
  const { launch, market, isLoggedIn, quantity, pace, problem, refusal, write, onQuantity, onSubmit } = props;
  const text = subscriptionMessages.useText();
  const format = useFormat();
  const { logIn } = useEntryLinks();
  const records = useLink(PATHS.records);
  const { price, balance, remaining, name } = launch;
  const { state } = write;
  const usdt = (amount: Decimal | undefined) => `${format.amount(amount, COST_DECIMALS)} USDT`;
  const costText = (of: Decimal, at: Decimal) =>
    format.money(costOf(of, at), { currency: 'USDT', decimals: COST_DECIMALS });
  const fall = breakEvenFall(price, market);
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
                subject="subscription"
                summary={text('subscribe.summary', {
                  quantity: format.amount(state.ticket.quantity),
                  name: state.ticket.token,
                  cost: costText(state.ticket.quantity, state.ticket.price),
                })}
                describe={({ kind }) =>
                  kind === 'found'
                    ? { title: text('subscribe.found'), message: text('subscribe.foundHint') }
                    : { title: text('subscribe.notFound') }
                }
                onLookAgain={write.lookAgain}
                onDismiss={write.dismiss}
                onTryAgain={onSubmit}
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
              value={quantity}
              onChange={onQuantity}
              decimals={0}
              step={QUANTITY_STEP}
              unit={name}
              aside={isLoggedIn ? text('subscribe.available', { amount: usdt(balance) }) : undefined}
              action={
                isLoggedIn &&
                balance !== undefined && (
                  <Button size="small" tone="quiet" onClick={() => onQuantity(allOf(balance, price, remaining))}>
                    {text('subscribe.all')}
                  </Button>
                )
              }
              error={problem && text(`problem.${problem}`)}
              hint={text('subscribe.multiple')}
              keepsErrorRoom
            />
            {quantity !== undefined && isPositive(quantity) && !isMultipleOf(quantity, QUANTITY_STEP) && (
              <Row>
                {nearestMultiples(quantity).map((next) => {
                  const left = balance && minus(balance, costOf(next, price));
                  return (
                    <Button key={next} size="small" tone="quiet" onClick={() => onQuantity(next)}>
                      {isLoggedIn && left !== undefined && !isNegative(left)
                        ? text('subscribe.nearest', {
                            quantity: format.amount(next),
                            cost: costText(next, price),
                            left: usdt(left),
                          })
                        : text('subscribe.nearestCost', {
                            quantity: format.amount(next),
                            cost: costText(next, price),
                          })}
                    </Button>
                  );
                })}
              </Row>
            )}
            <FactList
              facts={[
                { label: text('subscribe.rate'), value: `1 ${name} = ${format.price(price)} USDT` },
                {
                  label: text('subscribe.market'),
                  value: market === undefined ? NO_VALUE : `${format.price(market)} USDT`,
                },
                {
                  label: text('subscribe.cost'),
                  value: quantity ? costText(quantity, price) : NO_VALUE,
                  missing: 'notEntered',
                },
              ]}
            />
            {fall !== undefined && isPositive(fall) && (
              <Quiet>{text('subscribe.breakEven', { fall: format.percent(fall) })}</Quiet>
            )}
            <Prospect launch={launch} quantity={quantity} pace={pace} />
            {refusal !== undefined && (
              <Alert tone="error" isAnnounced>
                {refusal}
              </Alert>
            )}
            {isLoggedIn ? (
              <Button type="submit" fullWidth disabled={write.isBusy}>
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
