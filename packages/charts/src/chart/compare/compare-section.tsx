import { Box, colour, IconButton, Row, Select, Text } from '@bourse/ui-kit';
import { indicatorMessages } from '../indicators/locales/messages';
import { COMPARED_AT_MOST, type ChartComparison } from './comparison';

const LIST = { margin: 0, padding: 0, listStyle: 'none', color: colour.text } as const;

/** The pairs that are compared with that of the chart: added from a list, removed one by one. Changes are drawn at once. */
export function CompareSection({ series, offered, onAdd, onRemove }: ChartComparison) {
  const text = indicatorMessages.useText();
  const isFull = series.length >= COMPARED_AT_MOST;
  const chosen = new Set(series.map(({ id }) => id));
  const others = offered().filter(({ id }) => !chosen.has(id));
  return (
    <Box sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Select
        label={text('compare.add')}
        placeholder={text('compare.choose')}
        hint={isFull ? text('compare.full', { count: COMPARED_AT_MOST }) : text('compare.hint')}
        options={others.map(({ id, symbol }) => ({ value: id, label: symbol }))}
        value={undefined}
        onChange={(id) => {
          const pair = others.find((other) => other.id === id);
          if (pair) onAdd(pair);
        }}
        disabled={isFull || others.length === 0}
      />
      <Box component="ul" sx={LIST} aria-label={text('compare.title')}>
        {series.map(({ id, symbol, hasFailed }) => (
          <li key={id}>
            <Row spacing={2} sx={{ justifyContent: 'space-between' }}>
              <Text as="span" size="table">
                <span translate="no">{symbol}</span>
                {hasFailed && `: ${text('compare.failed')}`}
              </Text>
              <IconButton
                icon="close"
                label={text('compare.remove', { symbol })}
                onClick={() => onRemove({ id, symbol })}
              />
            </Row>
          </li>
        ))}
      </Box>
    </Box>
  );
}
