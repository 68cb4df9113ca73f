import type { Relation } from '@bourse/contracts/c2c';
import { isLost, WriteDialog } from '@bourse/safe-writes';
import { Button, Row, Text, useToast } from '@bourse/ui-kit';
import { c2cMessages } from '../locales/messages';
import { relateWrite } from '../writes/relate';
import { useKeptWrite } from '../writes/use-kept-write';

export interface OtherUser {
  readonly id: number;
  readonly name: string;
}

/** Following and blocking. A block is asked about; `dialog` has the question and an uncertain outcome. */
export function useRelate() {
  const text = c2cMessages.useText();
  const toast = useToast();
  const write = useKeptWrite(relateWrite, { onKept: () => toast.success(text('people.saved')) });
  const { state } = write;
  const set = ({ id, name }: OtherUser, relation: Relation | 'none') => {
    write.press({ userId: id, name, relation });
    if (relation !== 'blocked') write.confirm();
  };
  const ticket = 'ticket' in state ? state.ticket : undefined;
  // Only a block asks: a follow is sent at once.
  const isShown = ticket?.relation === 'blocked' || isLost(state) || state.phase === 'refused';
  return {
    set,
    isSending: state.phase === 'sending',
    dialog: ticket && isShown && (
      <WriteDialog
        state={state}
        title={text('people.blockTitle', { name: ticket.name })}
        action={text(`people.to.${ticket.relation}`)}
        {...(ticket.relation === 'blocked' && { tone: 'danger' })}
        summary={`${text(`people.to.${ticket.relation}`)}: ${ticket.name}`}
        unknownTitle={text('people.unknown')}
        describe={(finding) => ({ title: text(finding === 'kept' ? 'people.saved' : 'people.notSaved') })}
        onConfirm={write.confirm}
        onTakeBack={write.takeBack}
        onLookAgain={write.lookAgain}
        onDismiss={write.dismiss}
        onTryAgain={(again) => {
          write.press(again);
          write.confirm();
        }}
      >
        <Text>{text('people.blockHint')}</Text>
      </WriteDialog>
    ),
  };
}

export interface RelationButtonsProps {
  readonly relation: Relation | undefined;
  readonly isSending: boolean;
  /** A user who has never published can only be blocked. */
  readonly isMerchant?: boolean;
  readonly onChange: (relation: Relation | 'none') => void;
}

/** Follow and block, or the end of them. */
export function RelationButtons({ relation, isSending, isMerchant = true, onChange }: RelationButtonsProps) {
  const text = c2cMessages.useText();
  return (
    <Row>
      {isMerchant && relation !== 'blocked' && (
        <Button
          tone="quiet"
          size="small"
          pending={isSending}
          onClick={() => onChange(relation === 'followed' ? 'none' : 'followed')}
        >
          {text(relation === 'followed' ? 'people.unfollow' : 'people.to.followed')}
        </Button>
      )}
      <Button
        tone="quiet"
        size="small"
        pending={isSending}
        onClick={() => onChange(relation === 'blocked' ? 'none' : 'blocked')}
      >
        {text(relation === 'blocked' ? 'people.unblock' : 'people.to.blocked')}
      </Button>
    </Row>
  );
}
