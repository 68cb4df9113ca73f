import type { Decimal } from '@bourse/decimal';
import {
  asTrailing,
  ExitFields,
  ExitGuardian,
  EXIT_KINDS,
  exitDraftOf,
  exitResult,
  exitsOf,
  inUnit,
  tradingMessages,
  useTouchedFields,
  type ExitDraft,
  type ExitEntry,
  type ExitKind,
} from '@bourse/trading';
import { useFormat } from '@bourse/i18n';
import { Button, Dialog, focusField, focusFieldWithoutValue, Stack } from '@bourse/ui-kit';
import { useRef, useState, type ReactNode } from 'react';
import { spotMessages } from '../locales/messages';
import { exitProblemsOf, exitsOfDraft, type AttachedExits } from '../rules/order-exits';

export interface ExitsDialogProps {
  readonly title: string;
  readonly entry: ExitEntry;
  /** The amount that the exits sell. */
  readonly amount: Decimal;
  readonly quote: string;
  readonly initial: AttachedExits;
  /** In place of the fields and their button while the exits are not known. */
  readonly unknown?: ReactNode;
  readonly offersTrailing: boolean;
  readonly isBusy: boolean;
  readonly onSave: (exits: AttachedExits) => void;
  readonly onClose: () => void;
}

/** Take profit and stop loss of a buy; an empty field removes one. */
export function ExitsDialog(props: ExitsDialogProps) {
  const { title, entry, amount, quote, initial, unknown, offersTrailing, isBusy, onSave, onClose } = props;
  const text = spotMessages.useText();
  const exitText = tradingMessages.useText();
  const format = useFormat();
  const body = useRef<HTMLDivElement>(null);
  const [typed, setDraft] = useState<ExitDraft>();
  const draft = typed ?? exitDraftOf(initial);
  const { touch, shownOf } = useTouchedFields<ExitKind>(title);
  const exits = exitsOf(draft, entry);
  const problems = exitProblemsOf(exitsOfDraft(draft, entry), entry);
  const shown = shownOf(problems);
  const errorOf = (kind: ExitKind) => {
    const problem = shown.find(({ field }) => field === kind);
    return problem && exitText(problem.code, { step: format.amount(entry.priceStep) });
  };
  const [profit, loss] = EXIT_KINDS.map((kind) => exitResult(entry, exits[kind], amount));
  const save = () => {
    if (focusFieldWithoutValue(body.current)) return;
    touch(...EXIT_KINDS);
    const [first] = problems;
    if (first) focusField(body.current, first.field);
    else onSave(exitsOfDraft(draft, entry));
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      hasCloseButton
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {text('confirm.cancel')}
          </Button>
          {!unknown && (
            <Button pending={isBusy} onClick={save}>
              {text('exits.save')}
            </Button>
          )}
        </>
      }
    >
      <Stack ref={body} spacing={5}>
        {unknown ?? (
          <ExitFields
            draft={draft}
            entry={entry}
            exits={exits}
            results={{ takeProfit: profit, stopLoss: loss }}
            errors={{ takeProfit: errorOf('takeProfit'), stopLoss: errorOf('stopLoss') }}
            quote={quote}
            step={entry.priceStep}
            onExit={(kind, value) => setDraft({ ...draft, [kind]: value })}
            onUnit={(unit) => setDraft(inUnit(draft, unit, entry))}
            onTrailing={offersTrailing ? (isTrailing) => setDraft(asTrailing(draft, isTrailing, entry)) : undefined}
            onTouch={touch}
          >
            <ExitGuardian isExchange />
          </ExitFields>
        )}
      </Stack>
    </Dialog>
  );
}
