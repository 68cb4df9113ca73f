import { createPortal } from 'react-dom';
import type { Ref } from 'react';
import { plotMessages } from '../locales/messages';
import { ToolButton } from './tool-button';

const PATHS = {
  indicators: 'M1 13c3-9 5-9 7-3s4 5 7-7M1 5h3m8 8h3',
  draw: 'M2.5 13.5l1-3.5 8-8 2.5 2.5-8 8zM10 3.5l2.5 2.5',
  picture: 'M2 4.5h2.5l1-2h5l1 2H14v9H2zM8 6.5A2.25 2.25 0 1 1 8 11a2.25 2.25 0 0 1 0-4.5z',
  fullScreen: 'M2 6V2h4m4 0h4v4m0 4v4h-4m-4 0H2v-4',
  leave: 'M6 2v4H2m12 0h-4V2m0 12v-4h4M2 10h4v4',
};

export interface ChartToolsProps {
  /** Their container in the toolbar. */
  readonly slot: HTMLElement | null;
  readonly isChoosingIndicators: boolean;
  readonly onIndicators: () => void;
  readonly indicatorsRef: Ref<HTMLButtonElement>;
  readonly isDrawing: boolean;
  readonly drawRef: Ref<HTMLButtonElement>;
  readonly onDraw: () => void;
  readonly onPicture: () => void;
  readonly isFullScreen: boolean;
  readonly onFullScreen: () => void;
}

/** The plot's toolbar buttons: indicators, drawing, picture, full screen. */
export function ChartTools(props: ChartToolsProps) {
  const { slot, isChoosingIndicators, onIndicators, indicatorsRef, isDrawing, drawRef, onDraw } = props;
  const { onPicture, isFullScreen, onFullScreen } = props;
  const text = plotMessages.useText();
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
      <ToolButton ref={drawRef} path={PATHS.draw} label={text('tools.draw')} pressed={isDrawing} onClick={onDraw} />
      <ToolButton path={PATHS.picture} label={text('tools.picture')} onClick={onPicture} />
      <ToolButton
        path={isFullScreen ? PATHS.leave : PATHS.fullScreen}
        label={text(isFullScreen ? 'tools.leaveFullScreen' : 'tools.fullScreen')}
        onClick={onFullScreen}
      />
    </>,
    slot,
  );
}
