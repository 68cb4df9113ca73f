import { AreaFrame, useScreens, type AreaEntry } from '@bourse/feature-kit';
import { Page } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { c2cMessages } from '../locales/messages';
import { LINKS } from '../links';
import { usePeopleAbilities } from '../people/use-people';
import { PATHS } from '../paths';

/** The addresses of each entry: it is current at any of them and leads to the first. */
const ENTRIES = [
  [[PATHS.market, PATHS.trade, PATHS.legalTrade], 'menu.market'],
  [[PATHS.orders], 'menu.orders'],
  [[PATHS.ownAds, PATHS.adOrders], 'menu.ads'],
  [[PATHS.publish], 'menu.publish'],
  [[PATHS.acceptors, PATHS.acceptorDeal, PATHS.acceptorRecords], 'menu.acceptors'],
] as const;

/** A screen of the c2c area with the area's menu. */
export function C2cFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const text = c2cMessages.useText();
  const payee = useScreens().pathOf(LINKS.payee);
  const { hasRelations, hasHours } = usePeopleAbilities();
  const hasPeople = hasRelations || hasHours;
  const entries: readonly AreaEntry[] = [
    ...ENTRIES.map(([[path, ...aliases], label]) => ({ path, aliases, label: text(label) })),
    ...(hasPeople ? [{ path: PATHS.people, label: text('people.title') }] : []),
    ...(payee === undefined ? [] : [{ path: payee, label: text('menu.payee') }]),
  ];
  return (
    <AreaFrame label={text('menu.label')} entries={entries}>
      <Page title={title}>{children}</Page>
    </AreaFrame>
  );
}
