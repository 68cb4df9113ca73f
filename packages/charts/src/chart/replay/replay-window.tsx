import type { Decimal } from '@bourse/decimal';
import { Alert, Button, FocusTrap, Text, useOverlay } from '@bourse/ui-kit';
import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Resolution } from '@bourse/contracts/bars';
import { chartsMessages } from '../../locales/messages';
import type { LoadTo } from '../date-jump/loaded-to';
import { longResolution } from '../resolution/resolution-text';
import { useFullScreen } from '../toolbar/use-full-screen';
import { replayMessages } from './locales/messages';
import { PaperDesk } from './paper-desk';
import { ReplayControls } from './replay-controls';
import { Body, Cover, Foot, Head, Side, Tools } from './replay-frame';
import { handleReplayKey } from './replay-keys';
import { ReplayPlot, type ReplayPlotProps } from './replay-plot';
import { StartForm } from './start-form';
import { useReplaySession } from './use-replay-session';
import { useStartDate } from './use-start-date';

export interface ReplayWindowProps extends Pick<ReplayPlotProps, 'engine' | 'pair' | 'bars' | 'renderChart'> {
  readonly resolution: Resolution;
  /** Reads the exchange's time, epoch milliseconds. */
  readonly now: () => number;
  readonly onLoadTo: LoadTo;
  /** What the exchange charges a taker, a share; `undefined` where it is not known. */
  readonly takerFee: Decimal | undefined;
  readonly onClose: () => void;
}

/** The window covers the page, which does not scroll. Returns how it is left: the browser's full screen ends with it. */
function useCover(onClose: () => void) {
  const fullScreen = useFullScreen();
  useOverlay(true, onClose);
  useEffect(() => {
    const { style } = document.documentElement;
    const { overflow } = style;
    style.overflow = 'hidden';
    return () => {
      style.overflow = overflow;
    };
  }, []);
  const leave = () => {
    if (fullScreen.isFull) fullScreen.toggle();
    onClose();
  };
  return { fullScreen, leave };
}

/**
 * A replay of bars over the whole page. The page below goes on with the real market and cannot be reached: its order form is covered, and
 * its keys are off while a modal window is open.
 */
export function ReplayWindow(props: ReplayWindowProps) {
  const { engine, pair, resolution, bars, now, onLoadTo, takerFee, renderChart, onClose } = props;
  const text = replayMessages.useText();
  const intervalText = chartsMessages.useText();
  const id = useId();
  const [toolSlot, setToolSlot] = useState<HTMLElement | null>(null);
  const { fullScreen, leave } = useCover(onClose);
  const session = useReplaySession(pair, { bars, resolution, now });
  const { replay, trades, onTrade, start, isTooNew, barText } = session;
  const date = useStartDate({ bars, resolution, onLoadTo, onStart: start });
  const { current, startedAt } = replay;
  const asWindow = {
    role: 'dialog',
    'aria-modal': true,
    'aria-labelledby': `${id}title`,
    'aria-describedby': `${id}real`,
  } as const;
  return createPortal(
    <FocusTrap isActive>
      <Cover {...asWindow} tabIndex={-1} translate="no" onKeyDown={(event) => handleReplayKey(event, replay)}>
        <Alert
          tone="warning"
          title={text('replay.banner')}
          action={
            <Button size="small" tone="quiet" onClick={leave}>
              {text('replay.leave')}
            </Button>
          }
        >
          <span id={`${id}real`}>{text('replay.real')}</span>
        </Alert>
        <Head>
          <Text as="h2" isStrong id={`${id}title`}>
            {text('replay.title', { symbol: pair.symbol })}
          </Text>
          <Text as="span" size="table" tone="quiet">
            {longResolution(intervalText, resolution)}
          </Text>
          {current && (
            <Text as="span" size="table" isFigure>
              {barText(current)}
            </Text>
          )}
          <Tools ref={setToolSlot} />
        </Head>
        <Body>
          <ReplayPlot {...{ engine, pair, bars, session, renderChart, toolSlot, fullScreen }} onStart={date.startAt} />
          <Side>
            {current ? (
              <PaperDesk key={startedAt} {...{ pair, current, takerFee, trades, onTrade }} />
            ) : (
              <StartForm {...{ bars, date, now, isTooNew }} />
            )}
          </Side>
        </Body>
        {current && (
          <Foot>
            <ReplayControls key={startedAt} replay={replay} />
          </Foot>
        )}
      </Cover>
    </FocusTrap>,
    document.body,
  );
}
