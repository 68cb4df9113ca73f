import { createContext, use, type Context } from 'react';

/** The context of an order form, and the hook by which each field reads its own value, market, balance and actions. */
export function createOrderEntry<Entry extends object>(): [Context<Entry | undefined>, () => Entry] {
  const OrderEntryContext = createContext<Entry | undefined>(undefined);
  const useOrderEntry = () => {
    const entry = use(OrderEntryContext);
    if (!entry) throw new Error('A field of an order form is outside of its form.');
    return entry;
  };
  return [OrderEntryContext, useOrderEntry];
}
