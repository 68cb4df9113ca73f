import { Button, colour, FONT_SIZE, hairline, RADIUS, Row, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { safeWritesMessages } from '../locales/messages';
import type { LostWrite } from './write-state';

const WriteOutcomeRoot = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  margin: 12,
  padding: 12,
  border: hairline(colour.warning),
  borderRadius: RADIUS.panel,
  fontSize: FONT_SIZE.table,
  '& h3': { margin: 0, fontSize: FONT_SIZE.form, fontWeight: WEIGHT.strong },
  '& p': { margin: 0 },
});

export interface FindingWords {
  /** `unknownTitle` where left out. */
  readonly title?: string;
  readonly message?: string;
}

export interface WriteOutcomeProps<Ticket, Before, Finding> {
  readonly state: LostWrite<Ticket, Before, Finding>;
  /** The heading of an unknown outcome, which names what was written: "Order status unknown". "Request status unknown" where left out. */
  readonly unknownTitle?: string | undefined;
  /** The write in one sentence, e.g. "Buy 0.5 BTC at 97,000 USDT". */
  readonly summary: ReactNode;
  /**
   * Title and message of a finding. The component adds the next step after an open one. `undefined`: a matching record exists, and it is
   * not known whether this write made it.
   */
  readonly describe: (finding: Finding) => FindingWords | undefined;
  readonly onLookAgain: () => void;
  readonly onDismiss: () => void;
  /** Offered only after a look-up that did not find the write. Left out on the screen of another record: it would repeat the write there. */
  readonly onTryAgain?: (() => void) | undefined;
}

/** A lost reply: the outcome is unknown, is being looked up, or was found. Another try is offered only after a look-up. */
export function WriteOutcome<Ticket, Before, Finding>({
  state,
  unknownTitle: ownTitle,
  summary,
  describe,
  onLookAgain,
  onDismiss,
  onTryAgain,
}: WriteOutcomeProps<Ticket, Before, Finding>) {
  const text = safeWritesMessages.useText();
  const unknownTitle = ownTitle ?? text('write.unknown');
  const lookAgain = (
    <Button size="small" onClick={onLookAgain}>
      {text('write.lookAgain')}
    </Button>
  );

  if (state.phase === 'found') {
    const { title = unknownTitle, message } = describe(state.finding) ?? { message: text('write.unsure') };
    return (
      <WriteOutcomeRoot as="output" aria-label={title}>
        <h3>{title}</h3>
        <p>{summary}</p>
        {message !== undefined && <p>{message}</p>}
        {state.verdict === 'open' && <p>{text('write.next')}</p>}
        <Row spacing={2}>
          {state.verdict === 'open' && (
            <>
              {lookAgain}
              {onTryAgain && (
                <Button size="small" tone="quiet" onClick={onTryAgain}>
                  {text('write.tryAgain')}
                </Button>
              )}
            </>
          )}
          <Button size="small" tone="quiet" onClick={onDismiss}>
            {text('write.close')}
          </Button>
        </Row>
      </WriteOutcomeRoot>
    );
  }

  const isUnreachable = state.phase === 'unknown' && state.hasLooked;
  return (
    <WriteOutcomeRoot role="alert" aria-label={unknownTitle}>
      <h3>{unknownTitle}</h3>
      <p>{summary}</p>
      <p>{text(isUnreachable ? 'write.unreachable' : 'write.looking')}</p>
      {isUnreachable && (
        <Row spacing={2}>
          {lookAgain}
          <Button size="small" tone="quiet" onClick={onDismiss}>
            {text('write.checked')}
          </Button>
        </Row>
      )}
    </WriteOutcomeRoot>
  );
}
