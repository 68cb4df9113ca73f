import { compare, toFixed, type Decimal } from '@bourse/decimal';
import { isLost, WriteOutcome, type WriteState } from '@bourse/safe-writes';
import { useFailureText } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import {
  Box,
  Alert,
  BELOW,
  Button,
  colour,
  Columns,
  CopyButton,
  End,
  FactList,
  Fold,
  Padded,
  Panel,
  Quiet,
  Row,
  Stack,
  Stepper,
  Text,
  useIsBelow,
  VisuallyHidden,
  hairline,
  space,
} from '@bourse/ui-kit';
import type { Order, Payee } from '@bourse/contracts/c2c';
import { EvidencePanel } from '../evidence/evidence-panel';
import { useReputation } from '../layout/use-reputation';
import { useYuan } from '../layout/use-yuan';
import { c2cMessages } from '../locales/messages';
import { C2C_DECIMALS } from '../rules/ad-amounts';
import { SupportLink } from '../support/support-link';
import type { MoveFinding, MoveTicket } from '../writes/move-order';
import { actionsOf, isDisputed, type OrderAction, type Role } from '../rules/order-actions';
import type { CancelReason } from '../rules/cancel-reason';
import { DeadlineRing } from './deadline-ring';
import { PaidClock } from './paid-clock';
import { PayeeCard } from './payee-card';
import type { PayeeField } from '../rules/payee-fields';

/** In the card of the status; fixed at the bottom of a phone, so that the action is reachable without scrolling. */
const ACTIONS = {
  display: 'flex',
  gap: 3,
  [BELOW.md]: {
    position: 'sticky',
    bottom: 0,
    padding: space(3, 4),
    margin: space(0, -4),
    borderTop: hairline(colour.line),
    backgroundColor: colour.panel,
    '& > *': { flex: 1 },
  },
} as const;

export interface OrderViewProps {
  readonly order: Order;
  readonly role: Role;
  readonly isPublisher: boolean;
  /** Whether a dispute can be opened beside the view. */
  readonly hasDisputes?: boolean;
  /** The outcome of a step of the dispute is not known: its notice beside the view says what to do. */
  readonly isDisputeLost?: boolean;
  readonly payment: OrderPayment;
  readonly deadline: OrderDeadline;
  /** Why the order is cancelled. */
  readonly reason: CancelReason | undefined;
  readonly write: WriteState<MoveTicket, object, MoveFinding>;
  readonly actions: OrderViewActions;
  readonly now: () => number;
}

/** To whom the payer pays, and what this device knows about it. */
export interface OrderPayment {
  /** Payee of the fiat money, present or as this device saw it first. */
  readonly payee: Payee | undefined;
  readonly firstPayee: Payee | undefined;
  readonly changed: readonly PayeeField[];
  /** The amount of coin that this device confirmed; `undefined` for orders of others and of other devices. */
  readonly confirmed?: Decimal | undefined;
}

export interface OrderDeadline {
  /** Until the deadline, milliseconds; 0: it has passed, and the order is not cancelled yet; `undefined`: the order is not unpaid. */
  readonly leftMs: number | undefined;
  readonly announcement: string;
}

export interface OrderViewActions {
  readonly onAction: (action: OrderAction) => void;
  readonly onLookAgain: () => void;
  readonly onDismiss: () => void;
}

const STEP = { unpaid: 0, paid: 1, completed: 3, cancelled: 0 } as const;
const TONE: Record<OrderAction, 'primary' | 'quiet'> = { pay: 'primary', release: 'primary', cancel: 'quiet' };

/** Title of the amount: whether it is still to be paid. */
function amountTitle(role: 'payer' | 'seller', status: Order['status']) {
  if (status === 'unpaid') return role === 'payer' ? 'order.toPay' : 'order.toReceive';
  if (status === 'cancelled') return 'order.total';
  if (role === 'payer') return 'order.paidAmount';
  return status === 'paid' ? 'order.toReceive' : 'order.receivedAmount';
}

/** What happens now, or what the user has to do. */
function nowOf(order: Order, role: Role, isOver: boolean) {
  if (isDisputed(order)) return 'now.disputed';
  return isOver ? (`over.${role}` as const) : (`now.${role}.${order.status}` as const);
}

