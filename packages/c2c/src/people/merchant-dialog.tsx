import type { Ad, Relation } from '@bourse/contracts/c2c';
import { useFormat } from '@bourse/i18n';
import { Dialog, FactList, Stack } from '@bourse/ui-kit';
import { useReputation } from '../layout/use-reputation';
import { c2cMessages } from '../locales/messages';
import { RelationButtons } from './relate';
import { useHoursText } from './use-hours-text';

export interface MerchantDialogProps {
  readonly ad: Ad;
  readonly relation: Relation | undefined;
  readonly isSending: boolean;
  readonly onChange: (relation: Relation | 'none') => void;
  readonly onClose: () => void;
}

/** A merchant: figures, hours, follow and block. */
export function MerchantDialog({ ad, relation, isSending, onChange, onClose }: MerchantDialogProps) {
  const text = c2cMessages.useText();
  const format = useFormat();
  const reputation = useReputation();
  const hoursText = useHoursText();
  const { merchant, deals, completionRate, reputation: rated, hours } = ad;
  return (
    <Dialog open title={merchant} onClose={onClose} hasCloseButton>
      <Stack>
        <FactList
          facts={[
            ...(deals === undefined ? [] : [{ label: text('people.orders'), value: deals }]),
            ...(completionRate === undefined
              ? []
              : [{ label: text('people.completion'), value: format.percent(completionRate, { decimals: 1 }) }]),
            ...(rated ? [{ label: text('rating.title'), value: reputation(rated) }] : []),
            { label: text('hours.title'), value: hours ? hoursText(hours) : text('hours.always') },
          ]}
        />
        <RelationButtons relation={relation} isSending={isSending} onChange={onChange} />
      </Stack>
    </Dialog>
  );
}
