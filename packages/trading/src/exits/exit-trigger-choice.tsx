import { MenuButton, Row, Text } from '@bourse/ui-kit';
import { tradingMessages } from '../locales/messages';

const TRIGGERS = ['last', 'mark'] as const;
type Trigger = (typeof TRIGGERS)[number];

export interface ExitTriggerChoiceProps {
  readonly value: Trigger;
  readonly onChange: (trigger: Trigger) => void;
}

/** The price that triggers the exits: of the last trade, or the mark price. */
export function ExitTriggerChoice({ value, onChange }: ExitTriggerChoiceProps) {
  const text = tradingMessages.useText();
  return (
    <Row spacing={2} sx={{ flexWrap: 'nowrap', alignItems: 'center', justifyContent: 'space-between' }}>
      <Text as="span" size="dense" tone="quiet">
        {text('exits.trigger')}
      </Text>
      <MenuButton
        label={text('exits.trigger')}
        entries={TRIGGERS.map((id) => ({
          id,
          label: text(`exits.trigger.${id}`),
          isSelected: id === value,
          onSelect: () => onChange(id),
        }))}
      >
        {text(`exits.trigger.${value}`)}
      </MenuButton>
    </Row>
  );
}