/** One order: steps, deadline, amount, payee, next step, and the actions of the user's side. */
export function OrderView(props: OrderViewProps) {
  const { order, role, isPublisher, hasDisputes = false, isDisputeLost = false } = props;
  const { payment, deadline, reason, write, actions, now } = props;
  const { payee, firstPayee, changed, confirmed } = payment;
  const { leftMs, announcement } = deadline;
  const { onAction, onLookAgain, onDismiss } = actions;
  const text = c2cMessages.useText();
  const format = useFormat();
  const yuan = useYuan();
  const reputation = useReputation();
  const failureText = useFailureText();
  const isPhone = useIsBelow('md');
  const offered = actionsOf(role, order);
  const isOver = leftMs === 0;
  const isClosed = order.status === 'completed' || order.status === 'cancelled';
  const isOther = confirmed !== undefined && compare(confirmed, order.amount) !== 0;
  const coins = (amount: Decimal) => `${format.amount(amount, C2C_DECIMALS)} ${order.currency}`;
  // A refused action that is offered no longer, such as one that another tab has taken, has its answer in the state of the order.
  const refusal =
    write.phase === 'refused' && offered.includes(write.ticket.action) ? failureText(write.failure) : undefined;
  const buttons = offered.length > 0 && (
    <Box sx={ACTIONS}>
      {offered.map((action) => (
        <Button
          key={action}
          size="large"
          tone={TONE[action]}
          pending={write.phase === 'sending' && write.ticket.action === action}
          // The outcome of the last action comes first.
          disabled={isLost(write)}
          onClick={() => onAction(action)}
        >
          {text(`action.${action}`)}
        </Button>
      ))}
    </Box>
  );
  return (
    <Stack>
      <Panel label={text('order.steps')}>
        <Padded>
          <Stack>
            {order.status !== 'cancelled' && (
              <Stepper
                label={text('order.steps')}
                steps={[text(`step.${role}.pay`), text(`step.${role}.release`), text('step.done')]}
                current={STEP[order.status]}
              />
            )}
            <Row spacing={4} sx={{ flexWrap: 'nowrap' }}>
              {leftMs !== undefined && !isOver && <DeadlineRing leftMs={leftMs} />}
              <output>
                <strong>{text(`status.${order.status}`)}</strong>
                <br />
                {reason ? text(`reason.${reason}`) : text(nowOf(order, role, isOver))}
              </output>
              {!isPhone && <End>{buttons}</End>}
            </Row>
            {order.status === 'paid' && (
              <Row>
                {order.updatedAt !== undefined && <PaidClock paidAt={order.updatedAt} />}
                {!isDisputed(order) && !isDisputeLost && (
                  <Quiet>{text(hasDisputes ? `late.${role}.dispute` : `late.${role}`)}</Quiet>
                )}
                <SupportLink />
              </Row>
            )}
            {isOther && (
              <Alert tone="error" title={text('order.differs')}>
                {text('order.differsHint', { confirmed: coins(confirmed), created: coins(order.amount) })}{' '}
                <SupportLink />
              </Alert>
            )}
            <VisuallyHidden as="output">{announcement}</VisuallyHidden>
            {isOver && (
              <Alert tone="warning">
                {text('order.windowEnded')} <SupportLink />
              </Alert>
            )}
          </Stack>
        </Padded>
      </Panel>
      {isLost(write) && (
        <WriteOutcome
          state={write}
          summary={text(`move.${write.ticket.action}`, { id: order.id })}
          describe={({ status }) => ({
            title: text('move.status', { status: text(`status.${status}`) }),
            message: text('move.statusHint'),
          })}
          onLookAgain={onLookAgain}
          onDismiss={onDismiss}
          onTryAgain={() => onAction(write.ticket.action)}
        />
      )}
      {refusal !== undefined && (
        <Alert tone="error" isAnnounced>
          {refusal}
        </Alert>
      )}
      <Columns shares={[3, 2]}>
        <Panel title={text(amountTitle(role, order.status))}>
          <Padded>
            <Stack>
              <Row>
                <Text as="strong" size="display" isStrong isFigure>
                  {yuan(order.total)}
                </Text>
                {/* Once paid, nothing invites a second payment. */}
                {(role === 'seller' || order.status === 'unpaid') && (
                  <CopyButton value={toFixed(order.total, C2C_DECIMALS)} label={text('order.copyAmount')} />
                )}
              </Row>
              {payee ? (
                <PayeeCard
                  isPaid={role === 'payer' && order.status !== 'unpaid'}
                  payee={payee}
                  first={firstPayee}
                  changed={changed}
                  method={order.method}
                  total={order.total}
                  isOwn={role === 'seller'}
                />
              ) : (
                <Text tone="quiet">{text(isClosed ? 'payee.hidden' : 'payee.missing')}</Text>
              )}
            </Stack>
          </Padded>
        </Panel>
        <Panel title={text('order.details')}>
          <Padded>
            <FactList
              facts={[
                {
                  label: text('order.side'),
                  value: text(role === 'payer' ? 'order.buying' : 'order.selling', { coin: order.currency }),
                },
                { label: text('take.amount'), value: coins(order.amount) },
                { label: text('ad.price'), value: yuan(order.price) },
                {
                  label: text('market.method'),
                  value: order.method ? text(`method.${order.method}`) : order.methodText,
                },
                { label: text('ad.merchant'), value: <span translate="no">{order.publisher}</span> },
                ...optional(text('order.counterparty'), order.counterpartyName),
                ...optional(text('rating.reputation'), reputation(order.reputation)),
                ...optional(text('order.phone'), isPublisher ? order.takerPhone : order.publisherPhone),
                {
                  label: text('order.created'),
                  value: format.zonedDateTime(order.createdAt),
                },
              ]}
            />
          </Padded>
        </Panel>
      </Columns>
      <Panel label={text('problem.title')}>
        <Padded>
          <Stack>
            <Fold title={text('rules.title')}>
              <ul style={{ margin: 0, paddingInlineStart: 20 }}>
                {(['own', 'exact', 'remark', 'unpaid', 'release'] as const).map((rule) => (
                  <li key={rule}>{text(`rules.${rule}`)}</li>
                ))}
              </ul>
            </Fold>
            {/* Evidence is of use once money has moved. */}
            <Fold title={text('problem.title')} isOpen={order.status === 'paid'}>
              <EvidencePanel order={order} role={role} payee={firstPayee ?? payee} reason={reason} now={now} />
            </Fold>
          </Stack>
        </Padded>
      </Panel>
      {isPhone && buttons}
    </Stack>
  );
}

const optional = (label: string, value: string) => (value === '' ? [] : [{ label, value }]);
