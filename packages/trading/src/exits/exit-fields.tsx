import type { Decimal } from '@bourse/decimal';
import { percentChange } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { Checkbox, FieldGroup, MenuButton, NumberField, VisuallyHidden } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { tradingMessages } from '../locales/messages';
import {
  EXIT_KINDS,
  EXIT_NAMES,
  exitUnitOf,
  isDistance,
  PERCENT_PLACES,
  type ExitDraft,
  type ExitEntry,
  type ExitKind,
  type Exits,
  type ExitUnit,
} from './exits';

const UNITS = ['price', 'percent'] as const satisfies readonly ExitUnit[];

/** The typed exits, their prices, and what they would give. */
export interface ExitFieldsProps {
  readonly draft: ExitDraft;
  readonly entry: ExitEntry;
  /** The prices of the typed exits. */
  readonly exits: Exits;
  /** Profit or loss at each exit, in quote currency; `undefined`: not known. */
  readonly results: Readonly<Record<ExitKind, Decimal | undefined>>;
  readonly errors: Readonly<Record<ExitKind, string | undefined>>;
  readonly quote: string;
  /** The step of the arrow keys. Default: one unit of the last decimal. */
  readonly step?: Decimal | undefined;
  readonly onExit: (kind: ExitKind, value: Decimal | undefined) => void;
  readonly onUnit: (unit: ExitUnit) => void;
  /** Makes the stop loss a trailing one; given where the back end offers it. */
  readonly onTrailing?: ((isTrailing: boolean) => void) | undefined;
  readonly onTouch: (kind: ExitKind) => void;
  /** Below the fields: which price triggers the exits, and what keeps them. */
  readonly children?: ReactNode;
}

/** Take profit and stop loss of an order, typed as prices or as distances in per cent. */
export function ExitFields({ children, ...props }: ExitFieldsProps) {
  const { draft, onTrailing } = props;
  const text = tradingMessages.useText();
  return (
    <FieldGroup aria-label={text('exits.title')}>
      {EXIT_KINDS.map((kind) => (
        <ExitField key={kind} {...props} kind={kind} />
      ))}
      {onTrailing && (
        <Checkbox label={text('exits.trails')} checked={draft.isTrailing === true} onChange={onTrailing} />
      )}
      {children}
    </FieldGroup>
  );
}

function ExitField(props: Omit<ExitFieldsProps, 'children'> & { readonly kind: ExitKind }) {
  const { kind, draft, entry, quote, step, errors, onExit, onTouch } = props;
  const text = tradingMessages.useText();
  const unit = exitUnitOf(draft, kind);
  const isPercent = unit === 'percent';
  const isTrailing = kind === 'stopLoss' && draft.isTrailing === true;
  const value = draft[kind];
  return (
    <NumberField
      // A typed text belongs to a unit and a meaning.
      key={`${unit} ${isTrailing}`}
      name={kind}
      label={text(isTrailing ? 'exits.trailDistance' : EXIT_NAMES[kind])}
      value={value}
      onChange={(typed) => onExit(kind, typed)}
      onBlur={() => value !== undefined && onTouch(kind)}
      decimals={isPercent ? PERCENT_PLACES : entry.priceDecimals}
      {...(step !== undefined && !isPercent && { step })}
      actionUnit={isPercent ? '%' : quote}
      action={<UnitMenu {...props} />}
      error={errors[kind]}
      hint={useExitHint(props)}
    />
  );
}

/** The price of an exit that is typed in per cent, or the distance of one that is typed as a price, and its result. */
function useExitHint({ kind, draft, entry, exits, results, quote }: Parameters<typeof ExitField>[0]) {
  const text = tradingMessages.useText();
  const format = useFormat();
  const price = exits[kind];
  if (price === undefined) return undefined;
  const distance = entry.price === undefined ? undefined : percentChange(entry.price, price);
  const place = isDistance(draft, kind)
    ? `${format.price(price, entry.priceDecimals)} ${quote}`
    : distance && format.percent(distance, { sign: 'always' });
  const result = results[kind];
  const profit =
    result &&
    text('exits.result', { profit: format.decimal(result, { decimals: 4, minDecimals: 2, sign: 'always' }), quote });
  return [place, profit].filter((part) => part !== undefined).join(' · ');
}

/** A button that shows the unit of the exits and chooses the other one. */
function UnitMenu({ kind, draft, quote, onUnit }: Parameters<typeof ExitField>[0]) {
  const text = tradingMessages.useText();
  const names = { price: quote, percent: '%' };
  const unit = exitUnitOf(draft, kind);
  return (
    <MenuButton
      label={text('exits.unit')}
      entries={UNITS.map((id) => ({
        id,
        label: names[id],
        isSelected: id === unit,
        onSelect: () => onUnit(id),
      }))}
    >
      <span>
        <VisuallyHidden>{text('exits.unit')} </VisuallyHidden>
        {names[unit]}
      </span>
    </MenuButton>
  );
}
