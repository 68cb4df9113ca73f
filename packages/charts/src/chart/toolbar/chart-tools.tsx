import { createPortal } from 'react-dom';
import type { Ref } from 'react';
import { MenuButton, useIsTouch, type MenuEntry } from '@bourse/ui-kit';
import { chartsMessages } from '../../locales/messages';
import { plotMessages } from '../locales/messages';
import { CHART_KINDS, type ChartKind } from '../plot/chart-kind';
import type { PriceScale } from '../plot/use-chart-look';
import { Picture } from './picture';
import { ToolButton } from './tool-button';

const PATHS = {
  indicators: 'M1 13c3-9 5-9 7-3s4 5 7-7M1 5h3m8 8h3',
  draw: 'M2.5 13.5l1-3.5 8-8 2.5 2.5-8 8zM10 3.5l2.5 2.5',
  fullScreen: 'M2 6V2h4m4 0h4v4m0 4v4h-4m-4 0H2v-4',
  leave: 'M6 2v4H2m12 0h-4V2m0 12v-4h4M2 10h4v4',
};

const KIND_PATHS: Record<ChartKind, string> = {
  candles: 'M5 1v3m0 6v4M3 4h4v6H3zM12 3v3m0 5v3M10 6h4v5h-4z',
  heikinAshi: 'M4 1v3m0 5v5M2 4h4v5H2zM11 3v2m0 7v2M9 5h4v7H9zM6 7h3',
  renko: 'M1 9h4v4H1zM5 5h4v4H5zM9 1h4v4H9z',
  ohlc: 'M5 2v11M2 4h3m0 6h3M12 4v10M9 12h3m0-6h3',
  line: 'M1 12l4-5 4 3 6-8',
  area: 'M1 10l4-4 4 3 6-6v12H1z',
};

export interface ChartToolsProps extends PriceScale {
  readonly kind: ChartKind;
  readonly onKind: (kind: ChartKind) => void;
  /** Their container in the toolbar. */
  readonly slot: HTMLElement | null;
  readonly isChoosingIndicators: boolean;
  readonly onIndicators: () => void;
  readonly indicatorsRef: Ref<HTMLButtonElement>;
  /** The chart has drawing tools. */
  readonly hasDraw: boolean;
  readonly isDrawing: boolean;
  readonly drawRef: Ref<HTMLButtonElement>;
  readonly onDraw: () => void;
  readonly onPicture: () => void;
  readonly onCsv: () => void;
  /** Opens the choice of a date; omit where no older bars are loaded. */
  readonly onGoTo: (() => void) | undefined;
  /** Opens the replay; omit where no older bars are loaded. */
  readonly onReplay: (() => void) | undefined;
  /** Opens the choice of the brick size; omit for other chart types. */
  readonly onBrick: (() => void) | undefined;
  readonly isCounting?: boolean;
  /** Shows or hides the countdown of the bar; omit where there is none. */
  readonly onCountdown?: () => void;
  /** Last in the menu, except in full screen: they lead to the page. */
  readonly entries: readonly MenuEntry[] | undefined;
  readonly isFullScreen: boolean;
  readonly onFullScreen: () => void;
}

/**
 * The plot's toolbar buttons: indicators, and a menu of the chart types, drawing, full screen and the picture. With a finger, and while they are on,
 * drawing and full screen have buttons of their own.
 */
export function ChartTools(props: ChartToolsProps) {
  const { slot, isChoosingIndicators, onIndicators, indicatorsRef, hasDraw, isDrawing, drawRef, onDraw } = props;
  const {
    onPicture,
    onCsv,
    isLogarithmic,
    onLogarithmic,
    isPercent,
    onPercent,
    isCounting = false,
    onCountdown,
  } = props;
  const { onGoTo, onReplay, onBrick, isFullScreen, onFullScreen, kind, onKind, entries = [] } = props;
  const text = plotMessages.useText();
  const chartText = chartsMessages.useText();
  const hasButtons = useIsTouch();
  const hasDrawButton = hasButtons || isDrawing;
  const hasFullScreen = hasButtons || isFullScreen;
  if (!slot) return null;
  return createPortal(
    <>
      <ToolButton
        ref={indicatorsRef}
        path={PATHS.indicators}
        label={text('tools.indicators')}
        expanded={isChoosingIndicators}
        onClick={onIndicators}
      />
      {hasDraw && hasDrawButton && (
        <ToolButton
          {...(hasButtons && { ref: drawRef })}
          path={PATHS.draw}
          label={text('tools.draw')}
          pressed={isDrawing}
          onClick={onDraw}
        />
      )}
      {hasFullScreen && (
        <ToolButton
          path={isFullScreen ? PATHS.leave : PATHS.fullScreen}
          label={text(isFullScreen ? 'tools.leaveFullScreen' : 'tools.fullScreen')}
          onClick={onFullScreen}
        />
      )}
      <MenuButton
        buttonRef={hasButtons ? undefined : drawRef}
        label={text('tools.more')}
        entries={[
          ...CHART_KINDS.map((each) => ({
            id: each,
            label: chartText(`chart.${each}`),
            group: chartText('chart.kind'),
            isSelected: each === kind,
            onSelect: () => onKind(each),
          })),
          ...(onBrick ? [{ id: 'brick', label: text('tools.brick'), onSelect: onBrick }] : []),
          ...(!hasDraw || hasDrawButton ? [] : [{ id: 'draw', label: text('tools.draw'), onSelect: onDraw }]),
          ...(hasFullScreen ? [] : [{ id: 'fullScreen', label: text('tools.fullScreen'), onSelect: onFullScreen }]),
          ...(onGoTo ? [{ id: 'goTo', label: text('tools.goTo'), onSelect: onGoTo }] : []),
          ...(onReplay ? [{ id: 'replay', label: text('tools.replay'), onSelect: onReplay }] : []),
          {
            id: 'logarithmic',
            label: text('tools.logarithmic'),
            isChecked: isLogarithmic,
            onSelect: onLogarithmic,
          },
          { id: 'percent', label: text('tools.percent'), isChecked: isPercent, onSelect: onPercent },
          ...(onCountdown
            ? [{ id: 'countdown', label: text('tools.countdown'), isChecked: isCounting, onSelect: onCountdown }]
            : []),
          { id: 'picture', label: text('tools.picture'), onSelect: onPicture },
          { id: 'csv', label: text('tools.csv'), onSelect: onCsv },
          ...(isFullScreen ? [] : entries),
        ]}
      >
        <Picture path={KIND_PATHS[kind]} />
      </MenuButton>
    </>,
    slot,
  );
}
