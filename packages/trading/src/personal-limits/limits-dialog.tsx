import { useServerNow } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import type { Decimal } from '@bourse/decimal';
import {
  AmountText,
  Button,
  Dialog,
  ErrorState,
  FigureLine,
  FigureLines,
  focusFieldWithoutValue,
  NumberField,
  Stack,
  Text,
} from '@bourse/ui-kit';
import { restoreKept, useAreKeptValuesKnown } from '@bourse/storage';
import { useRef, useState } from 'react';
import { tradingMessages } from '../locales/messages';
import { dayOf, limitOn } from './dated-limit';
import { LIMIT_KINDS, limitOf, type LimitKind } from './personal-limits';
import type { PersonalLimitsStore } from './stored-personal-limits';
import { usePersonalLimits } from './use-personal-limits';

export interface LimitsDialogProps {
  readonly store: PersonalLimitsStore;
  readonly currency: string;
  readonly onClose: () => void;
}

/** The user's own limits: lower at once, higher from tomorrow. */
function Limits({ store, currency, onClose }: LimitsDialogProps) {
  const text = tradingMessages.useText();
  const format = useFormat();
  const now = useServerNow();
  const { limits, loss, results } = usePersonalLimits(store, currency);
  const body = useRef<HTMLDivElement>(null);
  const today = dayOf(now());
  const [wanted, setWanted] = useState<Readonly<Partial<Record<LimitKind, Decimal | undefined>>>>(() =>
    Object.fromEntries(LIMIT_KINDS.map((kind) => [kind, limitOn(limitOf(limits, kind), today)])),
  );
  const unitOf = { dayLoss: currency, losingStreak: '', trades: '', coolDown: text('limits.minutes') };
  const save = () => {
    if (focusFieldWithoutValue(body.current)) return;
    for (const kind of LIMIT_KINDS) {
      // An unchanged field keeps a change that is to come.
      if (wanted[kind] !== limitOn(limitOf(limits, kind), today)) store.setLimit(currency, kind, wanted[kind], now());
    }
    onClose();
  };
  const nextOf = (kind: LimitKind) => {
    const { next } = limitOf(limits, kind);
    if (!next || next.from <= today) return undefined;
    return text('limits.next', {
      day: next.from,
      limit: next.limit === undefined ? text('limits.none') : `${format.amount(next.limit)} ${unitOf[kind]}`,
    });
  };
  return (
    <Dialog
      open
      hasCloseButton
      title={text('limits.title')}
      onClose={onClose}
      actions={<Button onClick={save}>{text('limits.save')}</Button>}
    >
      <Stack ref={body}>
        <Text size="table" tone="quiet">
          {text('limits.hint')}
        </Text>
        {LIMIT_KINDS.map((kind) => (
          <NumberField
            key={kind}
            name={kind}
            label={text(`limits.${kind}`)}
            value={wanted[kind]}
            onChange={(value) => setWanted({ ...wanted, [kind]: value })}
            decimals={kind === 'dayLoss' ? 2 : 0}
            {...(unitOf[kind] !== '' && { unit: unitOf[kind] })}
            placeholder={text('limits.none')}
            hint={nextOf(kind)}
          />
        ))}
        <FigureLines>
          <FigureLine label={text('limits.lossToday')}>
            <AmountText value={loss} decimals={2} unit={currency} />
          </FigureLine>
          <FigureLine label={text('limits.tradesToday')}>
            {format.number(results.day === today ? results.opened.length : 0)}
          </FigureLine>
        </FigureLines>
      </Stack>
    </Dialog>
  );
}

/** The user's own limits. While they are unknown nothing is shown as one and none is saved: an empty field would take a limit back. */
export function LimitsDialog(props: LimitsDialogProps) {
  const text = tradingMessages.useText();
  const areKnown = useAreKeptValuesKnown();
  if (areKnown) return <Limits {...props} />;
  return (
    <Dialog open hasCloseButton title={text('limits.title')} onClose={props.onClose}>
      <ErrorState title={text('limits.unknown')} onRetry={() => void restoreKept()} />
    </Dialog>
  );
}
