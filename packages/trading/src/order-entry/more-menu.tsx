import { offerActions } from '@bourse/feature-kit';
import { FailedOnPress, lazyPart, MenuButton, type MenuEntry } from '@bourse/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { tradingMessages } from '../locales/messages';
import type { PersonalLimitsStore } from '../personal-limits/stored-personal-limits';

const LimitsDialog = lazyPart(async () => (await import('../personal-limits/limits-dialog')).LimitsDialog, {
  fallback: null,
  failed: ({ onClose }) => <FailedOnPress onClose={onClose} />,
});

export interface MoreMenuProps {
  readonly entries: readonly MenuEntry[];
  /** A sentence below the entries: what the exchange lacks. */
  readonly note?: string | undefined;
  /** The user's own limits of the product; left out for a visitor. */
  readonly limits?: { readonly store: PersonalLimitsStore; readonly currency: string } | undefined;
}

/** Rare actions of an order form: further types of orders, and the user's own limits. Nothing without an entry. */
export function MoreMenu({ entries, note, limits }: MoreMenuProps) {
  const text = tradingMessages.useText();
  const [isOpen, setOpen] = useState(false);
  const ofLimits = limits && { id: 'limits', label: text('limits.title'), onSelect: () => setOpen(true) };
  const offered = useEffectEvent(() =>
    ofLimits ? [{ id: 'limits', label: ofLimits.label, run: ofLimits.onSelect }] : [],
  );
  // The command palette has the limits too.
  useEffect(() => offerActions(() => offered()), []);
  const all = ofLimits ? [...entries, ofLimits] : entries;
  if (all.length === 0) return null;
  return (
    <>
      <MenuButton label={text('order.more')} entries={all} note={note}>
        {text('order.more')}
      </MenuButton>
      {isOpen && limits && <LimitsDialog {...limits} onClose={() => setOpen(false)} />}
    </>
  );
}
