import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import MuiRadioGroup from '@mui/material/RadioGroup';
import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { FOCUS_RING, FONT_SIZE, RADIUS } from '../theme/scale';
import { FORCED } from '../theme/forced-colours';
import { colour, soft } from '../theme/variables';
import { FieldNotes, noteIds } from './field-notes';
import { Stack } from '../layout/stack';
import { Text } from '../layout/text';

const Cards = styled(MuiRadioGroup)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  gap: 8,
  marginTop: 4,
});

const Card = styled('label')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  minHeight: 44,
  padding: '8px 12px 8px 4px',
  border: `1px solid ${colour.edge}`,
  borderRadius: RADIUS.control,
  fontSize: FONT_SIZE.table,
  cursor: 'pointer',
  '&:hover': { borderColor: colour.quiet },
  '&:has(:checked)': {
    borderColor: colour.accent,
    backgroundColor: soft(colour.accent, 8),
    [FORCED]: { borderWidth: 3 },
  },
  '&:has(:focus-visible)': FOCUS_RING,
  '&:has(:disabled)': { borderColor: colour.line, color: colour.quiet, cursor: 'default' },
});

export interface RadioCard<Value extends string> {
  value: Value;
  title: ReactNode;
  /** Fee, minimum, confirmations of a network. */
  details?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps<Value extends string> {
  label: string;
  cards: readonly RadioCard<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  name?: string;
  error?: string | undefined;
  /** One line below the cards belongs to the error, also while there is none. */
  keepsErrorRoom?: boolean;
}

/** One value of a few that differ in their details: networks, payment methods. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { label, cards, value, onChange, onBlur, name, error, keepsErrorRoom = false } = props;
  const id = useId();
  return (
    <FormControl fullWidth error={error !== undefined}>
      <FormLabel id={id}>{label}</FormLabel>
      <Cards
        aria-labelledby={id}
        aria-describedby={noteIds(id, { error })}
        name={name}
        value={value ?? null}
        onBlur={onBlur}
        onChange={(_event, next) => {
          const card = cards.find((each) => each.value === next);
          if (card) onChange(card.value);
        }}
      >
        {cards.map((card) => (
          <Card key={card.value}>
            <Radio value={card.value} disabled={card.disabled ?? false} />
            <Stack component="span" spacing={0.5} sx={{ pt: '5px' }}>
              <Text as="span" isStrong>
                {card.title}
              </Text>
              {card.details !== undefined && <span>{card.details}</span>}
            </Stack>
          </Card>
        ))}
      </Cards>
      <FieldNotes {...{ id, error, keepsErrorRoom }} />
    </FormControl>
  );
}
