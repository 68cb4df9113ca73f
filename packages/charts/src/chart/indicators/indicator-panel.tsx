import { Box, Checkbox, colour, IconButton, RADIUS, Text, useOverlay } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useEffect, useId, useRef } from 'react';
import { CompareSection } from '../compare/compare-section';
import type { ChartComparison } from '../compare/comparison';
import { plotMessages } from '../locales/messages';
import { isVolumeShown, type IndicatorChoice } from './indicator-choice';
import { choiceOf, INDICATORS, withFreeTints, type Indicator } from './catalogue';
import { IndicatorSettings } from './indicator-settings';

const Window = styled('div')({
  position: 'absolute',
  zIndex: 5,
  top: 4,
  right: 4,
  boxSizing: 'border-box',
  width: 'min(280px, calc(100% - 8px))',
  maxHeight: 'calc(100% - 8px)',
  padding: '0 12px 12px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  color: colour.text,
  backgroundColor: colour.panel,
  border: `1px solid ${colour.line}`,
  borderRadius: RADIUS.control,
});
const Head = styled('div')({
  position: 'sticky',
  zIndex: 1,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '4px 0',
  backgroundColor: colour.panel,
});

/** Of 32 px with its line; higher for a finger and with settings. */
const ROW = { py: 0.75, borderTop: 1, borderColor: 'divider' } as const;

export interface IndicatorPanelProps {
  readonly choices: readonly IndicatorChoice[];
  readonly onChoices: (choices: readonly IndicatorChoice[]) => void;
  readonly onClose: () => void;
  /** Pairs beside that of the chart; none are offered without it. */
  readonly comparison?: ChartComparison | undefined;
}

/** Selection and settings of indicators. Changes are drawn at once. */
export function IndicatorPanel({ choices, onChoices, onClose, comparison }: IndicatorPanelProps) {
  const text = plotMessages.useText();
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  useOverlay(true, onClose);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  const change = (next: IndicatorChoice) => onChoices([...choices.filter(({ id }) => id !== next.id), next]);
  return (
    <Window
      ref={panel}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog beside which the chart stays in reach
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <Head>
        <Text as="h3" size="table" isStrong id={titleId}>
          {text('indicators.title')}
        </Text>
        <IconButton icon="close" label={text('indicators.close')} onClick={onClose} />
      </Head>
      <Box sx={ROW}>
        <Checkbox
          label={text('bar.volumeLong')}
          checked={isVolumeShown(choices)}
          onChange={(isShown) => change({ id: 'volume', isShown, parameters: [], tints: [] })}
        />
      </Box>
      {INDICATORS.map((indicator) => (
        <IndicatorRow
          key={indicator.id}
          {...{ indicator, choices }}
          choice={choiceOf(indicator, choices)}
          onChange={change}
        />
      ))}
      {comparison && <CompareSection {...comparison} />}
    </Window>
  );
}

interface IndicatorRowProps {
  readonly indicator: Indicator;
  readonly choice: IndicatorChoice;
  /** Of all indicators. */
  readonly choices: readonly IndicatorChoice[];
  readonly onChange: (choice: IndicatorChoice) => void;
}

/** Settings are expanded below a shown indicator. */
function IndicatorRow({ indicator, choice, choices, onChange }: IndicatorRowProps) {
  const text = plotMessages.useText();
  return (
    <Box sx={ROW}>
      <Checkbox
        label={
          <>
            <b translate="no">{indicator.name}</b> {text(`indicator.${indicator.id}`)}
          </>
        }
        checked={choice.isShown}
        onChange={(isShown) => onChange({ ...(isShown ? withFreeTints(choice, choices) : choice), isShown })}
      />
      {choice.isShown && <IndicatorSettings {...{ indicator, choice, onChange }} />}
    </Box>
  );
}
