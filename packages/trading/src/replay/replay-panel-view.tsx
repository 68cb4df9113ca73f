import { useFormat } from '@bourse/i18n';
import {
  Box,
  Button,
  colour,
  ConfirmDialog,
  directionOf,
  FONT_SIZE,
  hairline,
  RADIUS,
  Row,
  SegmentedControl,
  Slider,
  space,
  Text,
} from '@bourse/ui-kit';
import { useState } from 'react';
import { tradingMessages } from '../locales/messages';
import { recordingMessages } from './locales/messages';
import type { Replay, ReplayMove } from './replay-api';

const SPEEDS = ['1', '5', '15', '60'] as const;
type Speed = (typeof SPEEDS)[number];
const MINUTE_MS = 60_000;
const GAIN_DECIMALS = 2;

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2, 4),
  padding: space(2, 4),
  backgroundColor: colour.panel,
  border: hairline(colour.line),
  borderRadius: `${RADIUS.control}px`,
  fontSize: FONT_SIZE.table,
} as const;

export interface ReplayPanelViewProps {
  readonly replay: Replay;
  readonly onMove: (move: ReplayMove) => void;
  /** A move is being carried out. */
  readonly isMoving: boolean;
}

/** Controls of a replay, and what the session's spot fills have gained against holding. */
export function ReplayPanelView({ replay, onMove, isMoving }: ReplayPanelViewProps) {
  const text = recordingMessages.useText();
  const label = tradingMessages.useText()('replay.label');
  const format = useFormat();
  const { from, to, at, isPaused, isEnded, fills, againstHolding } = replay;
  const speed = SPEEDS.find((offered) => Number(offered) === replay.speed);
  const minutes = Math.max(1, Math.floor((to - from) / MINUTE_MS));
  const [chosen, setChosen] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const startAt = Math.min(from + chosen * MINUTE_MS, to - 1000);
  return (
    <Box component="section" sx={BAR} aria-label={label}>
      <Text as="span" size="inherit" isFigure>
        {format.zonedDateTime(at)}
      </Text>
      <Button
        size="small"
        disabled={isEnded || isMoving}
        onClick={() => onMove({ action: isPaused ? 'play' : 'pause' })}
      >
        {text(isPaused ? 'replay.play' : 'replay.pause')}
      </Button>
      <Button size="small" tone="quiet" disabled={isEnded || isMoving} onClick={() => onMove({ action: 'step' })}>
        {text('replay.step')}
      </Button>
      <div style={{ width: 220 }}>
        <SegmentedControl<Speed | ''>
          label={text('replay.speed')}
          value={speed ?? ''}
          onChange={(next) => onMove({ action: 'speed', speed: Number(next) })}
          options={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
        />
      </div>
      <Row spacing={4} sx={{ flex: '1 1 240px', flexWrap: 'nowrap', paddingInline: 2, '& > button': { flex: 'none' } }}>
        <Slider
          label={text('replay.startTime')}
          value={Math.min(chosen, minutes - 1)}
          onChange={setChosen}
          min={0}
          max={Math.max(1, minutes - 1)}
          valueText={(minute) => format.dateTime(from + minute * MINUTE_MS)}
        />
        <Button size="small" tone="quiet" disabled={isMoving} onClick={() => setAsking(true)}>
          {text('replay.start', { time: format.time(startAt) })}
        </Button>
      </Row>
      <span>
        {isEnded ? `${text('replay.ended')} ` : ''}
        {text('replay.journal', { count: fills.length })}{' '}
        <strong style={{ color: fills.length === 0 ? undefined : GAIN_COLOUR[directionOf(againstHolding)] }}>
          {format.decimal(againstHolding, { decimals: GAIN_DECIMALS, minDecimals: GAIN_DECIMALS, sign: 'always' })} USDT
        </strong>
      </span>
      <ConfirmDialog
        open={isAsking}
        title={text('replay.startTitle')}
        confirmLabel={text('replay.startConfirm')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onMove({ action: 'start', at: Math.floor(startAt / 1000) });
        }}
      >
        {text('replay.startHint')}
      </ConfirmDialog>
    </Box>
  );
}

const GAIN_COLOUR = { up: colour.up, down: colour.down, unchanged: undefined } as const;
