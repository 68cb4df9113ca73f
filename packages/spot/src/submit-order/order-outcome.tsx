import { useFormat } from '@bourse/i18n';
import { Button, colour } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { spotMessages } from '../locales';
import { useOrderText } from './order-text';
import { wordsOf } from './outcome-words';
import type { LostOrder, OrderTicket } from './submit-order';

const Frame = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  margin: 12,
  padding: 12,
  border: `1px solid ${colour.warning}`,
  borderRadius: 6,
  fontSize: 13,
  '& h3': { margin: 0, fontSize: 14, fontWeight: 600 },
  '& p': { margin: 0 },
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export interface OrderOutcomeProps {
  readonly submission: LostOrder;
  readonly onLookAgain: () => void;
  /** Of what was found, or could not be found out. */
  readonly onDismiss: () => void;
  /** Offered only after a look that did not find the order. */
  readonly onTryAgain: (order: OrderTicket) => void;
}

/** Says that we do not know yet, then what we found; only then offers to try again. */
export function OrderOutcome({ submission, onLookAgain, onDismiss, onTryAgain }: OrderOutcomeProps) {
  const text = spotMessages.useText();
  const format = useFormat();
  const orderText = useOrderText();
  const { order } = submission;

  if (submission.phase === 'found') {
    const { finding } = submission;
    const { title, message } = wordsOf(finding);
    const filled = 'filled' in finding ? format.amount(finding.filled) : '';
    const canTryAgain = finding.kind === 'nothing' || finding.kind === 'unsure';
    return (
      <Frame as="output" aria-label={text(title)}>
        <h3>{text(title)}</h3>
        <p>{orderText(order)}</p>
        <p>{text(message, { filled, base: order.base })}</p>
        <Actions>
          {canTryAgain && (
            <>
              <Button size="small" onClick={onLookAgain}>
                {text('outcome.lookAgain')}
              </Button>
              <Button size="small" tone="quiet" onClick={() => onTryAgain(order)}>
                {text('outcome.tryAgain')}
              </Button>
            </>
          )}
          <Button size="small" tone="quiet" onClick={onDismiss}>
            {text('outcome.close')}
          </Button>
        </Actions>
      </Frame>
    );
  }

  const isUnreachable = submission.phase === 'unknown' && submission.asked;
  return (
    <Frame role="alert" aria-label={text('outcome.title')}>
      <h3>{text('outcome.title')}</h3>
      <p>{orderText(order)}</p>
      <p>{text(isUnreachable ? 'outcome.unreachable' : 'outcome.looking')}</p>
      {isUnreachable && (
        <Actions>
          <Button size="small" onClick={onLookAgain}>
            {text('outcome.lookAgain')}
          </Button>
          <Button size="small" tone="quiet" onClick={onDismiss}>
            {text('outcome.putAside')}
          </Button>
        </Actions>
      )}
    </Frame>
  );
}
