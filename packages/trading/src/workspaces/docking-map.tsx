/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a group of buttons, where <fieldset> groups fields; and buttons that can be dragged, which <button> cannot in Firefox */
import styled from '@emotion/styled';
import {
  Box,
  colour,
  FOCUS_RING,
  FONT_SIZE,
  hairline,
  PlainButton,
  RADIUS,
  soft,
  Text,
  useAnnounce,
} from '@bourse/ui-kit';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { tradingMessages } from '../locales/messages';
import { workspaceMessages } from './locales/messages';
import {
  placeOf,
  stepPanel,
  ZONES,
  type DockedId,
  type DockingStep,
  type Docking,
  type Zone,
} from '../panel-layout/docking';
import { PANEL_TEXT } from '../panel-layout/panel-text';

const MAP = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gridTemplateRows: 'minmax(120px, auto) minmax(72px, auto)',
  gridTemplateAreas: '"left centre right edge" "foot foot foot edge"',
  gap: 2,
} as const;

const PLACE = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  padding: 2,
  border: hairline(colour.edge, 'dashed'),
  borderRadius: `${RADIUS.panel}px`,
  '&[data-over]': { borderColor: colour.accent, backgroundColor: soft(colour.accent, 12) },
} as const;

const CHIP = {
  padding: 2,
  border: hairline(colour.edge),
  borderRadius: `${RADIUS.control}px`,
  backgroundColor: colour.raised,
  fontSize: FONT_SIZE.table,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'grab',
  '&:focus-visible': FOCUS_RING,
  '&[aria-pressed="true"]': { borderColor: colour.accent, boxShadow: `inset 0 0 0 1px ${colour.accent}` },
} as const;

const Here = styled(PlainButton)({
  padding: 8,
  border: hairline(colour.accent),
  borderRadius: RADIUS.control,
  color: colour.accent,
  fontSize: FONT_SIZE.table,
  textAlign: 'center',
});

const STEPS: Readonly<Record<string, DockingStep>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export interface DockingMapProps {
  readonly docking: Docking;
  /** The panels of the screen. */
  readonly panels: readonly DockedId[];
  readonly onDock: (panel: DockedId, zone: Zone, index?: number) => void;
  readonly onStep: (panel: DockedId, step: DockingStep) => void;
}

/**
 * The zones of a trading screen with the names of their panels. A panel moves by dragging, by the arrow keys, or by a press on it and
 * a press on its new place (WCAG 2.5.7).
 */
export function DockingMap({ docking, panels, onDock, onStep }: DockingMapProps) {
  const text = workspaceMessages.useText();
  const tradingText = tradingMessages.useText();
  const announce = useAnnounce();
  const map = useRef<HTMLDivElement>(null);
  const moved = useRef<DockedId>(undefined);
  const [picked, setPicked] = useState<DockedId>();
  const [over, setOver] = useState<Zone>();

  // A panel in another zone is another element: the focus follows it.
  useLayoutEffect(() => {
    if (moved.current === undefined) return;
    map.current?.querySelector<HTMLElement>(`[data-panel="${moved.current}"]`)?.focus();
    moved.current = undefined;
  });

  const dock = (panel: DockedId, zone: Zone, index?: number) => {
    moved.current = panel;
    setPicked(undefined);
    setOver(undefined);
    onDock(panel, zone, index);
    announce(text('workspace.moved', { panel: tradingText(PANEL_TEXT[panel]), zone: text(`workspace.${zone}`) }));
  };
  const pick = (panel: DockedId) => setPicked(picked === panel ? undefined : panel);
  const pressKey = (panel: DockedId) => (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      pick(panel);
      return;
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const { zone, index } = placeOf(stepPanel(docking, panel, step), panel);
    moved.current = panel;
    onStep(panel, step);
    announce(
      text('workspace.movedTo', {
        panel: tradingText(PANEL_TEXT[panel]),
        zone: text(`workspace.${zone}`),
        place: String(index + 1),
      }),
    );
  };

  return (
    <>
      <Text size="table" tone="quiet">
        {text('workspace.hint')}
      </Text>
      <Box sx={MAP} ref={map}>
        {ZONES.map((zone) => (
          <Box
            sx={PLACE}
            key={zone}
            role="group"
            aria-label={text(`workspace.${zone}`)}
            style={{ gridArea: zone }}
            data-over={over === zone ? '' : undefined}
            onDragOver={(event) => {
              if (picked === undefined) return;
              event.preventDefault();
              setOver(zone);
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (picked !== undefined) dock(picked, zone);
            }}
          >
            {docking[zone]
              .filter((panel) => panels.includes(panel))
              .map((panel) => (
                <Box
                  sx={CHIP}
                  key={panel}
                  role="button"
                  tabIndex={0}
                  data-panel={panel}
                  draggable
                  aria-pressed={picked === panel}
                  onClick={() => pick(panel)}
                  onKeyDown={pressKey(panel)}
                  onDragStart={(event) => {
                    // Firefox starts no drag without data.
                    event.dataTransfer.setData('text/plain', panel);
                    setPicked(panel);
                  }}
                  onDragEnd={() => {
                    setPicked(undefined);
                    setOver(undefined);
                  }}
                  onDrop={(event) => {
                    if (picked === undefined || picked === panel) return;
                    event.preventDefault();
                    event.stopPropagation();
                    dock(picked, zone, docking[zone].filter((other) => other !== picked).indexOf(panel));
                  }}
                >
                  {tradingText(PANEL_TEXT[panel])}
                </Box>
              ))}
            {picked !== undefined && !docking[zone].includes(picked) && (
              <Here
                aria-label={text('workspace.hereOf', {
                  panel: tradingText(PANEL_TEXT[picked]),
                  zone: text(`workspace.${zone}`),
                })}
                onClick={() => dock(picked, zone)}
              >
                {text('workspace.here')}
              </Here>
            )}
          </Box>
        ))}
      </Box>
    </>
  );
}
