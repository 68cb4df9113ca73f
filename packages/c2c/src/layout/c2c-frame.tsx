import { AreaFrame, PATHS } from '@bourse/feature-kit';
import { Page } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { c2cMessages } from '../locales/messages';

const ENTRIES = [
  [PATHS.c2cMarket, 'menu.market'],
  [PATHS.c2cOrders, 'menu.orders'],
  [PATHS.c2cRelease, 'menu.ads'],
  [PATHS.c2c, 'menu.publish'],
  [PATHS.acceptors, 'menu.acceptors'],
  [PATHS.userSettings, 'menu.payee'],
] as const;

/** A screen of the c2c area with the area's menu. */
export function C2cFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const text = c2cMessages.useText();
  return (
    <AreaFrame label={text('menu.label')} entries={ENTRIES.map(([path, label]) => ({ path, label: text(label) }))}>
      <Page title={title}>{children}</Page>
    </AreaFrame>
  );
}
