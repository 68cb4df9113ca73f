import { colour, Icon, QrCode } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useEffect, useId, useRef, useState } from 'react';
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
const Holder = styled('div')({ position: 'relative' });
const Popup = styled('div')({
  position: 'absolute',
  zIndex: 3,
  bottom: 'calc(100% + 8px)',
  insetInlineEnd: 0,
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  boxSizing: 'border-box',
  width: 248,
  padding: 24,
  textAlign: 'center',
  fontSize: 13,
  border: `1px solid ${colour.line}`,
  borderRadius: 8,
  backgroundColor: colour.panel,
  boxShadow: '0 8px 32px rgb(0 0 0 / 20%)',
  '& svg': { borderRadius: 8 },
  '& a': { color: colour.accent, overflowWrap: 'anywhere' },
  '@media (max-width: 600px)': { insetInline: '0 auto' },
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
  const holder = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const name = text(`apps.${system}`);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !holder.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  return (
    <Holder ref={holder}>
      <Trigger
        ref={trigger}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="phone" />
        {name}
      </Trigger>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it hangs on its button and blocks nothing, as a <dialog> would
        <Popup id={id} role="dialog" aria-label={name}>
          <QrCode value={address} size={CODE_SIZE} label={text('apps.code', { app: name })} />
          <span>{text('apps.scan')}</span>
          <a href={address} target="_blank" rel="noopener noreferrer">
            {text('apps.open')}
          </a>
        </Popup>
      )}
    </Holder>
  );
}
