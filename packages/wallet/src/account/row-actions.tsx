import { useLink } from '@bourse/feature-kit';
import { Button, MenuButton, Row, useIsBelow, VisuallyHidden } from '@bourse/ui-kit';
import { useNavigate } from 'react-router';
import { walletMessages } from '../locales/messages';

/** Something that can be done with a row of balances. */
export interface RowAction {
  readonly id: string;
  readonly label: string;
  /** The label with its currency, for screen readers. */
  readonly name: string;
  /** Of an action that opens a panel: whether the panel is open. */
  readonly isExpanded?: boolean;
  /** What a press does: a function, or an address to which it leads. */
  readonly run: (() => void) | string;
}

export interface RowActionsProps {
  readonly currency: string;
  readonly actions: readonly RowAction[];
}

function LinkButton({ label, name, to }: Pick<RowAction, 'label' | 'name'> & { readonly to: string }) {
  const link = useLink(to);
  return (
    <Button size="small" tone="quiet" aria-label={name} {...link}>
      {label}
    </Button>
  );
}

function ActionButton({ action: { label, name, isExpanded, run } }: { readonly action: RowAction }) {
  if (typeof run === 'string') return <LinkButton label={label} name={name} to={run} />;
  return (
    <Button size="small" tone="quiet" aria-expanded={isExpanded} aria-label={name} onClick={run}>
      {label}
    </Button>
  );
}

/** The actions of a row: buttons side by side; where the row has no room for them, the first one and a menu with the others. */
export function RowActions({ currency, actions }: RowActionsProps) {
  const text = walletMessages.useText();
  const isNarrow = useIsBelow('lg');
  const navigate = useNavigate();
  const [first, ...others] = actions;
  if (!first) return null;
  const isFolded = isNarrow && others.length > 1;
  return (
    <Row style={{ justifyContent: 'flex-end', gap: 4 }}>
      <ActionButton action={first} />
      {!isFolded && others.map((action) => <ActionButton key={action.id} action={action} />)}
      {isFolded && (
        <MenuButton
          label={text('balances.actionsOf', { currency })}
          entries={others.map(({ id, label, run }) => ({
            id,
            label,
            onSelect: () => {
              if (typeof run === 'string') void navigate(run);
              else run();
            },
          }))}
        >
          <span aria-hidden>{text('balances.more')}</span>
          <VisuallyHidden>{text('balances.actionsOf', { currency })}</VisuallyHidden>
        </MenuButton>
      )}
    </Row>
  );
}
