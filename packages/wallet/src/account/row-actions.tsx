import { MenuButton, useIsPhone, VisuallyHidden } from '@bourse/ui-kit';
import { useNavigate } from 'react-router';
import { walletMessages } from '../locales/messages';

/** Something that can be done with a row of balances. */
export interface RowAction {
  readonly id: string;
  readonly label: string;
  /** What a press does: a function, or an address to which it leads. */
  readonly run: (() => void) | string;
}

export interface RowActionsProps {
  readonly currency: string;
  readonly actions: readonly RowAction[];
}

/** The actions of a row in one menu. */
export function RowActions({ currency, actions }: RowActionsProps) {
  const text = walletMessages.useText();
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  if (actions.length === 0) return null;
  const label = text('balances.actionsOf', { currency });
  const entries = actions.map(({ id, label: entry, run }) => ({
    id,
    label: entry,
    onSelect: () => {
      if (typeof run === 'string') void navigate(run);
      else run();
    },
  }));
  if (isPhone) return <MenuButton icon="more" label={label} entries={entries} />;
  return (
    <MenuButton label={label} entries={entries}>
      <span aria-hidden>{text('balances.actions')}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </MenuButton>
  );
}
