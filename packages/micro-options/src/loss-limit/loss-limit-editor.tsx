import { useServerNow } from '@bourse/feature-kit';
import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { AmountText, Button, FigureLine, FigureLines, Fold, NumberField, PanelPart } from '@bourse/ui-kit';
import { useState } from 'react';
import { microOptionsMessages } from '../locales/messages';
import { dayOf, limitOn, withLimit } from '../rules/loss-limit';
import { limitOf, storedLimits } from './stored-limit';

export interface LossLimitEditorProps {
  readonly currency: string;
  /** Loss of today on this device. */
  readonly loss: Decimal;
}

/** The user's own daily loss limit on this device. */
export function LossLimitEditor({ currency, loss }: LossLimitEditorProps) {
  const text = microOptionsMessages.useText();
  const format = useFormat();
  const now = useServerNow();
  const stored = limitOf(storedLimits.useValue(), currency);
  const [wanted, setWanted] = useState(() => limitOn(stored, dayOf(now())));
  const save = () =>
    storedLimits.update((all) => ({ ...all, [currency]: withLimit(limitOf(all, currency), wanted, now()) }));
  const { next } = stored;
  return (
    <PanelPart>
      <Fold title={text('limit.title')}>
        <NumberField
          label={text('limit.title')}
          value={wanted}
          onChange={setWanted}
          decimals={2}
          unit={currency}
          hint={text('limit.hint')}
          placeholder={text('limit.none')}
        />
        <Button size="small" onClick={save}>
          {text('limit.save')}
        </Button>
        <FigureLines>
          <FigureLine label={text('limit.today')}>
            <AmountText value={loss} decimals={2} unit={currency} />
          </FigureLine>
          {next && next.from > dayOf(now()) && (
            <FigureLine label={text('limit.title')}>
              {text('limit.next', {
                day: next.from,
                limit: next.limit === undefined ? text('limit.none') : `${format.amount(next.limit, 2)} ${currency}`,
              })}
            </FigureLine>
          )}
        </FigureLines>
      </Fold>
    </PanelPart>
  );
}
