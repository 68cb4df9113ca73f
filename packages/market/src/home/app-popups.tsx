import { colour, Icon, QrCode } from '@bourse/ui-kit';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { homeMessages } from '../screens/messages';
import { SectionTitle } from './layout';
import type { MarketSite } from './market-site';

/** Side of the code (trading side, sections 1 and 9). CSS pixels. */
const CODE_SIZE = 200;

const Box = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
  '& > div:first-of-type': { flex: '1 1 320px' },
});
const Words = styled('p')({ margin: '6px 0 0', fontSize: 15, color: colour.quiet });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
const Trigger = styled('button')({
  all: 'unset',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  boxSizing: 'border-box',
  minHeight: 48,
  padding: '0 20px',
  borderRadius: 8,
  border: `1px solid ${colour.edge}`,
  fontSize: 15,
  fontWeight: 600,
  cursor: 'pointer',
  backgroundColor: colour.panel,
  '&:hover': { backgroundColor: colour.raised },
  '&:focus-visible': { outline: `2px solid ${colour.accent}`, outlineOffset: 2 },
});
const Inside = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  width: 248,
  padding: 24,
  textAlign: 'center',
  fontSize: 13,
  '& svg': { borderRadius: 8 },
  '& a': { color: colour.accent, overflowWrap: 'anywhere' },
});

const SYSTEMS = ['ios', 'android'] as const;
type System = (typeof SYSTEMS)[number];

/** Popups with a code for the phone's camera, one for each app that the operator has. */
export function AppPopups({ apps }: { readonly apps: MarketSite['apps'] }) {
  const text = homeMessages.useText();
  return (
    <Box>
      <div>
        <SectionTitle>{text('apps.title')}</SectionTitle>
        <Words>{text('apps.words')}</Words>
      </div>
      <Buttons>
        {SYSTEMS.map((system) => {
          const address = apps[system];
          return address === undefined ? null : <AppPopup key={system} system={system} address={address} />;
        })}
      </Buttons>
    </Box>
  );
}

function AppPopup({ system, address }: { system: System; address: string }) {
  const text = homeMessages.useText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const name = text(`apps.${system}`);
  return (
    <>
      <Trigger
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="phone" />
        {name}
      </Trigger>
      <Popover
        id={id}
        open={isOpen}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': name } }}
      >
        <Inside>
          <QrCode value={address} size={CODE_SIZE} label={text('apps.code', { app: name })} />
          <span>{text('apps.scan')}</span>
          <a href={address} target="_blank" rel="noopener noreferrer">
            {text('apps.open')}
          </a>
        </Inside>
      </Popover>
    </>
  );
}
