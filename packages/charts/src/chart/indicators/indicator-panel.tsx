import {
  Box,
  Checkbox,
  colour,
  hairline,
  IconButton,
  RADIUS,
  Row,
  SearchField,
  space,
  Text,
  useOverlay,
} from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useEffect, useId, useRef } from 'react';
import { CompareSection } from '../compare/compare-section';
import type { ChartComparison } from '../compare/comparison';
import { plotMessages } from '../locales/messages';
import { choiceOf, withFreeTints } from './catalogue';
import type { Indicator } from './indicator';
import { isVolumeShown, VOLUME_ID, type IndicatorChoice } from './indicator-choice';
import { IndicatorSettings } from './indicator-settings';
import { indicatorMessages } from './locales/messages';
import { titleOf, useIndicatorList } from './use-indicator-list';

const Window = styled('div')({
  position: 'absolute',
  zIndex: 5,
  top: 4,
  right: 4,
  boxSizing: 'border-box',
  width: 'min(280px, calc(100% - 8px))',
  maxHeight: 'calc(100% - 8px)',
  padding: space(0, 3, 3),
  overflow: 'auto',
  overscrollBehavior: 'contain',
  color: colour.text,
  backgroundColor: colour.panel,
  border: hairline(colour.line),
  borderRadius: RADIUS.control,
});
const HEAD = {
  position: 'sticky',
  zIndex: 1,
  top: 0,
  padding: space(1, 0, 2),
  backgroundColor: colour.panel,
} as const;

/** Of 32 px with its line; higher for a finger and with settings. */
const ROW = { py: 0.75, borderTop: 1, borderColor: 'divider' } as const;

export interface IndicatorPanelProps {
  readonly choices: readonly IndicatorChoice[];
  readonly onChoices: (choices: readonly IndicatorChoice[]) => void;
  readonly onClose: () => void;
  /** Pairs beside that of the chart; none are offered without it. */
  readonly comparison?: ChartComparison | undefined;
}

/** A row with its star, which is filled for a favourite. */
const STARRED = {
  justifyContent: 'space-between',
  flexWrap: 'nowrap',
  '& [aria-pressed="true"] svg': { fill: 'currentColor', color: colour.warning },
} as const;

/** Selection and settings of indicators. Changes are drawn at once. */
export function IndicatorPanel({ choices, onChoices, onClose, comparison }: IndicatorPanelProps) {
  const text = indicatorMessages.useText();
  const plotText = plotMessages.useText();
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const list = useIndicatorList();
  useOverlay(true, onClose);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  const change = (next: IndicatorChoice) => {
    onChoices([...choices.filter(({ id }) => id !== next.id), next]);
    list.onChange(next);
  };
  return (
    <Window
      ref={panel}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog beside which the chart stays in reach
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <Box sx={HEAD}>
        <Row sx={{ justifyContent: 'space-between' }}>
          <Text as="h3" size="table" isStrong id={titleId}>
            {text('indicators.title')}
          </Text>
          <IconButton icon="close" label={text('indicators.close')} onClick={onClose} />
        </Row>
        <SearchField label={text('indicators.search')} value={list.query} onChange={list.setQuery} maxLength={40} />
      </Box>
      {list.query === '' && (
        <Box sx={ROW}>
          <Checkbox
            label={plotText('bar.volumeLong')}
            checked={isVolumeShown(choices)}
            onChange={(isShown) => change({ id: VOLUME_ID, isShown, parameters: [], tints: [] })}
          />
        </Box>
      )}
      {list.sections.map((section) => (
        <section key={section.id} aria-label={text(`indicators.${section.id}`)}>
          <Text as="h4" size="dense" tone="quiet">
            {text(`indicators.${section.id}`)}
          </Text>
          {section.indicators.map((indicator) => (
            <IndicatorRow
              key={indicator.id}
              {...{ indicator, choices }}
              choice={choiceOf(indicator, choices)}
              isFavourite={list.marks.favourites.includes(indicator.id)}
              onFavourite={() => list.onFavourite(indicator.id)}
              onChange={change}
            />
          ))}
        </section>
      ))}
      {list.sections.length === 0 && (
        <Text as="p" size="table" tone="quiet">
          {text('indicators.none', { query: list.query })}
        </Text>
      )}
      {comparison && list.query === '' && <CompareSection {...comparison} />}
    </Window>
  );
}

interface IndicatorRowProps {
  readonly indicator: Indicator;
  readonly choice: IndicatorChoice;
  /** Of all indicators. */
  readonly choices: readonly IndicatorChoice[];
  readonly isFavourite: boolean;
  readonly onFavourite: () => void;
  readonly onChange: (choice: IndicatorChoice) => void;
}

/** Settings are expanded below a shown indicator. */
function IndicatorRow({ indicator, choice, choices, isFavourite, onFavourite, onChange }: IndicatorRowProps) {
  const text = indicatorMessages.useText();
  return (
    <Box sx={ROW}>
      <Row sx={STARRED}>
        <Checkbox
          label={
            <>
              <b translate="no">{indicator.name}</b> {titleOf(text, indicator)}
            </>
          }
          checked={choice.isShown}
          onChange={(isShown) => onChange({ ...(isShown ? withFreeTints(choice, choices) : choice), isShown })}
        />
        <IconButton
          icon="star"
          label={text('indicators.star', { name: indicator.name })}
          pressed={isFavourite}
          onClick={onFavourite}
        />
      </Row>
      {choice.isShown && <IndicatorSettings {...{ indicator, choice, onChange }} />}
    </Box>
  );
}
