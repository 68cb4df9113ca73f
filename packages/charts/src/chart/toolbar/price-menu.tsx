import { decimal, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { LazyMenuList, useOverlay, useToast, type MenuEntry } from '@bourse/ui-kit';
import { useEffect, useEffectEvent, useId, useState, type RefObject } from 'react';
import { priceToolMessages } from './locales/messages';
import type { OrderKind } from '../plot/chart-line';
import type { PlotAreaStore } from '../plot/plot-area-store';

export interface PriceMenuProps {
  /** The plot under the pointer. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly plotAreas: PlotAreaStore;
  /** The price of a menu that is opened by key. */
  readonly last: Decimal;
  /** Places of a price. */
  readonly decimals: number;
  readonly onAlertAt: ((price: Decimal) => void) | undefined;
  readonly onOrderAt: ((price: Decimal, kind?: OrderKind) => void) | undefined;
  /** Orders that `onOrderAt` tells apart. */
  readonly orderKinds: readonly OrderKind[];
}

/** Where the menu is open, CSS pixels in the frame. */
interface Place {
  readonly price: Decimal;
  readonly left: number;
  readonly top: number;
}

/** Opens at the price of a right press, a long press of a browser that has one, or at the last price by the key of menus. */
function useMenuPlace({ frame, plotAreas, last, decimals }: PriceMenuProps) {
  const [place, setPlace] = useState<Place>();
  const open = useEffectEvent((event: MouseEvent) => {
    const area = plotAreas.get();
    const isOfPlot = event.target instanceof Element && event.target.closest('[role="application"]');
    if (!area || !isOfPlot || !frame.current) return;
    const { left, top } = frame.current.getBoundingClientRect();
    const isByKey = event.button !== 2 && !('pointerType' in event && event.pointerType === 'touch');
    const y = isByKey ? area.yOf(Number(last)) : event.clientY - top;
    if (y < area.top || y > area.top + area.height) return;
    event.preventDefault();
    setPlace({
      price: isByKey ? last : decimal(Math.max(0, area.priceAt(y)).toFixed(decimals)),
      left: isByKey ? area.left + area.width / 2 : event.clientX - left,
      top: y,
    });
  });
  useEffect(() => {
    const element = frame.current;
    const listen = (event: MouseEvent) => open(event);
    element?.addEventListener('contextmenu', listen);
    return () => element?.removeEventListener('contextmenu', listen);
  }, [frame]);
  return { place, close: () => setPlace(undefined) };
}

/**
 * Runs what is chosen after the menu is removed and has given the focus back, because it may move the focus again; in a task of its own, because
 * the caller flushes updates, which an effect cannot: a field that takes the focus before would overwrite the price.
 */
function useAfterMenu() {
  const [chosen, setChosen] = useState<{ readonly run: () => void }>();
  useEffect(() => {
    if (chosen) queueMicrotask(chosen.run);
  }, [chosen]);
  return (run: () => void) => setChosen({ run });
}

/** Copies a price; a toast has the result. */
function useCopiedPrice() {
  const text = priceToolMessages.useText();
  const toast = useToast();
  const copy = async (value: Decimal, price: string) => {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(text('menu.copied', { price }), 'chart-price');
    } catch {
      toast.error(text('menu.copyFailed'), 'chart-price');
    }
  };
  return (value: Decimal, price: string) => void copy(value, price);
}

/** What can be done at a price of the chart: orders, an alert, a copy of the price. */
export function PriceMenu(props: PriceMenuProps) {
  const { decimals, onAlertAt, onOrderAt, orderKinds } = props;
  const text = priceToolMessages.useText();
  const format = useFormat();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { place, close } = useMenuPlace(props);
  useOverlay(place !== undefined, close);
  const copyPrice = useCopiedPrice();
  const runAfterMenu = useAfterMenu();

  if (!place) return null;
  const { price: at } = place;
  const price = format.price(at, decimals);
  const entry = (name: string, label: string, run: () => void): MenuEntry => ({
    id: name,
    label,
    onSelect: () => runAfterMenu(run),
  });
  const orders = onOrderAt
    ? orderKinds.map((kind) => entry(kind, text(`menu.${kind}`, { price }), () => onOrderAt(at, kind)))
    : [];
  const anyOrder =
    onOrderAt && orders.length === 0 ? [entry('order', text('order.at', { price }), () => onOrderAt(at))] : [];
  const alert = onAlertAt ? [entry('alert', text('alert.at', { price }), () => onAlertAt(at))] : [];
  return (
    <>
      <span ref={setAnchor} style={{ position: 'absolute', left: place.left, top: place.top }} />
      {anchor && (
        <LazyMenuList
          id={id}
          label={text('menu.label', { price })}
          entries={[
            ...orders,
            ...anyOrder,
            ...alert,
            entry('copy', text('menu.copy', { price }), () => copyPrice(at, price)),
          ]}
          anchor={anchor}
          onClose={close}
        />
      )}
    </>
  );
}
