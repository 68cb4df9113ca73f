import { useScreenLink } from '@bourse/feature-kit';
import { Button, colour, COVERED, FONT_SIZE, Icon, Row, soft } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { leverMessages } from '../locales/messages';
import { LINKS } from '../links';

// At the foot, above the buttons of a phone: header, menu and bell stay in reach.
const Bar = styled('section')({
  position: 'fixed',
  zIndex: 1200,
  insetInline: 0,
  bottom: COVERED.bottom,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  alignItems: 'center',
  justifyContent: 'center',
  padding: '8px 12px',
  fontSize: FONT_SIZE.form,
  color: colour.onFill,
  backgroundColor: colour.dangerFill,
});
const Actions = styled('div')({
  display: 'flex',
  gap: 8,
  '& button, & a': {
    color: colour.onFill,
    border: '1px solid currentcolor',
    backgroundColor: 'transparent',
    '&:hover, &:focus-visible': { backgroundColor: soft(colour.black, 20) },
  },
});

export interface WarningBarProps {
  /** Risk rate in per cent, formatted. */
  readonly riskRate: string;
  readonly canClose: boolean;
  readonly onCloseAll: () => void;
}

/** The account is near liquidation: a bar over every screen with the two ways out. */
export function WarningBar({ riskRate, canClose, onCloseAll }: WarningBarProps) {
  const text = leverMessages.useText();
  const transfer = useScreenLink(LINKS.transfer);
  return (
    <Bar role="alert" aria-label={text('warning.title')}>
      <Row component="strong" spacing={2}>
        <Icon name="warning" />
        {text('warning.message', { rate: riskRate })}
      </Row>
      <Actions>
        {canClose && (
          <Button size="small" tone="quiet" onClick={onCloseAll}>
            {text('batch.all')}
          </Button>
        )}
        {transfer && (
          <Button size="small" tone="quiet" {...transfer}>
            {text('warning.transfer')}
          </Button>
        )}
      </Actions>
    </Bar>
  );
}
